import type { UploadServer } from './upload-ports'

const load = () => import('./upload-server').then((module) => module.uploadServer)

/** The account's side of uploads, whose code is fetched with the first file. */
export const lazyUploadServer: UploadServer = {
  begin: async (...file) => (await load()).begin(...file),
  send: async (...file) => (await load()).send(...file),
  finish: async (id) => (await load()).finish(id),
  discard: async (begun) => (await load()).discard(begun),
  remove: async (id) => (await load()).remove(id),
  list: async (applicationId) => (await load()).list(applicationId),
}
