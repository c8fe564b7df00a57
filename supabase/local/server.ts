import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Backend, type BackendOptions, createBackend } from './backend.ts'
import { nodeListener } from './http/node-adapter.ts'

export interface ServerOptions extends BackendOptions {
  /** The port to listen on; any free one by default. */
  port?: number
}

export type RunningBackend = Pick<
  Backend,
  | 'mailUrl'
  | 'smtpPort'
  | 'stopMail'
  | 'anonKey'
  | 'serviceRoleKey'
  | 'functionSecret'
  | 'database'
  | 'directory'
  | 'close'
> & {
  url: string
}

/** The embedded backend on a port of its own, without the app. */
export async function startBackend(options: ServerOptions = {}): Promise<RunningBackend> {
  const backend = await createBackend(options)
  const server = createServer(nodeListener(backend.handle))
  server.on('upgrade', (request, socket, head) => {
    if (!backend.upgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(options.port ?? 0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  await backend.listening(url)
  return {
    ...backend,
    url,
    close: async () => {
      await backend.stopWork()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await backend.close()
    },
  }
}
