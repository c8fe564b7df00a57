import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  connect,
  newCall,
  newDraft,
  newPerson,
  newStaff,
  type Person,
  service,
  target,
} from '@tests/support/backend'

let ada: Person
let bob: Person
let callId: string

beforeAll(async () => {
  ;[ada, bob, callId] = await Promise.all([newPerson(), newPerson(), newCall()])
  for (const { client, id, email } of [ada, bob]) {
    await client.from('profiles').insert({ id, email, first_name: 'Ada' }).throwOnError()
  }
})

describe('reading', () => {
  test('a visitor sees what is published and nothing of people', async () => {
    const visitor = connect()
    const calls = await visitor.from('calls').select('id, title').eq('id', callId).single()
    expect(calls.data).toEqual({ id: callId, title: 'Spring intake' })
    const profiles = await visitor.from('profiles').select('id')
    expect(profiles).toMatchObject({ data: null, status: 401, error: { code: '42501' } })
  })

  test('a person sees their own row and not another one', async () => {
    const { data } = await ada.client.from('profiles').select('id').in('id', [ada.id, bob.id])
    expect(data).toEqual([{ id: ada.id }])
  })

  test('the service sees every row', async () => {
    const { data } = await service().from('profiles').select('id').in('id', [ada.id, bob.id])
    expect(data).toHaveLength(2)
  })

  test('one row that is not there is PGRST116, and none with maybeSingle', async () => {
    const query = () => ada.client.from('profiles').select('id').eq('id', bob.id)
    expect((await query().single()).error).toMatchObject({ code: 'PGRST116' })
    expect(await query().maybeSingle()).toMatchObject({ data: null, error: null })
  })

  test('rows are counted without being read', async () => {
    const { count, data } = await ada.client
      .from('profiles')
      .select('id', { count: 'exact', head: true })
    expect({ count, data }).toEqual({ count: 1, data: null })
  })

  test('what belongs to a row comes with it, one or many, also when there is none', async () => {
    const begun = await newDraft(ada.client, callId)
    const { data } = await ada.client
      .from('applications')
      .select(
        `id, call:calls(id, title), events:application_events(kind), files:application_files(id),
        decisions:decision_messages(id)`,
      )
      .eq('id', begun.id)
      .single()
    expect(data).toEqual({
      id: begun.id,
      call: { id: callId, title: 'Spring intake' },
      events: [{ kind: 'started' }],
      files: [],
      // Unique among open ones only, so there may be many.
      decisions: [],
    })
  })

  test('times are in ISO 8601, with their zone', async () => {
    const { data } = await ada.client.from('profiles').select('created_at').single()
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
  })

  test('filters, order and pages', async () => {
    const titles = ['Autumn', 'Summer', 'Winter']
    const calls = await Promise.all(titles.map(() => newCall('investor')))
    for (const [at, id] of calls.entries()) {
      const title = titles[at]
      await service()
        .from('calls')
        .update({ title: `${title} ${callId}` })
        .eq('id', id)
        .throwOnError()
    }
    const { data } = await connect()
      .from('calls')
      .select('title')
      .ilike('title', `%${callId}`)
      .order('title', { ascending: false })
      .range(1, 2)
    expect(data?.map(({ title }) => title.split(' ')[0])).toEqual(['Summer', 'Autumn'])
  })
})

describe('writing', () => {
  test('a person changes the columns that are theirs, and no other', async () => {
    const own = await ada.client
      .from('profiles')
      .update({ headline: 'Grows things' })
      .eq('id', ada.id)
      .select('headline')
      .single()
    expect(own.data).toEqual({ headline: 'Grows things' })
    const email = await ada.client
      .from('profiles')
      .update({ email: 'x@y.example' })
      .eq('id', ada.id)
    expect(email).toMatchObject({ status: 403, error: { code: '42501' } })
  })

  test('another person’s row is not touched', async () => {
    const { data, error } = await ada.client
      .from('profiles')
      .update({ headline: 'Mine now' })
      .eq('id', bob.id)
      .select('id')
    expect({ data, error }).toEqual({ data: [], error: null })
  })

  test('a row for somebody else is refused by its policy', async () => {
    const { error, status } = await ada.client
      .from('profiles')
      .insert({ id: randomUUID(), email: ada.email })
    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 403 })
  })

  test('a visitor writes nothing', async () => {
    const { error, status } = await connect()
      .from('profiles')
      .insert({ id: randomUUID(), email: 'x@y.example' })
    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 401 })
  })

  test('a violated constraint is named by its SQLSTATE, and says what Postgres says', async () => {
    const again = await ada.client.from('profiles').insert({ id: ada.id, email: ada.email })
    expect(again).toMatchObject({ status: 409, error: { code: '23505' } })
    expect(again.error?.message).toContain('duplicate key value')

    const long = await ada.client
      .from('profiles')
      .update({ headline: 'x'.repeat(5000) })
      .eq('id', ada.id)
    expect(long).toMatchObject({ status: 400, error: { code: '23514' } })

    const stranger = await service()
      .from('staff_members')
      .insert({ user_id: randomUUID(), role: 'admin' })
    expect(stranger).toMatchObject({ status: 409, error: { code: '23503' } })

    const empty = await service()
      .from('forms')
      .insert({ title: 'A form' } as never)
    expect(empty).toMatchObject({ status: 400, error: { code: '23502' } })

    const kind = await service()
      .from('forms')
      .select('id')
      .eq('applicant_type', 'dragon' as never)
    expect(kind).toMatchObject({ status: 400, error: { code: '22P02' } })
  })

  test('a request that is answered with an error changes nothing', async () => {
    const calls = [await newCall(), await newCall()]
    const { error } = await service()
      .from('calls')
      .update({ title: 'Changed' })
      .in('id', calls)
      .select('id')
      .single()
    expect(error?.code).toBe('PGRST116')
    const { data } = await service().from('calls').select('title').in('id', calls)
    expect(data).toEqual([{ title: 'Spring intake' }, { title: 'Spring intake' }])
  })

  test('upsert inserts, and updates what is there', async () => {
    const id = `vocabulary_${randomUUID().replaceAll('-', '_')}`
    const put = (label: string) =>
      service().from('vocabularies').upsert({ id, label }).select('label').single()
    expect((await put('First')).data).toEqual({ label: 'First' })
    expect((await put('Second')).data).toEqual({ label: 'Second' })
    await service().from('vocabularies').delete().eq('id', id).throwOnError()
  })
})

describe('commands', () => {
  test('a refusal arrives as it was raised: code, sentence, hint and details', async () => {
    const draft = await newDraft(ada.client)
    const stale = await ada.client.rpc('save_answers', {
      application_id: draft.id,
      version: draft.version - 1,
      changes: {},
    })
    expect(stale.status).toBe(400)
    expect(stale.error).toMatchObject({
      code: 'P0001',
      hint: 'stale_version',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    })
    expect(JSON.parse(stale.error?.details ?? '')).toMatchObject({ version: draft.version })
  })

  test('jsonb, a table, a number and nothing come back as what they are', async () => {
    const manager = await newStaff('manager')
    const counts = await manager.client.rpc('count_applications')
    expect(counts.data).toMatchObject({ total: expect.any(Number), by_status: {} })
    const rows = await manager.client.rpc('list_applications', { page_size: 1 })
    expect(rows.data).toBeInstanceOf(Array)
    const read = await manager.client.rpc('mark_notifications_read')
    expect(read.data).toEqual(expect.any(Number))
    const taken = await service().rpc('take_rate_limit', {
      key: randomUUID(),
      burst: 1,
      per_minute: 1,
    })
    expect(taken.data).toBe(true)
  })

  test('one that is not granted is refused, and one that is not there is not found', async () => {
    const forbidden = await ada.client.rpc('claim_outbox', { max: 1 })
    expect(forbidden).toMatchObject({ status: 403, error: { code: '42501' } })
    const anonymous = await connect().rpc('begin_application', { call_id: callId })
    expect(anonymous).toMatchObject({ status: 401, error: { code: '42501' } })
    const unknown = await ada.client.rpc('no_such_command' as 'count_applications')
    expect(unknown).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
  })
})

describe('keys and tokens', () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${target().url}/rest/v1/profiles?select=id`, { headers })

  test('without a key, or with an invented one, nothing is answered', async () => {
    expect((await ask({})).status).toBe(401)
    expect((await ask({ apikey: 'sb_publishable_invented' })).status).toBe(401)
    expect((await ask({ apikey: ada.session.access_token })).status).toBe(401)
  })

  test('a token that somebody else signed opens nothing', async () => {
    const forged = await new SignJWT({ role: 'service_role', sub: ada.id })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret of at least thirty-two characters'))
    const authorization = `Bearer ${forged}`
    expect((await ask({ apikey: target().anonKey, authorization })).status).toBe(401)
    expect((await ask({ apikey: forged, authorization })).status).toBe(401)
  })

  test('requests at the same time never take each other’s place', async () => {
    const asked = [ada, bob, null].flatMap((person) => Array<Person | null>(12).fill(person))
    const answers = await Promise.all(
      asked.map(async (person) => {
        const { data } = await (person?.client ?? connect()).from('profiles').select('id')
        return { person, data }
      }),
    )
    for (const { person, data } of answers) {
      expect(data).toEqual(person === null ? null : [{ id: person.id }])
    }
  })

  test('only `public` is exposed', async () => {
    for (const schema of ['private', 'auth', 'storage', 'realtime', 'pg_catalog']) {
      const response = await fetch(`${target().url}/rest/v1/users?select=*`, {
        headers: {
          apikey: target().serviceRoleKey,
          authorization: `Bearer ${target().serviceRoleKey}`,
          'accept-profile': schema,
        },
      })
      expect(response.status).toBe(406)
      expect(await response.json()).toMatchObject({ code: 'PGRST106' })
    }
  })
})
