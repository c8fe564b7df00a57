import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Programme, type Role, startProgramme } from '../support/programme.ts'

let programme: Programme
beforeAll(async () => {
  programme = await startProgramme()
})
afterAll(() => programme.close())

/** Bodies are written by hand: the client would never send these. */
async function post(role: Role, path: string, body: string) {
  const { data } = await programme.as[role].auth.getSession()
  return fetch(`${programme.backend.url}/rest/v1/${path}`, {
    method: 'POST',
    body,
    headers: {
      apikey: programme.backend.anonKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
  })
}

/** Everything that these requests could have changed. */
async function rows(): Promise<string[]> {
  const tables = [
    'applications',
    'unsent_changes',
    'application_events',
    'application_comments',
    'application_files',
    'decision_messages',
    'notifications',
    'private.email_outbox',
    'audit_log',
  ]
  const found = await Promise.all(
    tables.map((table) =>
      programme.sql<{ row: string }>(`select t::text as row from ${table} as t order by 1`),
    ),
  )
  return found.flat().map(({ row }) => row)
}

const state = async () =>
  createHash('sha256')
    .update((await rows()).join())
    .digest('hex')

/** That the request is answered by a code and a sentence, and changes nothing. */
async function expectRefused(role: Role, path: string, body: string, below = 500) {
  const before = await state()
  const response = await post(role, path, body)
  const text = await response.text()
  expect(response.status, text).toBeGreaterThanOrEqual(400)
  expect(response.status, text).toBeLessThan(below)
  // Without a stack or what was sent.
  expect(text.length).toBeLessThan(2_000)
  expect(JSON.parse(text)).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
  })
  expect(await state()).toBe(before)
}

const saving = (id: string, words: string): [path: string, body: string] => [
  'rpc/save_answers',
  `{"application_id": "${id}", "version": 1, "changes": {"problem": ${words}}}`,
]

/** Each place where somebody's words go in, with the words as raw JSON. */
const places: Record<string, (id: string, words: string) => [Role, string, string]> = {
  'an answer': (id, words) => ['applicant', ...saving(id, words)],
  'a message of the applicant': (id, words) => [
    'applicant',
    'application_comments',
    `{"application_id": "${id}", "audience": "applicant", "body": ${words}}`,
  ],
  'a comment among staff': (id, words) => [
    'reviewer',
    'application_comments',
    `{"application_id": "${id}", "audience": "staff", "body": ${words}}`,
  ],
  'a request for information': (id, words) => [
    'manager',
    'rpc/move_application',
    `{"application_id": "${id}", "to_status": "more_info", "message": ${words}, "sections": ["product"]}`,
  ],
  'the parts to open again': (id, words) => [
    'manager',
    'rpc/move_application',
    `{"application_id": "${id}", "to_status": "more_info", "message": "Why?", "sections": [${words}]}`,
  ],
  'a letter': (id, words) => [
    'manager',
    'rpc/draft_decision',
    `{"application_id": "${id}", "outcome": "rejected", "message": ${words}}`,
  ],
  'the field of a file': (id, words) => [
    'applicant',
    'rpc/begin_upload',
    `{"application_id": "${id}", "field_key": ${words}, "name": "deck.pdf", "mime": "application/pdf", "size": 10}`,
  ],
}

const words: Record<string, string> = {
  'ten megabytes': JSON.stringify('x'.repeat(10 * 1024 * 1024)),
  'a null character': String.raw`"a\u0000b"`,
}
const halfOfAPair = String.raw`"a\ud83cb"`

describe.each(Object.entries(places))('%s', (name, place) => {
  test.each(Object.entries(words))('of %s is refused and changes nothing', async (_, said) => {
    const isOpen = ['an answer', 'the field of a file'].includes(name)
    const id = await programme.application(isOpen ? 'draft' : 'in_review')
    await expectRefused(...place(id, said))
  })

  // A server may put U+FFFD in its place on the way in, before the database can refuse it.
  test('of half of a surrogate pair is never kept as that', async () => {
    const [role, path, body] = place(await programme.application('in_review'), halfOfAPair)
    expect((await post(role, path, body)).status).toBeLessThan(500)
    expect((await rows()).every((row) => !/\p{Surrogate}/u.test(row))).toBe(true)
  })
})

describe('answers', () => {
  test('with half of a surrogate pair are refused', async () => {
    const id = await programme.application('draft')
    await expectRefused('applicant', ...saving(id, halfOfAPair))
  })

  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  test.each([100, 500])('nested %i deep are refused', async (depth) => {
    const id = await programme.application('draft')
    await expectRefused('applicant', ...saving(id, deep(depth)))
  })

  // Beyond what a server can unfold, which it says as a fault of its own, on a hosted project too.
  test.each([5_000, 200_000])('nested %i deep end in an error and nothing else', async (depth) => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const id = await programme.application('draft')
    await expectRefused('applicant', ...saving(id, deep(depth)), 501)
    const call = await programme.call()
    const begun = `{"call_id": "${call}", "answers": {"problem": ${deep(depth)}}}`
    await expectRefused('applicant', 'rpc/begin_application', begun, 501)
    complaints.mockRestore()
  })
})

describe('a move', () => {
  test('that no process knows is refused', async () => {
    const id = await programme.application('submitted')
    await expectRefused(
      'reviewer',
      'rpc/move_application',
      JSON.stringify({ application_id: id, to_status: 'dance' }),
    )
  })

  test('that names a part ten thousand times notes it once', async () => {
    const id = await programme.application('in_review')
    const sections = Array<string>(10_000).fill('product')
    const { data: moved } = await programme.as.manager.rpc('move_application', {
      application_id: id,
      to_status: 'more_info',
      message: 'Why?',
      sections,
    })
    expect(moved).toMatchObject({ status: 'more_info' })
    const { data: events } = await programme.as.applicant
      .from('application_events')
      .select('data')
      .eq('application_id', id)
      .eq('kind', 'information_requested')
      .throwOnError()
    expect(events).toEqual([{ data: { message: 'Why?', sections: ['product'] } }])
  })
})

test('markup in names and titles is text, wherever it is shown', async () => {
  const markup = `<img src=x onerror=alert(1)><script>alert('1')</script>`
  await programme.as.applicant
    .from('profiles')
    .update({ first_name: markup })
    .eq('id', await programme.idOf('applicant'))
    .throwOnError()
  const call = await programme.call()
  await programme.as.service.from('calls').update({ title: markup }).eq('id', call).throwOnError()
  const { data: begun } = await programme.as.applicant
    .rpc('begin_application', { call_id: call, answers: { company_name: markup } })
    .throwOnError()
  const { id } = begun as { id: string }
  await programme.as.applicant
    .rpc('submit_application', { application_id: id, version: 1 })
    .throwOnError()

  const { data: rows } = await programme.as.reviewer.rpc('list_applications', { calls: [call] })
  expect(rows).toMatchObject([
    { title: markup, call_title: markup, applicant_name: `${markup} Tester` },
  ])
  const { data: found } = await programme.as.reviewer.rpc('list_applications', {
    search: 'onerror=alert(1)',
    calls: [call],
  })
  expect(found).toHaveLength(1)
  const { data: detail } = await programme.as.reviewer.rpc('application_detail', {
    application_id: id,
  })
  expect(detail).toMatchObject({
    application: { title: markup },
    call: { title: markup },
    applicant: { first_name: markup },
  })
})
