import { z } from 'zod'
import { admitSecret } from '../_shared/callers.ts'
import { serviceClient } from '../_shared/clients.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins, optionalEnv, requiredEnv } from '../_shared/env.ts'
import { rebuildSite } from './handler.ts'

const patience = 15_000

/** Called by the schedule while a build is due. */
export default {
  fetch: endpoint({
    origins: appOrigins(),
    admit: admitSecret(requiredEnv('FUNCTION_SECRET')),
    body: z.unknown(),
    handle: () => {
      const service = serviceClient()
      return rebuildSite({
        hookUrl: optionalEnv('DEPLOY_HOOK_URL', ''),
        claim: async () => {
          const { data } = await service.rpc('claim_rebuild').throwOnError()
          return data
        },
        settle: async (claimed, problem) => {
          await service
            .rpc('settle_rebuild', { claimed, problem: problem ?? undefined })
            .throwOnError()
        },
        ask: (url) => fetch(url, { method: 'POST', signal: AbortSignal.timeout(patience) }),
      })
    },
  }),
}
