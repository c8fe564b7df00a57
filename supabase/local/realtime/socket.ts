import type { JWTPayload } from 'jose'
import type { WebSocket } from 'ws'
import { decode, encode, type Message } from './protocol.ts'

/** A channel that a client has joined. */
interface Channel {
  joinRef: string | null
  /** Closes the channel when the token that opened it ends. */
  expiry: NodeJS.Timeout
}

/** What a socket needs to know of the backend. */
export interface Gate {
  /** The claims behind a token or a key; null when it is not ours or has expired. */
  claimsOf: (token: string) => Promise<JWTPayload | null>
  mayRead: (topic: string, claims: JWTPayload) => Promise<boolean>
}

/** A broadcast as clients get it. */
export interface Broadcast {
  id: string
  topic: string
  event: string
  payload: unknown
}

const prefix = 'realtime:'
/** The longest delay that a timer can hold. */
const maxDelay = 2 ** 31 - 1

/** One client: answers its joins, leaves and heartbeats, and passes on the broadcasts of what it has joined. */
export class ClientSocket {
  readonly #socket: WebSocket
  readonly #version: string
  readonly #key: string
  readonly #gate: Gate
  readonly #channels = new Map<string, Channel>()
  /** Messages are handled in the order in which they came. */
  #handled: Promise<void> = Promise.resolve()

  constructor(socket: WebSocket, options: { version: string; key: string; gate: Gate }) {
    this.#socket = socket
    this.#version = options.version
    this.#key = options.key
    this.#gate = options.gate
    socket.on('message', (data, isBinary) => {
      // Binary messages are broadcasts of clients; here only the database broadcasts.
      const message = isBinary ? null : decode(String(data))
      if (message) this.#enqueue(message)
    })
    socket.on('close', () => {
      for (const { expiry } of this.#channels.values()) clearTimeout(expiry)
      this.#channels.clear()
    })
  }

  /** Passes a broadcast on, if its channel has been joined. */
  deliver({ id, topic, event, payload }: Broadcast): void {
    if (!this.#channels.has(prefix + topic)) return
    const body = { type: 'broadcast', event, payload, meta: { id } }
    this.#send({
      joinRef: null,
      ref: null,
      topic: prefix + topic,
      event: 'broadcast',
      payload: body,
    })
  }

  #enqueue(message: Message): void {
    this.#handled = this.#handled
      .then(() => this.#handle(message))
      .catch((error: unknown) => {
        console.error(error)
        this.#reply(message, 'error', { reason: 'Internal error' })
      })
  }

  async #handle(message: Message): Promise<void> {
    if (message.event === 'heartbeat') return this.#reply(message, 'ok')
    if (message.event === 'phx_join') return this.#join(message)
    if (message.event === 'access_token') return this.#renew(message)
    if (message.event === 'phx_leave') {
      this.#reply(message, 'ok')
      this.#close(message.topic)
    }
  }

  async #join(message: Message): Promise<void> {
    const { topic, payload } = message
    this.#close(topic)
    const config = payload['config'] as { private?: boolean } | undefined
    if (config?.private !== true) {
      return this.#reply(message, 'error', {
        reason: 'PrivateOnly: This project only allows private channels',
      })
    }
    const claims = await this.#claims(payload)
    if (claims === null) {
      return this.#reply(message, 'error', {
        reason: 'InvalidJWTToken: Token is invalid or expired',
      })
    }
    if (!topic.startsWith(prefix) || !(await this.#mayRead(topic, claims))) {
      return this.#reply(message, 'error', {
        reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${topic.slice(prefix.length)}`,
      })
    }
    this.#channels.set(topic, { joinRef: message.joinRef, expiry: this.#expiry(topic, claims) })
    this.#reply(message, 'ok', { postgres_changes: [] })
  }

  /** A renewed token keeps the channel, if it still opens it. */
  async #renew({ topic, payload }: Message): Promise<void> {
    const channel = this.#channels.get(topic)
    if (!channel) return
    const claims = await this.#claims(payload)
    if (claims !== null && (await this.#mayRead(topic, claims))) {
      clearTimeout(channel.expiry)
      channel.expiry = this.#expiry(topic, claims)
      return
    }
    this.#shutDown(topic, 'Unauthorized: The new token does not open this channel')
  }

  #claims(payload: Record<string, unknown>): Promise<JWTPayload | null> {
    const given = payload['access_token']
    return this.#gate.claimsOf(typeof given === 'string' && given !== '' ? given : this.#key)
  }

  #mayRead(topic: string, claims: JWTPayload): Promise<boolean> {
    return this.#gate.mayRead(topic.slice(prefix.length), claims)
  }

  #expiry(topic: string, { exp }: JWTPayload): NodeJS.Timeout {
    const delay = exp === undefined ? maxDelay : exp * 1000 - Date.now()
    const end = () => this.#shutDown(topic, 'Token has expired')
    return setTimeout(end, Math.min(Math.max(delay, 0), maxDelay)).unref()
  }

  /** Says why before it closes, as a hosted project does. */
  #shutDown(topic: string, message: string): void {
    const payload = {
      extension: 'system',
      status: 'error',
      message,
      channel: topic.slice(prefix.length),
    }
    this.#send({ joinRef: null, ref: null, topic, event: 'system', payload })
    this.#close(topic)
  }

  #close(topic: string): void {
    const channel = this.#channels.get(topic)
    if (!channel) return
    clearTimeout(channel.expiry)
    this.#channels.delete(topic)
    const { joinRef } = channel
    this.#send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} })
  }

  #reply({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: object = {}): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  #send(message: Message): void {
    if (this.#socket.readyState === this.#socket.OPEN) {
      this.#socket.send(encode(message, this.#version))
    }
  }
}
