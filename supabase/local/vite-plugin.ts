import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnv, type Plugin } from 'vite'
import { publishableKey } from './auth/public-key.ts'
import type { Backend } from './backend.ts'
import { countryAnswer, countryPath, countryService } from './country-service.ts'
import { directoryPath, standIn } from './directory/registration.ts'
import { hostedProject } from './hosted-project.ts'
import { localDir, rootDir } from './paths.ts'
import { productionHeaders } from './production-headers.ts'

type Embedded = typeof import('./embedded.ts')

/** The part of Vite's two servers that is used here. */
interface Host {
  httpServer: object | null
  middlewares: {
    use: (
      handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
    ) => unknown
  }
}

/** Outlives a restart of Vite's server, and a second copy of this module: data may be open only once. */
const kept = globalThis as { fourfoldBackend?: Promise<Backend> }

const defined = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  )

/** The backend that the plugin has started in this process; undefined when the app talks to a hosted project. */
export function runningBackend(): Promise<Backend> | undefined {
  return kept.fourfoldBackend
}

/**
 * Serves the backend from the origin of the app, under `vite dev` and `vite preview`, unless the environment names a hosted
 * project. The data lives in `.local/data`, or as long as the process where `FOURFOLD_DATA` is `memory`.
 */
export function embeddedBackend(): Plugin {
  let wanted = false
  /** The real directory, where the environment names one. */
  let tenant: { tenantId: string; clientId: string } | null = null

  const attach = async (host: Host, watch: boolean) => {
    if (!wanted) return
    // Found at run time, so that it stays out of the bundle that Vite makes of its configuration.
    const entry = pathToFileURL(join(rootDir, 'supabase', 'local', 'embedded.ts')).href
    const { nodeListener, openBackend, prefixes } = (await import(entry)) as Embedded
    const memory = process.env['FOURFOLD_DATA'] === 'memory'
    kept.fourfoldBackend ??= openBackend({
      seed: true,
      watch,
      mailPort: Number(process.env['FOURFOLD_MAIL_PORT'] ?? 0),
      directory: tenant ?? { port: Number(process.env['FOURFOLD_DIRECTORY_PORT'] ?? 0) },
      ...(memory ? {} : { dataDir: join(localDir, 'data') }),
    })
    const backend = await kept.fourfoldBackend
    const listener = nodeListener(backend.handle)
    host.middlewares.use((request, response, next) => {
      if (prefixes.some((prefix) => request.url?.startsWith(`${prefix}/`))) {
        void listener(request, response)
      } else if (request.url === countryPath) {
        response.setHeader('Content-Type', 'application/json')
        response.end(countryAnswer)
      } else next()
    })
    const server = host.httpServer as Server
    server.on('upgrade', backend.upgrade)
    server.once('listening', () => {
      const { port } = server.address() as AddressInfo
      void backend.listening(`http://localhost:${port}`)
    })
  }

  return {
    name: 'embedded-backend',
    config(_, { mode }) {
      wanted = !hostedProject(mode) && process.env['VITEST'] === undefined
      if (!wanted) return undefined
      const env = loadEnv(mode, rootDir, 'VITE_MSAL_')
      const { VITE_MSAL_TENANT_ID: tenantId, VITE_MSAL_CLIENT_ID: clientId } = env
      tenant = tenantId && clientId ? { tenantId, clientId } : null
      return {
        define: defined({
          VITE_SUPABASE_ANON_KEY: publishableKey,
          VITE_GEOIP_URL: countryService(mode),
          ...(tenant
            ? {}
            : {
                VITE_MSAL_TENANT_ID: standIn.tenantId,
                VITE_MSAL_CLIENT_ID: standIn.clientId,
                VITE_MSAL_AUTHORITY: directoryPath,
                VITE_AUTH_PROVIDERS: 'google',
              }),
        }),
        server: {
          // The data changes with every request, and holds what nobody may fetch.
          watch: { ignored: ['**/.local/**'] },
          fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**'] },
        },
      }
    },
    configureServer: (server) => attach(server, true),
    async configurePreviewServer(server) {
      await attach(server, false)
      const standsIn = (await kept.fourfoldBackend)?.directory
      const headersFor = await productionHeaders(standsIn?.url)
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of headersFor(request.url ?? '/')) response.setHeader(name, value)
        next()
      })
    },
  }
}
