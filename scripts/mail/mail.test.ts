import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { composeBrand } from './brand.ts'
import { composeTemplates } from './templates.ts'

const root = join(import.meta.dirname, '..', '..')

test('what mails take from the brand is up to date; else run npm run mail:build', async () => {
  const { path, text } = await composeBrand(root)
  expect(await readFile(join(root, path), 'utf8')).toBe(text)
})

test('the mails of the auth server are up to date; else run npm run mail:build', async () => {
  const templates = await composeTemplates(root)
  const files = (await readdir(join(root, 'supabase/templates'))).map(
    (name) => `supabase/templates/${name}`,
  )
  expect(templates.map(({ path }) => path).toSorted()).toEqual(files.toSorted())
  for (const { path, text } of templates) {
    expect(await readFile(join(root, path), 'utf8'), path).toBe(text)
  }
})

test('each is named in config.toml, and nothing in it is put in by us', async () => {
  const config = await readFile(join(root, 'supabase/config.toml'), 'utf8')
  const known = 'Email NewEmail OldEmail RedirectTo SiteURL Token TokenHash'.split(' ')
  for (const { path, text } of await composeTemplates(root)) {
    expect.soft(config).toContain(`content_path = "./${path}"`)
    const asked = [...text.matchAll(/\{\{\.(\w+)\}\}/g)].map(([, name]) => name)
    expect.soft(asked.filter((name) => !known.includes(name ?? ''))).toEqual([])
    // The one that would be used up by whoever fetches it.
    expect.soft(text).not.toContain('ConfirmationURL')
  }
})
