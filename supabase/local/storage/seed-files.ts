import type { PGlite } from '@electric-sql/pglite'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Handler } from '../http/layers.ts'
import { supabaseDir } from '../paths.ts'

interface Parts {
  database: PGlite
  api: Handler
  config: Config
  serviceRoleKey: string
}

/**
 * Puts the bytes behind the files of the seed, which SQL cannot bring along: what `supabase seed buckets` does from the
 * same folder. Only what has no object yet is stored, so that a second start finds nothing to do.
 */
export async function storeSeedFiles({ database, api, config, serviceRoleKey }: Parts) {
  const bucket = 'application-files'
  const folder = config.storage.buckets?.[bucket]?.objects_path
  if (folder === undefined) return
  const { rows } = await database.query<{ path: string; mime: string }>(
    `select f.path, f.mime from public.application_files f
     where f.state = 'stored' and not exists (
       select 1 from storage.objects o where o.bucket_id = $1 and o.name = f.path
     )`,
    [bucket],
  )
  for (const { path, mime } of rows) {
    const bytes = await readFile(join(supabaseDir, folder, path)).catch(() => null)
    if (!bytes) continue
    const headers = {
      authorization: `Bearer ${serviceRoleKey}`,
      apikey: serviceRoleKey,
      'content-type': mime,
      'content-length': String(bytes.length),
    }
    const url = `http://localhost/storage/v1/object/${bucket}/${path}`
    const response = await api(new Request(url, { method: 'POST', headers, body: bytes }))
    if (!response.ok) throw new Error(`The file ${path} was not stored: ${await response.text()}`)
  }
}
