import { createTransport } from 'nodemailer'
import { ProviderUnreachable } from '../outbox.ts'
import type { Mail } from './compose.ts'

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

export type SmtpSettings = { host: string; port: number; user?: string; password?: string }

/** What nodemailer calls the errors of a server that does not answer, or refuses us altogether. */
const unreachable = /^(ECONNECTION|ECONNREFUSED|ETIMEDOUT|EDNS|ESOCKET|ETLS|EAUTH)$/

/** Sends by SMTP, over one connection for all mails of a run. Port 465 speaks TLS from the first byte. */
export function smtpMailer({ host, port, user, password }: SmtpSettings): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    host,
    port,
    secure: port === 465,
    // Named, since asking the machine for its name needs a permission that the function does not have.
    name: 'fourfold',
    auth: user ? { user, pass: password } : undefined,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ idempotencyKey, headers, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          headers: {
            ...headers,
            'X-Idempotency-Key': idempotencyKey,
            'Auto-Submitted': 'auto-generated',
          },
        })
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        throw unreachable.test(code)
          ? new ProviderUnreachable(`The mail server cannot be used (${code}).`)
          : error
      }
    },
    close: () => transport.close(),
  }
}

/** Sends by the HTTP interface of Resend, for hosts that close the ports of SMTP. */
export function resendMailer(apiKey: string, post: typeof fetch = fetch): Mailer {
  return {
    send: async ({
      from,
      to,
      subject,
      text,
      html,
      messageId,
      replyTo,
      headers,
      idempotencyKey,
    }) => {
      const response = await post('https://api.resend.com/emails', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify({
          from,
          to: [to],
          subject,
          text,
          html,
          ...(replyTo === undefined ? {} : { reply_to: replyTo }),
          headers: { ...headers, 'Message-ID': messageId, 'Auto-Submitted': 'auto-generated' },
        }),
        signal: AbortSignal.timeout(15_000),
      }).catch((error: unknown) => {
        throw new ProviderUnreachable(`The mail provider does not answer (${String(error)}).`)
      })
      await response.body?.cancel()
      if (response.ok) return
      const message = `The mail provider answered ${response.status}.`
      throw response.status >= 500 || response.status === 429 || response.status === 401
        ? new ProviderUnreachable(message)
        : new Error(message)
    },
    close: () => undefined,
  }
}
