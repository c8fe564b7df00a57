import { callerClient, serviceClient } from '../_shared/clients.ts'
import { admitUser, userDeps } from '../_shared/callers.ts'
import { finishUploadRequest } from '../_shared/contracts/finish-upload.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins } from '../_shared/env.ts'
import { filesBucket } from '../_shared/files/bucket.ts'
import { finishUpload } from './handler.ts'

/** Called by the signed-in applicant after each upload. */
export default {
  fetch: endpoint({
    origins: appOrigins(),
    admit: admitUser(userDeps(), { name: 'finish-upload', burst: 30, perMinute: 20 }),
    body: finishUploadRequest,
    handle: (body, caller) => {
      const storage = serviceClient().storage.from(filesBucket)
      return finishUpload(body, {
        find: async (fileId) => {
          const { data } = await callerClient(caller.token)
            .from('application_files')
            .select('id, path, mime, size, state')
            .eq('id', fileId)
            .eq('created_by', caller.id)
            .maybeSingle()
            .throwOnError()
          return data
        },
        read: async (path) => {
          const { data, error } = await storage.download(path)
          if (error && !isAbsent(error)) throw error
          return data && { bytes: new Uint8Array(await data.arrayBuffer()), mime: data.type }
        },
        keep: async (path, { bytes, mime }) => {
          const { error } = await storage.upload(path, bytes, { contentType: mime })
          if (error) throw error
        },
        remove: async (path) => {
          const { error } = await storage.remove([path])
          if (error) throw error
        },
        settle: async (file_id, finding) => {
          const { data } = await serviceClient()
            .rpc('settle_upload', { file_id, ...finding })
            .throwOnError()
          return data
        },
      })
    },
  }),
}

const isAbsent = (error: object): boolean =>
  'status' in error && (error.status === 404 || error.status === 400)
