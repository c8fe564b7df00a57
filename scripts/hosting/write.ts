import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { hosting } from '../../src/config/hosting.ts'
import { inlineScriptHashes } from './script-hashes.ts'

// Writes vercel.json from src/config/hosting.ts and the inline script of index.html.
const at = (path: string) => new URL(`../../${path}`, import.meta.url)
const hashes = inlineScriptHashes(readFileSync(at('index.html'), 'utf8'))
const text = await format(JSON.stringify(hosting(hashes)), { parser: 'json', printWidth: 100 })
writeFileSync(at('vercel.json'), text)
