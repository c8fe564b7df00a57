import { type FSWatcher, existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import type { Tokens } from '../auth/keys.ts'
import type { Config } from '../config.ts'
import type { Handler } from '../http/layers.ts'
import { supabaseDir } from '../paths.ts'
import { Worker } from './worker.ts'

export interface FunctionsOptions {
  config: Config
  tokens: Tokens
  /** Read anew for each process, since the origin is known only once something listens. */
  environment: () => Record<string, string>
  /** Start functions anew when their files change. */
  watch?: boolean
  /** `supabase/functions`, unless a test brings its own. */
  directory?: string
}

const prefix = '/functions/v1/'
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
}
/** Headers that belong to one connection, not to the request. */
const hopByHop = ['connection', 'host', 'transfer-encoding', 'content-length', 'keep-alive']

/** The edge functions, each on the real Deno, in a process that starts with its first call. */
export class FunctionServer {
  readonly #options: FunctionsOptions
  readonly #directory: string
  readonly #workers = new Map<string, Worker>()
  readonly #watcher: FSWatcher | null
  #closed = false

  constructor(options: FunctionsOptions) {
    this.#options = options
    this.#directory = options.directory ?? join(supabaseDir, 'functions')
    this.#watcher = options.watch
      ? watch(this.#directory, { recursive: true }, () => void this.#stopAll())
      : null
  }

  readonly handle: Handler = async (request) => {
    const name = new URL(request.url).pathname.slice(prefix.length).split('/')[0] ?? ''
    if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(join(this.#directory, name, 'index.ts'))) {
      return problem(404, 'NOT_FOUND', 'Requested function was not found')
    }
    if (request.method !== 'OPTIONS' && !(await this.#admitted(name, request))) {
      return problem(401, 'UNAUTHORIZED', 'Missing or invalid authorization')
    }
    return this.call(name, request)
  }

  /** Calls a function past the gateway. */
  async call(name: string, request: Request): Promise<Response> {
    if (this.#closed) return closing()
    const headers = new Headers(request.headers)
    for (const header of hopByHop) headers.delete(header)
    const body = request.body === null ? null : await request.arrayBuffer()
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(prefix, '/') + search
    try {
      const url = await this.#worker(name).url
      // Where a function sends its caller is for the caller to go.
      const redirect = 'manual'
      return await fetch(new URL(path, url), { method: request.method, headers, body, redirect })
    } catch (error) {
      if (this.#closed) return closing()
      console.error(error)
      return problem(503, 'BOOT_ERROR', 'Function failed to start (please check logs)')
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#watcher?.close()
    await this.#stopAll()
  }

  /** A crashed one is started anew by the next call. */
  #worker(name: string): Worker {
    const running = this.#workers.get(name)
    if (running?.alive) return running
    const worker = new Worker(this.#directory, name, this.#options.environment())
    this.#workers.set(name, worker)
    return worker
  }

  /** `verify_jwt` asks for a token of ours, be it only a key; who that is, the function itself has to ask. */
  async #admitted(name: string, request: Request): Promise<boolean> {
    if (this.#options.config.functions?.[name]?.verify_jwt === false) return true
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    const token = bearer ?? request.headers.get('apikey')
    if (token === null || token === undefined) return false
    const { tokens } = this.#options
    return (await tokens.resolveKey(token)) !== null || (await tokens.verify(token)) !== null
  }

  async #stopAll(): Promise<void> {
    const workers = [...this.#workers.values()]
    this.#workers.clear()
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

const closing = () => problem(503, 'WORKER_ERROR', 'The backend is closing')

function problem(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: cors })
}
