import type { App, EmailDriver } from '@supabase/lite'
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authLetters } from '../../functions/_shared/mail/auth-letters.ts'
import { brandName } from '../../functions/_shared/mail/brand.ts'
import { letterText } from '../../functions/_shared/mail/layout.ts'
import type { Config } from '../config.ts'
import { rootDir } from '../paths.ts'

type Mailer = NonNullable<App['_mailer']>
type Context = Parameters<Mailer['sendEmailChange']>[3]

/** Where the link of a mail leads, as the request that caused it asked for. */
export const redirects = new AsyncLocalStorage<string | undefined>()

/** The template of `config.toml` and the type that the link verifies. */
const types = {
  confirmation: 'signup',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change: 'email_change',
} as const

/** What is told, and nothing is asked: by the templates that `config.toml` names under `notification`. */
export type Notice =
  'password_changed' | 'email_changed' | 'mfa_factor_enrolled' | 'mfa_factor_unenrolled'

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
      text: plain('reauthentication', { Token: code, Email: to }),
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
        text: plain(kind, values),
        html: await this.#html(template.content_path, values),
      })
    } catch (error) {
      console.error(`The mail of ${kind} could not be sent`, error)
    }
  }

  async #send(
    kind: keyof typeof types,
    to: string,
    hash: string,
    code: string,
    context?: Context,
  ): Promise<void> {
    const site = this.#siteUrl()
    const confirmation = new URL('/auth/v1/verify', site)
    confirmation.searchParams.set('token', hash)
    confirmation.searchParams.set('type', types[kind])
    confirmation.searchParams.set('redirect_to', redirects.getStore() ?? site)
    // The same as in the templates: what stands behind # is told to no server and to no other site.
    const link = new URL('/auth-callback', site)
    link.hash = new URLSearchParams({
      token_hash: hash,
      type: types[kind],
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
      text: plain(kind, values, link.href),
      html: await this.#html(template?.content_path, values),
    })
  }

  async #html(path: string | undefined, values: Record<string, string>): Promise<string> {
    return path === undefined ? '' : filled(await readFile(join(rootDir, path), 'utf8'), values)
  }
}

/** The same mail without html, as the function writes it that a hosted project may have its mails sent by. */
function plain(
  kind: keyof ReturnType<typeof authLetters>,
  { Email = '', NewEmail = '', OldEmail = '', Token = '' }: Record<string, string>,
  link = '',
): string {
  const values = { email: Email, newEmail: NewEmail, oldEmail: OldEmail, code: Token }
  return letterText(brandName, authLetters(brandName, { ...values, link: () => link })[kind])
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
