import { format, resolveConfig } from 'prettier'
import { brand } from '../../src/config/brand.ts'
import { authLetters } from '../../supabase/functions/_shared/mail/auth-letters.ts'
import { letterHtml } from '../../supabase/functions/_shared/mail/layout.ts'

/**
 * What stands in double braces is put in by the server. Links lead to a page of the app and carry their token behind the #, where
 * neither a server nor a scanner that merely fetches the address comes by it.
 */
const placeholders = {
  email: '{{.Email}}',
  newEmail: '{{.NewEmail}}',
  oldEmail: '{{.OldEmail}}',
  code: '{{.Token}}',
  link: (type: string) =>
    `{{.SiteURL}}/auth-callback#token_hash={{.TokenHash}}&type=${type}&redirect_to={{.RedirectTo}}`,
}

/** The mails of the auth server, as a hosted project and the embedded backend take them. */
export async function composeTemplates(root: string): Promise<{ path: string; text: string }[]> {
  const options = await resolveConfig(`${root}/supabase/templates/confirmation.html`)
  return Promise.all(
    Object.entries(authLetters(brand.name, placeholders)).map(async ([name, letter]) => ({
      path: `supabase/templates/${name}.html`,
      text: await format(letterHtml(brand.name, letter), { ...options, parser: 'html' }),
    })),
  )
}
