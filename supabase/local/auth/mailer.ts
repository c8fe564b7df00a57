import type { App, EmailDriver } from '@supabase/lite'
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { rootDir } from '../paths.ts'

type Mailer = NonNullable<App['_mailer']>
type Context = Parameters<Mailer['sendEmailChange']>[3]

/** Where the link of a mail leads, as the request that caused it asked for. */
export const redirects = new AsyncLocalStorage<string | undefined>()

/** The template of `config.toml` and the type that the link verifies. */
const kinds = {
  confirmation: { type: 'signup', text: 'Confirm that this address is yours, and you are in.' },
  recovery: { type: 'recovery', text: 'Follow this link to choose a new password.' },
  magic_link: { type: 'magiclink', text: 'Follow this link to sign in.' },
  email_change: { type: 'email_change', text: 'Follow this link to confirm your new address.' },
} as const

const fallbackSubject = 'A message from Fourfold'

/** Writes the mails of the auth server by the templates that a hosted project uses, and sends them. */
export class AuthMailer {
  readonly #driver: EmailDriver
  readonly #config: Config
  readonly #siteUrl: () => string

  constructor(driver: EmailDriver, config: Config, siteUrl: () => string) {
    this.#driver = driver
    this.#config = config
    this.#siteUrl = siteUrl
  }

  sendConfirmation(to: string, hash: string, code: string): Promise<void> {
    return this.#send('confirmation', to, hash, code)
  }

  sendRecovery(to: string, hash: string, code: string): Promise<void> {
    return this.#send('recovery', to, hash, code)
  }

  sendMagicLink(to: string, hash: string, code: string): Promise<void> {
    return this.#send('magic_link', to, hash, code)
  }

  sendEmailChange(to: string, hash: string, code: string, context?: Context): Promise<void> {
    return this.#send('email_change', to, hash, code, context)
  }

  async sendReauthentication(to: string, code: string): Promise<void> {
    const text = `Enter this code to continue: ${code}`
    await this.#driver.send({ to, subject: 'Your code', text, html: `<p>${text}</p>` })
  }

  async #send(
    kind: keyof typeof kinds,
    to: string,
    hash: string,
    code: string,
    context?: Context,
  ): Promise<void> {
    const site = this.#siteUrl()
    const link = new URL('/auth/v1/verify', site)
    link.searchParams.set('token', hash)
    link.searchParams.set('type', kinds[kind].type)
    link.searchParams.set('redirect_to', redirects.getStore() ?? site)
    const values = {
      ConfirmationURL: link.href,
      Token: code,
      TokenHash: hash,
      SiteURL: site,
      Email: context?.currentEmail ?? to,
      NewEmail: context?.newEmail ?? to,
      RedirectTo: redirects.getStore() ?? site,
    }
    const template = this.#config.auth.email.template[kind]
    const html = template ? await readFile(join(rootDir, template.content_path), 'utf8') : ''
    await this.#driver.send({
      to,
      subject: template?.subject ?? fallbackSubject,
      text: `${kinds[kind].text}\n\n${link.href}\n\nOr enter this code: ${code}\n`,
      html: filled(html, values),
    })
  }
}

/** Go's `{{ .Name }}`, as in the templates of hosted projects; values are escaped, as they are there. */
function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
    escaped(values[name] ?? ''),
  )
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
