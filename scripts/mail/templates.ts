import { format, resolveConfig } from 'prettier'
import { brand } from '../../src/config/brand.ts'
import { letterHtml } from '../../supabase/functions/_shared/mail/layout.ts'
import { authLetters } from './auth-letters.ts'

/** The mails of the auth server, as a hosted project and the embedded backend take them. */
export async function composeTemplates(root: string): Promise<{ path: string; text: string }[]> {
  const options = await resolveConfig(`${root}/supabase/templates/confirmation.html`)
  return Promise.all(
    Object.entries(authLetters(brand.name)).map(async ([name, letter]) => ({
      path: `supabase/templates/${name}.html`,
      text: await format(letterHtml(brand.name, letter), { ...options, parser: 'html' }),
    })),
  )
}
