import { ws } from 'msw'
import { env } from '@/shared/env'

type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: unknown,
]
type Message = {
  join_ref: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}
type Client = { send: (data: string) => void; close: (code?: number, reason?: string) => void }
type Join = { topic: string; isPrivate: boolean; token: string | undefined }

const link = ws.link(`${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1/websocket`)

/** The clients, each with the topics it has joined. */
const clients = new Map<Client, Set<string>>()
const joins: Join[] = []
let refused = new Set<string>()

function parse(data: unknown): Frame | null {
  if (typeof data !== 'string') return null
  const message: unknown = JSON.parse(data)
  if (Array.isArray(message)) return message as Frame
  const { join_ref, ref, topic, event, payload } = message as Message
  return [join_ref, ref, topic, event, payload]
}

/** A live connection in a test: takes every join but those it is told to refuse, and says what the test says. */
export const realtime = {
  handler: link.addEventListener('connection', ({ client }) => {
    const topics = new Set<string>()
    clients.set(client, topics)
    client.addEventListener('close', () => clients.delete(client))
    client.addEventListener('message', ({ data }) => {
      const frame = parse(data)
      if (!frame) return
      const [joinRef, ref, topic, event, payload] = frame
      const reply = (status: 'ok' | 'error', response: unknown = {}) =>
        client.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status, response }]))
      if (event === 'phx_join') {
        const { config, access_token } = payload as {
          config: { private?: boolean }
          access_token?: string
        }
        const name = topic.replace(/^realtime:/, '')
        joins.push({ topic: name, isPrivate: config.private === true, token: access_token })
        if (refused.has(name)) return reply('error', { reason: 'Unauthorized' })
        topics.add(name)
      }
      if (event === 'phx_leave') topics.delete(topic.replace(/^realtime:/, ''))
      if (event !== 'access_token') reply('ok')
    })
  }),

  /** What was joined so far, oldest first. */
  joins: (): readonly Join[] => joins,

  /** Whether somebody listens. A page that has just gone may have left its channel to the next one. */
  isJoined: (topic: string): boolean => [...clients.values()].some((topics) => topics.has(topic)),

  /** Broadcasts to whoever is connected; the client drops what is not for a topic it joined. */
  broadcast(topic: string, event: string, payload: Record<string, unknown> = {}) {
    const message = { type: 'broadcast', event, payload }
    for (const client of clients.keys())
      client.send(JSON.stringify([null, null, `realtime:${topic}`, 'broadcast', message]))
  },

  /** Cuts every connection, as a lost network does. */
  drop() {
    for (const client of [...clients.keys()]) client.close(1011, 'gone')
    clients.clear()
  },

  refuse(topic: string) {
    refused.add(topic)
  },

  reset() {
    joins.length = 0
    refused = new Set()
  },
}
