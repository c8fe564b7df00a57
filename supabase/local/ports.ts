import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** This port, or the next one above it that nobody listens on; any free one for 0. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    const server = createServer()
    try {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    } catch {
      continue
    } finally {
      server.close()
    }
  }
  throw new Error(`No port from ${wanted} to ${wanted + 99} is free.`)
}
