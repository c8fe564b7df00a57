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

/** What is told, and nothing is asked: by the templates that `config.toml` names under `notification`. */
const notices = {
  password_changed: 'The password of your account was changed.',
  email_changed: 'The email address of your account was changed.',
  mfa_factor_enrolled: 'A device for your second step was added.',
  mfa_factor_unenrolled: 'A device for your second step was removed.',
} as const
export type Notice = keyof typeof notices

const ifItWasNotYou =
  'If it was not you, choose a new password at once: "Forgot your password?" on the sign-in page.'

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

  /** One mail, or one to each of the two addresses where both have to agree. */
  async sendEmailChange(to: string, hash: string, code: string, context?: Context): Promise<void> {
    await this.#send('email_change', to, hash, code, context)
    const { newEmail, tokenHashNew, tokenNew } = context ?? {}
    if (newEmail && tokenHashNew && tokenNew) {
      await this.#send('email_change', newEmail, tokenHashNew, tokenNew, context)
    }
  }

  async sendReauthentication(to: string, code: string): Promise<void> {
    const template = this.#config.auth.email.template['reauthentication']
    await this.#driver.send({
      to,
      subject: template?.subject ?? fallbackSubject,
      text: `Enter this code to go on: ${code}`,
      html: await this.#html(template?.content_path, { Token: code, Email: to }),
    })
  }

  /** Tells of a change that has been made. That it could not be told undoes nothing. */
  async notify(kind: Notice, to: string, values: Record<string, string>): Promise<void> {
    const template = this.#config.auth.email.notification?.[kind]
    if (!template?.enabled || to === '') return
    try {
      await this.#driver.send({
        to,
        subject: template.subject,
        text: `${notices[kind]}\n\n${ifItWasNotYou}\n`,
        html: await this.#html(template.content_path, values),
      })
    } catch (error) {
      console.error(`The mail of ${kind} could not be sent`, error)
    }
  }

  async #send(
    kind: keyof typeof kinds,
    to: string,
    hash: string,
    code: string,
    context?: Context,
  ): Promise<void> {
    const site = this.#siteUrl()
    const confirmation = new URL('/auth/v1/verify', site)
    confirmation.searchParams.set('token', hash)
    confirmation.searchParams.set('type', kinds[kind].type)
    confirmation.searchParams.set('redirect_to', redirects.getStore() ?? site)
    // The same as in the templates: what stands behind # is told to no server and to no other site.
    const link = new URL('/auth-callback', site)
    link.hash = new URLSearchParams({
      token_hash: hash,
      type: kinds[kind].type,
      redirect_to: redirects.getStore() ?? site,
    }).toString()
    const values = {
      ConfirmationURL: confirmation.href,
      Token: code,
      TokenHash: hash,
      SiteURL: site,
      Email: context?.currentEmail ?? to,
      NewEmail: context?.newEmail ?? to,
      RedirectTo: redirects.getStore() ?? site,
    }
    const template = this.#config.auth.email.template[kind]
    await this.#driver.send({
      to,
      subject: template?.subject ?? fallbackSubject,
      text: `${kinds[kind].text}\n\n${link.href}\n\nOr enter this code: ${code}\n`,
      html: await this.#html(template?.content_path, values),
    })
  }

  async #html(path: string | undefined, values: Record<string, string>): Promise<string> {
    return path === undefined ? '' : filled(await readFile(join(rootDir, path), 'utf8'), values)
  }
}

/**
 * Go's `{{ .Name }}`, as in the templates of hosted projects. Values are escaped as they are there: in an address, as its part
 * behind `=`; elsewhere, as text.
 */
function filled(template: string, values: Record<string, string>): string {
  return template.replace(/(=?)\{\{\s*\.(\w+)\s*\}\}/g, (_, equals: string, name: string) => {
    const value = values[name] ?? ''
    return equals + (equals ? encodeURIComponent(value) : escaped(value))
  })
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
