import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { hosting } from '../../src/config/hosting.ts'
import { inlineScriptHashes } from './script-hashes.ts'
import { hostingSettings } from './settings.ts'

// Writes vercel.json from src/config/hosting.ts, the inline scripts of index.html and VITE_GEOIP_URL, if the environment has it.
const at = (path: string) => new URL(`../../${path}`, import.meta.url)
const hashes = inlineScriptHashes(readFileSync(at('index.html'), 'utf8'))
const settings = hostingSettings(fileURLToPath(at('.')))
const text = await format(JSON.stringify(hosting(hashes, settings)), {
  parser: 'json',
  printWidth: 100,
})
writeFileSync(at('vercel.json'), text)
