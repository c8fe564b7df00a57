import assert from 'node:assert/strict'
import type { Mail } from './mail/compose.ts'
import { drainOutbox, type OutboxRow, ProviderUnreachable } from './outbox.ts'

const row = (number: number): OutboxRow => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  idempotency_key: `key-${number}`,
  recipient: `person${number}@example.test`,
  template: 'application_received',
  data: {},
  attempts: 1,
})

/** An outbox in memory, and a mail server that does as `send` says. */
function setUp(rows: OutboxRow[], send: (mail: Mail) => Promise<void> = () => Promise.resolve()) {
  const waiting = [...rows]
  const settled: [id: string, error: string | undefined][] = []
  const sent: string[] = []
  return {
    settled,
    sent,
    waiting,
    deps: {
      claim: (max: number) => Promise.resolve(waiting.splice(0, max)),
      settle: ({ id }: OutboxRow, error?: string) => {
        settled.push([id, error])
        return Promise.resolve(error ? 'queued' : 'sent')
      },
      compose: ({ recipient, idempotency_key }: OutboxRow): Mail => {
        if (recipient.startsWith('broken')) throw new Error('There is no template "x".')
        return {
          from: 'a@example.test',
          to: recipient,
          subject: '',
          text: '',
          html: '',
          messageId: '',
          idempotencyKey: idempotency_key,
        }
      },
      send: async (mail: Mail) => {
        await send(mail)
        sent.push(mail.to)
      },
    },
  }
}

const silent = (run: () => Promise<void>) => async () => {
  const { error } = console
  console.error = () => undefined
  try {
    await run()
  } finally {
    console.error = error
  }
}

Deno.test('sends everything that waits, batch after batch, and settles each mail', async () => {
  const rows = Array.from({ length: 23 }, (_, index) => row(index))
  const { deps, settled, sent } = setUp(rows)
  assert.deepEqual(await drainOutbox(deps), { sent: 23, failed: 0 })
  assert.equal(new Set(sent).size, 23)
  assert.deepEqual(
    settled,
    rows.map(({ id }) => [id, undefined]),
  )
})

Deno.test(
  'a mail that cannot be written or is refused is noted and holds up no other',
  silent(async () => {
    const { deps, settled, sent } = setUp(
      [{ ...row(1), recipient: 'broken' }, row(2), row(3)],
      ({ to }) => (to.startsWith('person2') ? Promise.reject(new Error('550')) : Promise.resolve()),
    )
    assert.deepEqual(await drainOutbox(deps), { sent: 1, failed: 2 })
    assert.deepEqual(
      settled.map(([, error]) => error),
      ['There is no template "x".', '550', undefined],
    )
    assert.deepEqual(sent, ['person3@example.test'])
  }),
)

Deno.test(
  'with the provider down it stops asking, and leaves the rest where it is',
  silent(async () => {
    let tries = 0
    const { deps, settled, waiting } = setUp(
      Array.from({ length: 25 }, (_, index) => row(index)),
      () => {
        tries += 1
        return Promise.reject(new ProviderUnreachable('down'))
      },
    )
    assert.deepEqual(await drainOutbox(deps), { sent: 0, failed: 10 })
    assert.equal(tries, 1)
    assert.equal(waiting.length, 15)
    assert.ok(settled.every(([, error]) => error === 'down'))
  }),
)

Deno.test('ends before the host would end it', async () => {
  let clock = 0
  const { deps, sent } = setUp(
    Array.from({ length: 100 }, (_, index) => row(index)),
    () => Promise.resolve(void (clock += 1_500)),
  )
  await drainOutbox({ ...deps, now: () => clock })
  assert.equal(sent.length, 20)
})

Deno.test('a mail is not sent twice because it could not be noted at the first try', async () => {
  const { deps, sent, settled } = setUp([row(1), row(2)])
  let failures = 2
  const settle = (row: OutboxRow, error?: string) =>
    (failures -= 1) >= 0 ? Promise.reject(new Error('database gone')) : deps.settle(row, error)
  assert.deepEqual(await drainOutbox({ ...deps, settle }), { sent: 2, failed: 0 })
  assert.deepEqual([sent.length, settled.length], [2, 2])
})

Deno.test('a mail whose settling failed is sent again under the same key', async () => {
  const keys: string[] = []
  const again = { ...row(1) }
  for (const settle of [
    () => Promise.reject(new Error('database gone')),
    () => Promise.resolve('sent'),
  ]) {
    const { deps } = setUp([again], ({ idempotencyKey }) =>
      Promise.resolve(void keys.push(idempotencyKey)),
    )
    await drainOutbox({ ...deps, settle }).catch(() => undefined)
  }
  assert.deepEqual(keys, ['key-1', 'key-1'])
})

Deno.test('leaves a mail whose lease is about to end to whoever takes it next', async () => {
  let clock = 0
  const { deps, sent, settled } = setUp([row(1), row(2), row(3)], () =>
    Promise.resolve(void (clock += 150_000)),
  )
  assert.deepEqual(await drainOutbox({ ...deps, now: () => clock }), { sent: 2, failed: 0 })
  assert.equal(sent.length, 2)
  assert.equal(settled.length, 2)
})

Deno.test('says aloud that a mail is given up', async () => {
  const said: string[] = []
  const { error } = console
  console.error = (line: string) => void said.push(line)
  try {
    const { deps } = setUp([{ ...row(1), attempts: 101 }], () => Promise.reject(new Error('550')))
    await drainOutbox({ ...deps, settle: () => Promise.resolve('failed') })
  } finally {
    console.error = error
  }
  assert.match(said.join('\n'), /is given up after 101 attempts/)
})
