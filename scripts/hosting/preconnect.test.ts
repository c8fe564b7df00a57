// @vitest-environment node
import { createServer } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { preconnect } from './preconnect.ts'

afterEach(() => vi.unstubAllEnvs())

async function documentWith(backend: string): Promise<string> {
  vi.stubEnv('VITE_SUPABASE_URL', backend)
  const server = await createServer({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    plugins: [preconnect()],
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return await server.transformIndexHtml('/', '<html><head></head><body></body></html>')
  } finally {
    await server.close()
  }
}

describe('B-8.3 the connection to the backend', () => {
  it('is opened early where that is on another host', async () => {
    expect(await documentWith('https://abc.supabase.co/')).toContain(
      '<link rel="preconnect" href="https://abc.supabase.co" crossorigin>',
    )
  })

  it.each(['', 'not an address'])(
    'is that of the site itself where none is named: %j',
    async (url) => {
      expect(await documentWith(url)).not.toContain('preconnect')
    },
  )
})
