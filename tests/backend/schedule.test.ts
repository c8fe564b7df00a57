import type { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../supabase/local/database.ts'
import { startSchedule } from '../../supabase/local/functions/schedule.ts'
import type { FunctionServer } from '../../supabase/local/functions/server.ts'

let database: PGlite
let schedule: { close: () => Promise<void> } | undefined
const call = vi.fn<FunctionServer['call']>()

beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  call.mockReset().mockImplementation(async () => Response.json({}))
  await database.exec('delete from private.email_outbox')
})

afterEach(async () => {
  await schedule?.close()
  vi.useRealTimers()
})

const start = async () => {
  schedule = await startSchedule(database, { call } as unknown as FunctionServer, 'the secret')
}

const queue = (key: string) =>
  database.query(
    `insert into private.email_outbox (idempotency_key, recipient, template)
     values ($1, 'ada@mail.example', 'application_received')`,
    [key],
  )

const sent = () =>
  database.query(`update private.email_outbox set status = 'sent', sent_at = now()`)

test('a queued mail is delivered at once, with the secret', async () => {
  await start()
  expect(call).not.toHaveBeenCalled()
  await queue('one')
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  const [name, request] = call.mock.calls[0] ?? []
  expect(name).toBe('deliver-mail')
  expect(request?.headers.get('x-function-secret')).toBe('the secret')
})

test('many mails at once are one delivery, and what comes meanwhile is one more', async () => {
  let finish: (response: Response) => void = () => undefined
  call.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await start()
  await Promise.all(['a', 'b', 'c'].map(queue))
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  await Promise.all(['d', 'e', 'f'].map(queue))
  finish(Response.json({}))
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  finish(Response.json({}))
  await schedule?.close()
  expect(call).toHaveBeenCalledTimes(2)
})

test('mail that was queued before the start is delivered after it', async () => {
  await queue('before')
  await start()
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
})

test('what could not be delivered is tried again, until nothing waits', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  call.mockImplementationOnce(async () => Response.json({}, { status: 503 }))
  call.mockImplementationOnce(async () => {
    throw new Error('The function cannot be reached.')
  })
  await start()
  await queue('late')
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  for (const times of [2, 3]) {
    await vi.advanceTimersByTimeAsync(15_000)
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(times))
  }
  await sent()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call).toHaveBeenCalledTimes(3)
  error.mockRestore()
})

test('a digest that is due is put together and delivered, once', async () => {
  await database.exec(`
    insert into auth.users (id, email) values ('0b0b0b0b-0000-4000-8000-000000000001', 'noor@mail.example');
    insert into profiles (id) values ('0b0b0b0b-0000-4000-8000-000000000001');
    insert into notification_preferences (user_id, kind, in_app, email)
    values ('0b0b0b0b-0000-4000-8000-000000000001', 'signed_in', true, 'daily_digest');
    select private.notify('0b0b0b0b-0000-4000-8000-000000000001', 'signed_in', '1', 'You have signed in');
    update private.digest_items set due_at = now()`)
  await start()
  expect(call).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  await sent()
  await vi.advanceTimersByTimeAsync(15_000)
  const { rows } = await database.query('select template, recipient from private.email_outbox')
  expect(rows).toEqual([{ template: 'digest', recipient: 'noor@mail.example' }])
})

test('tidies up every hour', async () => {
  await start()
  await vi.advanceTimersByTimeAsync(3600_000)
  await vi.waitFor(() => expect(call.mock.calls.map(([name]) => name)).toContain('tidy'))
})

test('closing waits for a tidying that is under way', async () => {
  const seen: string[] = []
  let finish: (response: Response) => void = () => undefined
  call.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await start()
  await vi.advanceTimersByTimeAsync(3600_000)
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  const closing = schedule?.close().then(() => seen.push('closed'))
  // Time enough for whatever else closing has to do in the database.
  for (let turn = 0; turn < 5; turn += 1) await database.query('select 1')
  seen.push('tidied')
  finish(Response.json({}))
  await closing
  expect(seen).toEqual(['tidied', 'closed'])
})

test('a look for mail that closing overtakes delivers nothing any more', async () => {
  await start()
  await queue('late')
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  vi.advanceTimersByTime(15_000)
  await schedule?.close()
  const before = call.mock.calls.length
  await database.query('select 1')
  expect(call).toHaveBeenCalledTimes(before)
})
