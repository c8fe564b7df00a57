import { isObject } from '@contracts/forms/answers'
import { env } from '@/shared/env'
import { isRetryable } from '@/shared/supabase/error-status'
import { errorKind, refusal } from '@/shared/supabase/errors'
import { invokeFunction, ProblemError } from '@/shared/supabase/functions'
import { loadStorage, loadSupabase } from '@/shared/supabase/load-client'
import { kindOf, mimeOf } from './file-kinds'
import { type Sending, UploadError, type UploadFault, type UploadServer } from './upload-ports'

const bucket = 'application-files'

const faultByHint: Partial<Record<string, UploadFault>> = {
  invalid_file_kind: 'kind',
  file_too_large: 'size',
  too_many_files: 'too-many',
  not_editable: 'closed',
  call_closed: 'closed',
  second_factor_needed: 'signed-out',
}

function toUploadError(error: unknown): unknown {
  if (error instanceof UploadError) return error
  if (error instanceof ProblemError) {
    return new UploadError(error.problem.code === 'file-refused' ? 'refused' : 'failed')
  }
  const said = refusal(error)
  if (said) return new UploadError(faultByHint[said.hint] ?? 'failed')
  const kind = errorKind(error)
  return new UploadError(kind === 'offline' || kind === 'signed-out' ? kind : 'failed')
}

async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw toUploadError(error)
  }
}

async function accessToken(): Promise<string> {
  const { auth } = await loadSupabase()
  const { data, error } = await auth.getSession()
  if (!data.session) throw error && isRetryable(error) ? error : new UploadError('signed-out')
  return data.session.access_token
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Uploads over the API of the backend. */
export const uploadServer: UploadServer = {
  begin: (applicationId, fieldKey, file) =>
    ask(async () => {
      const kind = kindOf(file)
      if (!kind) throw new UploadError('kind')
      const mime = mimeOf[kind]
      const { name, size } = file
      const supabase = await loadSupabase()
      const { data } = await supabase
        .rpc('begin_upload', {
          application_id: applicationId,
          field_key: fieldKey,
          name,
          mime,
          size,
        })
        .throwOnError()
      const begun = isObject(data) ? data : {}
      return { id: text(begun.id), path: text(begun.path), mime }
    }),

  send: async (to, file, sending) => {
    const token = await ask(accessToken)
    await post(to, file, token, sending)
  },

  finish: (fileId) =>
    ask(() =>
      invokeFunction(
        'finish-upload',
        { fileId },
        { parse: (answer) => ({ path: text(isObject(answer) ? answer.path : '') }) },
      ),
    ),

  discard: ({ id, path }) =>
    ask(async () => {
      const [storage, supabase] = await Promise.all([loadStorage(), loadSupabase()])
      // The object first: who may remove it is told by the row.
      await storage.from(bucket).remove([path])
      await supabase.rpc('remove_upload', { file_id: id }).throwOnError()
    }),

  remove: (fileId) =>
    ask(async () => {
      const supabase = await loadSupabase()
      await supabase.rpc('remove_upload', { file_id: fileId }).throwOnError()
    }),

  list: (applicationId) =>
    ask(async () => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .from('application_files')
        .select('id, field_key, state, name, size, mime, path')
        .eq('application_id', applicationId)
        .throwOnError()
      return data
    }),
}

/** By XMLHttpRequest, the only one of the two that tells how far an upload has come. */
function post(
  { path, mime }: { path: string; mime: string },
  file: File,
  token: string,
  { onProgress, signal }: Sending,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const give = (fault: UploadFault) => () => reject(new UploadError(fault))
    request.open('POST', `${env.supabaseUrl}/storage/v1/object/${bucket}/${path}`)
    request.setRequestHeader('apikey', env.supabaseKey)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('content-type', mime)
    request.setRequestHeader('x-upsert', 'false')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = give('offline')
    request.ontimeout = give('offline')
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    request.onload = () => {
      if (request.status < 300) resolve()
      else give(faultByStatus[request.status] ?? 'failed')()
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

const faultByStatus: Partial<Record<number, UploadFault>> = {
  401: 'signed-out',
  413: 'size',
  415: 'kind',
}
