import { z } from 'zod'
import { admitSecret } from '../_shared/callers.ts'
import { serviceClient } from '../_shared/clients.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins, requiredEnv } from '../_shared/env.ts'
import { filesBucket, imagesBucket } from '../_shared/files/bucket.ts'
import { tidy, type TidyBucket } from './handler.ts'

/** Called by the schedule, once an hour. */
export default {
  fetch: endpoint({
    origins: appOrigins(),
    admit: admitSecret(requiredEnv('FUNCTION_SECRET')),
    body: z.unknown(),
    handle: () => {
      const service = serviceClient()
      const bucketOf = (
        name: string,
        command: 'orphaned_files' | 'orphaned_images',
      ): TidyBucket => ({
        orphans: async (max) => {
          const { data } = await service.rpc(command, { max }).throwOnError()
          return data
        },
        remove: async (paths) => {
          const { error } = await service.storage.from(name).remove(paths)
          if (error) throw error
        },
      })
      return tidy({
        tidyRows: async () => {
          const { data } = await service.rpc('tidy').throwOnError()
          return data
        },
        refreshSite: async () => {
          await service.rpc('refresh_site').throwOnError()
        },
        buckets: [
          bucketOf(filesBucket, 'orphaned_files'),
          bucketOf(imagesBucket, 'orphaned_images'),
        ],
      })
    },
  }),
}
