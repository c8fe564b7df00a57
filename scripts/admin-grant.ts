/**
 * `npm run admin:grant -- you@your.address`: makes the account with that address an administrator. The first one has nobody else who
 * could. On the data of this machine; with `VITE_SUPABASE_URL` and `SUPABASE_SERVICE_ROLE_KEY` set, on that project.
 */
import { join } from 'node:path'
import { stat } from 'node:fs/promises'
import { loadEnv } from 'vite'
import { openDatabase } from '../supabase/local/database.ts'
import { DataInUseError, lock } from '../supabase/local/lock.ts'
import { localDir, rootDir } from '../supabase/local/paths.ts'

/** What the database says when it refuses, or when somebody else has it: a sentence to show as it is. */
class Refused extends Error {}

async function onProject(url: string, key: string, email: string): Promise<string> {
  const response = await fetch(`${url}/rest/v1/rpc/make_administrator`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const answer: unknown = await response.json()
  if (response.ok) return String(answer)
  const { message } = Object(answer) as { message?: unknown }
  throw new Refused(String(message ?? `The project answered ${response.status}.`))
}

async function onThisMachine(email: string): Promise<string> {
  const dataDir = join(localDir, 'data')
  if (!(await stat(join(dataDir, 'database', 'PG_VERSION')).catch(() => null))) {
    throw new Refused('There is no data on this machine yet. Run npm start and sign up first.')
  }
  const unlock = await lock(dataDir)
  try {
    const database = await openDatabase({ dataDir: join(dataDir, 'database') })
    try {
      const { rows } = await database.query<{ said: string }>(
        'select public.make_administrator($1) as said',
        [email],
      )
      return rows[0]?.said ?? ''
    } catch (error) {
      const isOurs = error instanceof Error && 'code' in error && error.code === 'P0001'
      throw isOurs ? new Refused(error.message) : error
    } finally {
      await database.close()
    }
  } finally {
    await unlock()
  }
}

const email = process.argv[2]
const { VITE_SUPABASE_URL: url } = loadEnv('production', rootDir, 'VITE_')
const key = process.env['SUPABASE_SERVICE_ROLE_KEY']
try {
  if (!email) throw new Refused('Say whom: npm run admin:grant -- you@your.address')
  if (url && !key) {
    throw new Refused(
      `Set SUPABASE_SERVICE_ROLE_KEY for ${url}, or run in its SQL editor: select public.make_administrator('${email.replaceAll("'", "''")}');`,
    )
  }
  const said = url && key ? await onProject(url, key, email) : await onThisMachine(email)
  console.log(said === 'already' ? `${email} is one already.` : `${email} is an administrator now.`)
} catch (error) {
  if (!(error instanceof Refused || error instanceof DataInUseError)) throw error
  const hint =
    error instanceof DataInUseError
      ? ' Stop it first, or let an administrator do it on the team’s page.'
      : ''
  console.error(error.message + hint)
  process.exitCode = 1
}
