import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  type Client,
  connect,
  newDraft,
  newPerson,
  newStaff,
  type Person,
  target,
} from '@tests/support/backend'

let ada: Person
let bob: Person
let applicationId: string

beforeAll(async () => {
  ;[ada, bob] = await Promise.all([newPerson(), newPerson()])
  applicationId = (await newDraft(ada.client)).id
})

afterEach(async () => {
  await Promise.all([ada, bob].map(({ client }) => client.removeAllChannels()))
})

type Heard = { event: string; payload: Record<string, unknown> }

/** Joins a channel as the app does; what is heard on it is collected. */
async function join(client: Client, topic: string, isPrivate = true) {
  const heard: Heard[] = []
  await client.realtime.setAuth()
  const channel = client
    .channel(topic, { config: { private: isPrivate } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => {
      heard.push({ event, payload: payload as Record<string, unknown> })
    })
  const status = await new Promise<string>((resolve) => {
    channel.subscribe((state) => resolve(state))
  })
  return { channel, heard, status }
}

describe('joining', () => {
  test('a person listens to themselves and to their application', async () => {
    expect((await join(ada.client, `user:${ada.id}`)).status).toBe('SUBSCRIBED')
    expect((await join(ada.client, `application:${applicationId}`)).status).toBe('SUBSCRIBED')
  })

  test('nobody listens to another person, their application, or to staff', async () => {
    for (const topic of [`user:${ada.id}`, `application:${applicationId}`, 'staff', 'anything']) {
      expect((await join(bob.client, topic)).status).toBe('CHANNEL_ERROR')
    }
  })

  test('a visitor listens to nothing', async () => {
    const visitor = connect()
    for (const topic of [`user:${ada.id}`, 'staff', 'lobby']) {
      expect((await join(visitor, topic)).status).toBe('CHANNEL_ERROR')
    }
    await visitor.removeAllChannels()
  })

  test('a channel that is not private is refused to everybody', async () => {
    expect((await join(ada.client, 'lobby', false)).status).toBe('CHANNEL_ERROR')
  })

  test('staff listen to their work', async () => {
    const { client } = await newStaff('reviewer')
    expect((await join(client, 'staff')).status).toBe('SUBSCRIBED')
    await client.removeAllChannels()
  })
})

test('what happens is heard by those whom it concerns, and by nobody else', async () => {
  const draft = await newDraft(bob.client)
  const mine = await join(bob.client, `application:${draft.id}`)
  const other = await join(ada.client, `user:${ada.id}`)
  await bob.client.rpc('withdraw_application', { application_id: draft.id }).throwOnError()

  await vi.waitFor(() => expect(mine.heard).toHaveLength(1), { timeout: 5_000 })
  expect(mine.heard[0]).toEqual({
    event: 'changed',
    payload: { kind: 'withdrawn', id: draft.id },
  })
  expect(other.heard).toEqual([])
})

/** Whatever was sent before has been handled once a heartbeat is answered. */
async function heartbeat({ client }: Person): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    client.realtime.onHeartbeat((status) => status === 'ok' && resolve())
  })
  await client.realtime.sendHeartbeat()
  await answered
}

test('a renewed token keeps what has been joined', async () => {
  const { channel } = await join(ada.client, `user:${ada.id}`)
  await ada.client.auth.refreshSession()
  await ada.client.realtime.setAuth()
  await heartbeat(ada)
  expect(channel.state).toBe('joined')
})

test('a token that opens nothing ends what has been joined', async () => {
  const { channel } = await join(bob.client, `user:${bob.id}`)
  await bob.client.realtime.setAuth(ada.session.access_token)
  await vi.waitFor(() => expect(channel.state).toBe('closed'))
  await bob.client.realtime.setAuth(bob.session.access_token)
})

test('other sockets are not taken', async () => {
  const socket = new WebSocket(`${target().url.replace('http', 'ws')}/realtime/v1/other`)
  const outcome = await new Promise((resolve) => {
    socket.onopen = () => resolve('open')
    socket.onerror = () => resolve('refused')
  })
  expect(outcome).toBe('refused')
})
