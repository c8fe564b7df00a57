import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rootDir } from '../supabase/local/paths.ts'

const run = promisify(execFile)

/** Runs the Supabase CLI away from this project's settings, without telemetry, and answers what it printed. */
export async function supabaseCli(args: string[]): Promise<string> {
  const workdir = await mkdtemp(join(tmpdir(), 'supabase-cli-'))
  try {
    const { stdout } = await run(join(rootDir, 'node_modules', '.bin', 'supabase'), args, {
      cwd: workdir,
      env: {
        ...process.env,
        PGSSLMODE: 'disable',
        SUPABASE_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
      },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } finally {
    await rm(workdir, { recursive: true, force: true })
  }
}
