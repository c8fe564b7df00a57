/**
 * `npm start`: the app with hot reload and everything it talks to. `--preview` serves the production build instead,
 * `--memory` keeps nothing, `--port 4000` prefers another port, `--host` lets other machines in.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer, preview } from 'vite'
import { DataInUseError } from './lock.ts'
import { rootDir } from './paths.ts'
import { freePort } from './ports.ts'
import { banner } from './start-banner.ts'
import { runningBackend } from './vite-plugin.ts'

const { values } = parseArgs({
  options: {
    preview: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    host: { type: 'boolean', default: false },
    port: { type: 'string', default: '3000' },
    'mail-port': { type: 'string', default: '1080' },
    'directory-port': { type: 'string', default: '4430' },
  },
})

if (values.memory) process.env['FOURFOLD_DATA'] = 'memory'
const wantedPort = Number(values.port)
const port = await freePort(wantedPort)
process.env['FOURFOLD_DIRECTORY_PORT'] = String(await freePort(Number(values['directory-port'])))
process.env['FOURFOLD_MAIL_PORT'] = String(await freePort(Number(values['mail-port'])))

const host = values.host ? true : '127.0.0.1'
const common = { root: rootDir, configLoader: 'native', clearScreen: false } as const

async function serve(): Promise<{ close: () => Promise<void> }> {
  if (!values.preview) {
    const server = await createServer({ ...common, server: { host, port, strictPort: true } })
    return server.listen()
  }
  if (!existsSync(join(rootDir, 'dist', 'index.html'))) {
    console.error(
      '\n  There is no production build yet. `npm run preview` makes one and shows it.\n',
    )
    process.exit(1)
  }
  return preview({ ...common, preview: { host, port, strictPort: true } })
}

try {
  const server = await serve()
  const backend = await runningBackend()
  const stop = async () => {
    await backend?.stopWork()
    await server.close()
    await backend?.close()
    process.exit(0)
  }
  // Vite ends the process as soon as its own server is closed, with our data still open.
  process.removeAllListeners('SIGTERM')
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
  // Last: whoever reads it may stop us at once.
  console.log(banner({ port, wantedPort, backend: backend ?? null, memory: values.memory }))
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(
    error.name === DataInUseError.name
      ? `\n  Fourfold is running already. ${error.message}\n  Stop it first, or start a second one that keeps nothing: npm start -- --memory\n`
      : error.name === 'MigrationError'
        ? `\n  The database could not be made: ${error.message}\n`
        : error,
  )
  process.exit(1)
}
