import type { Database } from '@contracts/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, createBackend } from '../../supabase/local/backend.ts'
import { demoPassword, demoPeople } from '../../supabase/local/demo-people.ts'

let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ seed: true })
}, 120_000)
afterAll(async () => {
  await backend.stopWork()
  await backend.close()
})

/** The real client as one of the demo people, answered by the backend without a port in between. */
async function signedIn(email: string): Promise<SupabaseClient<Database>> {
  const client = createClient<Database>('http://localhost', backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.handle(new Request(input, init)) },
  })
  const { error } = await client.auth.signInWithPassword({ email, password: demoPassword })
  if (error) throw error
  return client
}

async function deckOf(founder: SupabaseClient<Database>): Promise<string> {
  const { data } = await founder
    .from('application_files')
    .select('path')
    .eq('field_key', 'deck')
    .single()
    .throwOnError()
  return data.path
}

describe('the demo programme', () => {
  it.each(demoPeople)('lets $email in, with a profile ($what)', async ({ email }) => {
    const client = await signedIn(email)
    const { data } = await client.from('profiles').select('first_name').eq('email', email).single()
    expect(data?.first_name).not.toBe('')
  })

  it('opens a deck for its founder and for staff, and for nobody else', async () => {
    const founder = await signedIn('wanjiru.kamau@mavuno.example')
    const path = await deckOf(founder)

    for (const reader of [founder, await signedIn('lea.fontaine@fourfold.example')]) {
      const { data } = await reader.storage.from('application-files').download(path)
      expect(data?.type).toBe('application/pdf')
      expect((await data?.text())?.startsWith('%PDF-')).toBe(true)
    }
    const stranger = await signedIn('priya.raman@northquay.example')
    const { data } = await stranger.storage.from('application-files').download(path)
    expect(data).toBeNull()
  })

  it('has an object behind every file', async () => {
    const { rows } = await backend.database.query(
      `select f.path from public.application_files f
       left join storage.objects o on o.bucket_id = 'application-files' and o.name = f.path
       where o.id is null or (o.metadata ->> 'size')::int <> f.size`,
    )
    expect(rows).toEqual([])
  })

  it('lets a manager list everything that was submitted', async () => {
    const manager = await signedIn('tomas.herrera@fourfold.example')
    const { data } = await manager.rpc('count_applications').throwOnError()
    expect(data).toMatchObject({ total: 109, estimated: false })
  })
})
