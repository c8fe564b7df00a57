import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { ClientSocket } from '../../supabase/local/realtime/socket.ts'

/** Stands for a connection: what is sent is kept, what the client says is emitted. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly sent: unknown[] = []
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
}

const topic = 'realtime:user:ada'
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

/** A socket whose tokens are `<role>` or `<role>@<expiry>`, with one topic that is open to `ada`. */
function open(version = '2.0.0') {
  const fake = new FakeSocket()
  const client = new ClientSocket(fake as unknown as WebSocket, {
    version,
    key: 'anon',
    gate: {
      claimsOf: async (token) => {
        const [role = '', exp] = token.split('@')
        return role === 'invalid' ? null : { role, exp: exp ? Number(exp) : inAnHour() }
      },
      mayRead: async (name, { role }) => role === 'ada' && name === 'user:ada',
    },
  })
  const say = async (event: string, payload: object = {}, ref = '2') => {
    const message = version === '2.0.0' ? ['1', ref, topic, event, payload] : null
    fake.emit(
      'message',
      JSON.stringify(message ?? { join_ref: '1', ref, topic, event, payload }),
      false,
    )
    await vi.advanceTimersByTimeAsync(0)
  }
  const join = (access_token?: string) =>
    say('phx_join', { config: { private: true }, access_token }, '1')
  return { fake, client, say, join }
}

const broadcast = { id: 'id', topic: 'user:ada', event: 'notification', payload: { kind: 'x' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a broadcast reaches whoever has joined, and nobody before or after', async () => {
  const { fake, client, say, join } = open()
  client.deliver(broadcast)
  expect(fake.sent).toEqual([])
  await join('ada')
  expect(fake.sent.pop()).toEqual([
    '1',
    '1',
    topic,
    'phx_reply',
    { status: 'ok', response: { postgres_changes: [] } },
  ])
  client.deliver(broadcast)
  expect(fake.sent.pop()).toEqual([
    null,
    null,
    topic,
    'broadcast',
    { type: 'broadcast', event: 'notification', payload: { kind: 'x' }, meta: { id: 'id' } },
  ])
  await say('phx_leave')
  fake.sent.length = 0
  client.deliver(broadcast)
  expect(fake.sent).toEqual([])
})

test('the first version of the protocol is spoken to whoever speaks it', async () => {
  const { fake, join } = open('1.0.0')
  await join('ada')
  expect(fake.sent).toEqual([
    {
      join_ref: '1',
      ref: '1',
      topic,
      event: 'phx_reply',
      payload: { status: 'ok', response: { postgres_changes: [] } },
    },
  ])
})

test('a channel closes when its token ends', async () => {
  const { fake, client, join } = open()
  await join(`ada@${Math.floor(Date.now() / 1000) + 60}`)
  fake.sent.length = 0
  await vi.advanceTimersByTimeAsync(61_000)
  expect(fake.sent).toEqual([
    [null, null, topic, 'system', expect.objectContaining({ status: 'error' })],
    ['1', '1', topic, 'phx_close', {}],
  ])
  fake.sent.length = 0
  client.deliver(broadcast)
  expect(fake.sent).toEqual([])
})

test('a renewed token puts the end off', async () => {
  const { fake, client, say, join } = open()
  await join(`ada@${Math.floor(Date.now() / 1000) + 60}`)
  await say('access_token', { access_token: 'ada' })
  await vi.advanceTimersByTimeAsync(61_000)
  fake.sent.length = 0
  client.deliver(broadcast)
  expect(fake.sent).toHaveLength(1)
})

test.each(['invalid', 'bob'])(
  'a new token that opens nothing (%s) closes the channel',
  async (token) => {
    const { fake, say, join } = open()
    await join('ada')
    fake.sent.length = 0
    await say('access_token', { access_token: token })
    expect(fake.sent).toContainEqual(['1', '1', topic, 'phx_close', {}])
  },
)

test.each([
  ['an expired or forged token', 'invalid', /InvalidJWTToken/],
  ['another person', 'bob', /Unauthorized/],
  ['no token at all', undefined, /Unauthorized/],
])('%s does not join', async (_, token, reason) => {
  const { fake, join } = open()
  await join(token)
  expect(fake.sent).toEqual([
    [
      '1',
      '1',
      topic,
      'phx_reply',
      { status: 'error', response: { reason: expect.stringMatching(reason) } },
    ],
  ])
})

test('what is no message is passed over', async () => {
  const { fake } = open()
  for (const text of ['', 'hello', '[]', '{}', 'null', '[1,2,3,4]', '"x"']) {
    fake.emit('message', text, false)
  }
  fake.emit('message', Buffer.from([3, 0, 0]), true)
  await vi.advanceTimersByTimeAsync(0)
  expect(fake.sent).toEqual([])
})
