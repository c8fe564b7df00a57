import { userDeps } from '../_shared/callers.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins, optionalEnv } from '../_shared/env.ts'
import { mailerFromEnv, senderFromEnv } from '../_shared/mail/deliver.ts'
import { admitSigned } from '../_shared/webhook.ts'
import { authMail, sendAuthEmail } from './handler.ts'

/** All that the server knows of somebody comes along. */
const maxBodyBytes = 64 * 1024
const { takeRateLimit } = userDeps()

/** Called by the auth server in place of sending a mail, where its hook is switched on. Without a secret nobody may call it. */
export default {
  fetch: endpoint({
    origins: appOrigins(),
    admit: admitSigned({
      secrets: optionalEnv('SEND_EMAIL_HOOK_SECRET', '').split('|').filter(Boolean),
      takeOnce: (messageId) => takeRateLimit(`auth-email:${messageId}`, 1, 1),
      maxBodyBytes,
    }),
    body: authMail,
    maxBodyBytes,
    handle: async (body, { messageId }) => {
      const mailer = mailerFromEnv()
      try {
        return await sendAuthEmail(body, messageId, { sender: senderFromEnv(), send: mailer.send })
      } finally {
        mailer.close()
      }
    },
  }),
}
