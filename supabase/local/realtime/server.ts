import type { PGlite } from '@electric-sql/pglite'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Tokens } from '../auth/keys.ts'
import { publishableKey } from '../auth/public-key.ts'
import { mayRead } from './authorize.ts'
import { type Broadcast, ClientSocket, type Gate } from './socket.ts'

export interface RealtimeServer {
  /** Takes over a connection that asks for the realtime socket; false when it asks for something else. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  close: () => Promise<void>
}

const path = '/realtime/v1/websocket'
const hour = 3600_000

/** Private broadcast channels, fed by `realtime.send` and guarded by the policies on `realtime.messages`. */
export async function startRealtime(database: PGlite, tokens: Tokens): Promise<RealtimeServer> {
  const server = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 })
  const clients = new Set<ClientSocket>()
  const gate: Gate = {
    claimsOf: async (token) =>
      token === publishableKey ? { role: 'anon' } : await tokens.verify(token),
    mayRead: (topic, claims) => mayRead(database, topic, claims),
  }

  server.on('connection', (socket, request) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const version = searchParams.get('vsn') ?? '1.0.0'
    const client = new ClientSocket(socket, {
      version,
      key: searchParams.get('apikey') ?? '',
      gate,
    })
    clients.add(client)
    socket.on('close', () => clients.delete(client))
    socket.on('error', () => socket.terminate())
  })

  const unlisten = await database.listen('realtime_messages', (id) => {
    if (clients.size === 0) return
    readBroadcast(database, id)
      .then((broadcast) => {
        if (broadcast) for (const client of clients) client.deliver(broadcast)
      })
      .catch((error: unknown) => console.error(error))
  })
  await forgetOld(database)
  const cleaning = setInterval(() => {
    forgetOld(database).catch((error: unknown) => console.error(error))
  }, hour).unref()

  return {
    upgrade: (request, socket, head) => {
      if (new URL(request.url ?? '/', 'http://localhost').pathname !== path) return false
      server.handleUpgrade(request, socket, head, (client) => {
        server.emit('connection', client, request)
      })
      return true
    },
    close: async () => {
      clearInterval(cleaning)
      for (const socket of server.clients) socket.terminate()
      await new Promise<void>((closed) => server.close(() => closed()))
      await unlisten()
    },
  }
}

/** Every channel is private, so a message that was sent as public reaches nobody. */
async function readBroadcast(database: PGlite, id: string): Promise<Broadcast | null> {
  const { rows } = await database.query<Broadcast>(
    'select id, topic, event, payload from realtime.messages where id = $1 and private',
    [id],
  )
  return rows[0] ?? null
}

/** Broadcasts are not history. */
async function forgetOld(database: PGlite): Promise<void> {
  await database.exec(`delete from realtime.messages where inserted_at < now() - interval '1 hour'`)
}
