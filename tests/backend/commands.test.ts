import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Programme, startProgramme } from '../support/programme.ts'

let programme: Programme
beforeAll(async () => {
  programme = await startProgramme()
})
afterAll(() => programme.close())

const as: Programme['as'] = new Proxy({} as Programme['as'], {
  get: (_, role: keyof Programme['as']) => programme.as[role],
})

const count = async (query: string, values: unknown[]) =>
  Number((await programme.sql<{ count: number }>(query, values))[0]?.count)

const begun = z.object({ id: z.uuid(), version: z.number(), created: z.boolean() })

async function begin(answers: Record<string, string> = { company_name: 'Mavuno' }) {
  const call_id = await programme.call()
  const { data } = await as.applicant.rpc('begin_application', { call_id, answers }).throwOnError()
  return begun.parse(data)
}

describe('saving', () => {
  test('two devices: the second to save is refused and shown what is kept', async () => {
    const { id, version } = await begin()
    const save = (changes: Record<string, string>) =>
      as.applicant.rpc('save_answers', { application_id: id, version, changes })

    const first = await save({ problem: 'Harvests rot' })
    const second = await save({ country: 'KE' })

    expect(first.data).toMatchObject({ version: 2, saved_at: expect.any(String) })
    expect(second.error).toMatchObject({ code: 'P0001', hint: 'stale_version' })
    // Details of an error are written into the database's log, which is no place for answers.
    expect(JSON.parse(second.error?.details ?? '')).toEqual({
      version: 2,
      saved_at: expect.any(String),
    })
    const { data } = await as.applicant
      .from('applications')
      .select('version, answers')
      .eq('id', id)
      .single()
    expect(data).toEqual({
      version: 2,
      answers: { company_name: 'Mavuno', problem: 'Harvests rot' },
    })
  })

  test('many saves of one version at once: exactly one is kept', async () => {
    const { id, version } = await begin()
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        as.applicant.rpc('save_answers', {
          application_id: id,
          version,
          changes: { problem: `Attempt ${n}` },
        }),
      ),
    )
    expect(saves.filter(({ error }) => error === null)).toHaveLength(1)
    expect(new Set(saves.map(({ error }) => error?.hint))).toEqual(
      new Set([undefined, 'stale_version']),
    )
  })

  test('what people write comes back as it was', async () => {
    const { id, version } = await begin()
    const problem = `<img src=x onerror=alert(1)> '; drop table applications; -- مرحبا 👩🏾‍🌾 \u202Eabc`
    await as.applicant
      .rpc('save_answers', { application_id: id, version, changes: { problem } })
      .throwOnError()
    const { data } = await as.applicant
      .from('applications')
      .select('answers')
      .eq('id', id)
      .single()
      .throwOnError()
    expect(data.answers).toMatchObject({ problem })
  })

  test.each([
    ['an unknown key', { nonsense: 1 }, 'invalid_answers'],
    ['a wrong type', { company_name: { $ne: null } }, 'invalid_answers'],
    ['a list for an object', [], 'invalid_answers'],
    ['300 KB', { problem: 'x'.repeat(300_000) }, 'too_large'],
  ])('%s changes nothing', async (_, changes, hint) => {
    const { id, version } = await begin()
    const { error } = await as.applicant.rpc('save_answers', {
      application_id: id,
      version,
      changes,
    })
    expect(error).toMatchObject({ code: 'P0001', hint })
    const { data } = await as.applicant
      .from('applications')
      .select('version, answers')
      .eq('id', id)
      .single()
      .throwOnError()
    expect(data).toEqual({ version: 1, answers: { company_name: 'Mavuno' } })
  })

  test('10 MB of JSON are refused', async () => {
    const { id, version } = await begin()
    const { error, status } = await as.applicant.rpc('save_answers', {
      application_id: id,
      version,
      changes: { problem: 'x'.repeat(10 * 1024 * 1024) },
    })
    expect(error).not.toBeNull()
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

describe('beginning', () => {
  test('from many tabs at once, there is one draft', async () => {
    const call_id = await programme.call()
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () =>
        as.member.rpc('begin_application', { call_id }).throwOnError(),
      ),
    )
    const answers = drafts.map(({ data }) => begun.parse(data))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ created }) => created)).toHaveLength(1)
  })

  test('after the deadline it is refused', async () => {
    const closesAt = new Date(Date.now() - 16 * 60_000).toISOString()
    const call_id = await programme.call({ closesAt })
    const { error } = await as.member.rpc('begin_application', { call_id })
    expect(error).toMatchObject({ code: 'P0001', hint: 'call_not_open' })
  })

  test('whoever had the form open at the deadline begins and submits in the quarter of an hour after it', async () => {
    const call_id = await programme.call({ closesAt: new Date(Date.now() - 60_000).toISOString() })
    const { data } = await as.member
      .rpc('begin_application', { call_id, answers: { company_name: 'Mavuno' } })
      .throwOnError()
    const { id, version } = begun.parse(data)
    const submitted = await as.member.rpc('submit_application', { application_id: id, version })
    expect(submitted.data).toMatchObject({ public_label: 'received' })
  })
})

describe('submitting', () => {
  test('however often the button is pressed, it happens once', async () => {
    const { id, version } = await begin()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        as.applicant.rpc('submit_application', { application_id: id, version }),
      ),
    )
    expect(answers.map(({ error }) => error)).toEqual(Array(8).fill(null))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(answers[0]?.data).toMatchObject({
      reference: expect.stringMatching(/^APP-\d{4}-\d{6}$/),
      public_label: 'received',
    })
    expect(
      await count(
        `select count(*) from application_events where application_id = $1 and kind = 'submitted'`,
        [id],
      ),
    ).toBe(1)
    expect(
      await count(
        `select count(*) from private.email_outbox
         where data ->> 'application_id' = $1 and template = 'application_received'`,
        [id],
      ),
    ).toBe(1)
  })

  test('what is missing is named at its field', async () => {
    const { id, version } = await begin({})
    const { error } = await as.applicant.rpc('submit_application', { application_id: id, version })
    expect(error).toMatchObject({ code: 'P0001', hint: 'invalid_answers' })
    expect(JSON.parse(error?.details ?? '')).toEqual({
      errors: [{ path: 'company_name', code: 'required' }],
    })
  })
})

test('asked for more: staff read what was submitted until the changes are, and nothing is lost between', async () => {
  const id = await programme.application('more_info')
  const changes = { problem: 'Half a thou' }
  await as.applicant.rpc('save_answers', { application_id: id, version: 1, changes }).throwOnError()
  const own = async () => {
    const { data } = await as.applicant
      .from('applications')
      .select('version, answers, unsent:unsent_changes(changes)')
      .eq('id', id)
      .single()
      .throwOnError()
    return data
  }
  const asStaff = async () => {
    const { data } = await as.reviewer
      .from('applications')
      .select('answers, unsent:unsent_changes(changes)')
      .eq('id', id)
      .single()
      .throwOnError()
    return data
  }
  const submitted = { company_name: 'Mavuno' }
  expect(await own()).toEqual({ version: 2, answers: submitted, unsent: { changes } })
  expect(await asStaff()).toEqual({ answers: submitted, unsent: null })

  const move = (to_status: 'screening' | 'more_info') =>
    as.manager
      .rpc('move_application', {
        application_id: id,
        to_status,
        message: 'Tell us more.',
        sections: ['product'],
      })
      .throwOnError()
  await move('screening')
  const late = await as.applicant.rpc('submit_application', { application_id: id, version: 2 })
  expect(late.error).toMatchObject({ code: 'P0001', hint: 'not_editable' })
  expect(await asStaff()).toEqual({ answers: submitted, unsent: null })

  await move('more_info')
  await as.applicant.rpc('submit_application', { application_id: id, version: 2 }).throwOnError()
  expect(await own()).toEqual({ version: 3, answers: { ...submitted, ...changes }, unsent: null })
  expect(await asStaff()).toEqual({ answers: { ...submitted, ...changes }, unsent: null })
})

test('from draft to decision: the applicant learns what was released, and nothing before', async () => {
  const { id, version } = await begin()
  await as.applicant.rpc('submit_application', { application_id: id, version }).throwOnError()
  const seen = async () => {
    const [application, letters] = await Promise.all([
      as.applicant
        .from('applications')
        .select('public_label, released_at')
        .eq('id', id)
        .single()
        .throwOnError(),
      as.applicant
        .from('decision_messages')
        .select('outcome, message')
        .eq('application_id', id)
        .throwOnError(),
    ])
    return { ...application.data, letters: letters.data }
  }

  const { data: listed } = await as.manager.rpc('list_applications', { search: 'mavuno' })
  expect(listed?.map((row) => row.id)).toContain(id)
  const move = (to_status: 'screening' | 'in_review') =>
    as.reviewer.rpc('move_application', { application_id: id, to_status }).throwOnError()
  await move('screening')
  await move('in_review')
  await as.manager
    .rpc('draft_decision', { application_id: id, outcome: 'accepted', message: 'Welcome' })
    .throwOnError()
  await as.admin.rpc('approve_decision', { application_id: id, version: 1 }).throwOnError()

  expect(await seen()).toEqual({ public_label: 'being_reviewed', released_at: null, letters: [] })
  const { data: detail } = await as.manager.rpc('application_detail', { application_id: id })
  expect(detail).toMatchObject({
    application: { status: 'accepted', public_label: 'being_reviewed' },
    decision: { outcome: 'accepted', state: 'approved', approved_by_name: 'Admin Tester' },
  })
  const { data: less } = await as.reviewer.rpc('application_detail', { application_id: id })
  expect(less).toMatchObject({ application: { status: 'accepted' }, decision: null, moves: [] })

  await as.manager.rpc('release_decision', { application_id: id, version: 1 }).throwOnError()
  expect(await seen()).toEqual({
    public_label: 'accepted',
    released_at: expect.any(String),
    letters: [{ outcome: 'accepted', message: 'Welcome' }],
  })
  const { data: told } = await as.applicant
    .from('notifications')
    .select('kind')
    .eq('link', `/dashboard/applications/${id}`)
    .order('id')
    .throwOnError()
  expect(told.map(({ kind }) => kind)).toEqual(['application_received', 'decision_released'])
})

test('a token says what kind of staff its owner is', async () => {
  const claims = async (role: 'applicant' | 'manager') => {
    const { data } = await as[role].auth.getSession()
    const [, payload = ''] = (data.session?.access_token ?? '').split('.')
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  }
  expect(await claims('manager')).toMatchObject({ role: 'authenticated', staff_role: 'manager' })
  expect(await claims('applicant')).not.toHaveProperty('staff_role')
})
