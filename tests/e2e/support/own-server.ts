import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Database } from '@contracts/database.types'
import { createClient } from '@supabase/supabase-js'
import { publishableKey } from '../../../supabase/local/auth/public-key.ts'
import type { Client } from './backend'

export type OwnServer = { url: string; connect: () => Client; stop: () => Promise<void> }

/** The build on a backend of its own, seeded, for what would be in the way of every other journey. */
export async function startOwnServer(): Promise<OwnServer> {
  const ports = ['--port', '0', '--mail-port', '0', '--directory-port', '0']
  const server = spawn(
    process.execPath,
    ['supabase/local/start.ts', '--preview', '--memory', ...ports],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
    server.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.includes('Stop with')) resolve()
    })
  })
  const url = /App\s+(http\S+)/.exec(said)?.[1]
  if (!url) throw new Error(`The server did not say where it is: ${said}`)
  return {
    url,
    connect: () =>
      createClient<Database>(url, publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      }),
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
