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

/** What rows name and no object is there for: files of applications, and every rendition of every picture. */
const missing = `
  select f.bucket, f.path, f.mime
  from (
    select 'application-files' as bucket, path, mime from public.application_files where state = 'stored'
    union all
    select distinct 'content-images', (image ->> 'path') || '/' || width || '.' || (image ->> 'type'),
      case image ->> 'type' when 'webp' then 'image/webp' else 'image/jpeg' end
    from (
      select image from public.posts union all select image from public.resources
      union all select image from public.organisations union all select image from public.challenges
    ) as shown, jsonb_array_elements_text(image -> 'widths') as width
  ) as f
  where not exists (
    select 1 from storage.objects o where o.bucket_id = f.bucket and o.name = f.path
  )`

/**
 * Puts the bytes behind the files of the seed, which SQL cannot bring along: what `supabase seed buckets` does from the
 * same folders. Only what has no object yet is stored, so that a second start finds nothing to do.
 */
export async function storeSeedFiles({ database, api, config, serviceRoleKey }: Parts) {
  const { rows } = await database.query<{ bucket: string; path: string; mime: string }>(missing)
  for (const { bucket, path, mime } of rows) {
    const folder = config.storage.buckets?.[bucket]?.objects_path
    if (folder === undefined) continue
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
