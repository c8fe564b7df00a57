// `npm run mail:build`: writes what mails take from the brand, and the mails of the auth server.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeBrand } from './brand.ts'

const root = join(import.meta.dirname, '..', '..')

async function write({ path, text }: { path: string; text: string }): Promise<void> {
  await writeFile(join(root, path), text)
  console.log(`Wrote ${path}.`)
}

await write(await composeBrand(root))
// Not before: the letters are drawn in the colours that were just written.
const { composeTemplates } = await import('./templates.ts')
for (const template of await composeTemplates(root)) await write(template)
