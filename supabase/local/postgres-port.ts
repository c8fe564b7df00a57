import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { freePort } from './ports.ts'

export interface PostgresPort {
  /** For tools that speak to Postgres itself; they need `PGSSLMODE=disable`. One connection at a time. */
  url: string
  close: () => Promise<void>
}

/** The embedded database on a port of its own, as Postgres, for the tools of the Supabase CLI. */
export async function openPostgresPort(options: DatabaseOptions = {}): Promise<PostgresPort> {
  const database = await openDatabase(options)
  const port = await freePort(0)
  const server = new PGLiteSocketServer({ db: database, port, host: '127.0.0.1' })
  await server.start()
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    close: async () => {
      await server.stop()
      await database.close()
    },
  }
}
