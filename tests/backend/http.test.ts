import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { nodeListener } from '../../supabase/local/http/node-adapter.ts'

afterEach(() => void vi.restoreAllMocks())

test('what breaks after it has read what was sent is answered, and tells nothing of why', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = createServer(
    nodeListener(async (request) => {
      throw new Error(`a secret about ${await request.text()}`)
    }),
  )
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    body: 'something',
    signal: AbortSignal.timeout(5_000),
  })

  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(logged).toHaveBeenCalledOnce()
  server.close()
})
