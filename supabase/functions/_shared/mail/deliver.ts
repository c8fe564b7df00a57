import { z } from 'zod'
import { serviceClient } from '../clients.ts'
import { appOrigins, brandName, newsletterSecret, optionalEnv, requiredEnv } from '../env.ts'
import { type Drained, drainOutbox, outboxRow } from '../outbox.ts'
import { composeMail, type Sender } from './compose.ts'
import { type Mailer, resendMailer, smtpMailer } from './send.ts'

/** Sends what waits in the database's outbox with the provider that the settings name. */
export async function deliverMail(): Promise<Drained> {
  const sender = senderFromEnv()
  const mailer = mailerFromEnv()
  const service = serviceClient()
  try {
    return await drainOutbox({
      claim: async (max) => {
        const { data } = await service.rpc('claim_outbox', { max }).throwOnError()
        return z.array(outboxRow).parse(data)
      },
      settle: async ({ id, attempts }, error) => {
        const { data } = await service
          .rpc('settle_outbox', { id, error, attempt: attempts })
          .throwOnError()
        return data
      },
      compose: (row) => composeMail(row, sender),
      send: mailer.send,
    })
  } finally {
    mailer.close()
  }
}

/** Who writes, by the settings. */
export function senderFromEnv(): Sender {
  const [origin = requiredEnv('APP_ORIGINS')] = appOrigins()
  const brand = brandName()
  const address = optionalEnv('MAIL_FROM', `no-reply@${new URL(origin).hostname}`)
  return {
    brand,
    origin,
    from: address.includes('<') ? address : `${brand} <${address}>`,
    functionsUrl: `${requiredEnv('SUPABASE_URL')}/functions/v1`,
    newsletterSecret: newsletterSecret(),
  }
}

/** What carries mails, by the settings. */
export function mailerFromEnv(): Mailer {
  const apiKey = Deno.env.get('RESEND_API_KEY')
  if (apiKey) return resendMailer(apiKey)
  return smtpMailer({
    host: requiredEnv('SMTP_HOST'),
    port: Number(optionalEnv('SMTP_PORT', '465')),
    user: Deno.env.get('SMTP_USER'),
    password: Deno.env.get('SMTP_PASSWORD'),
  })
}
