import { z } from 'zod'
import { admitSecret } from '../_shared/callers.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins, requiredEnv } from '../_shared/env.ts'
import { deliverMail } from '../_shared/mail/deliver.ts'

/** Called by the schedule, and by the embedded backend as soon as a mail is put into the outbox. */
export default {
  fetch: endpoint({
    origins: appOrigins(),
    admit: admitSecret(requiredEnv('FUNCTION_SECRET')),
    body: z.unknown(),
    handle: async () => Response.json(await deliverMail()),
  }),
}
