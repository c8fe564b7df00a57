import { z } from 'zod'
import { admitSecret } from '../_shared/callers.ts'
import { serviceClient } from '../_shared/clients.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins, requiredEnv } from '../_shared/env.ts'
import { filesBucket } from '../_shared/files/bucket.ts'
import { tidy } from './handler.ts'

/** Called by the schedule, once an hour. */
export default {
  fetch: endpoint({
    origins: appOrigins(),
    admit: admitSecret(requiredEnv('FUNCTION_SECRET')),
    body: z.unknown(),
    handle: () => {
      const service = serviceClient()
      return tidy({
        tidyRows: async () => {
          const { data } = await service.rpc('tidy').throwOnError()
          return data
        },
        orphans: async (max) => {
          const { data } = await service.rpc('orphaned_files', { max }).throwOnError()
          return data
        },
        remove: async (paths) => {
          const { error } = await service.storage.from(filesBucket).remove(paths)
          if (error) throw error
        },
      })
    },
  }),
}
