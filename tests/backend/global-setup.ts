import type { TestProject } from 'vitest/node'
import { standIn } from '../../supabase/local/directory/registration.ts'
import type { StandIn } from '../support/directory-tokens.ts'
import type { Target } from '../support/backend.ts'
import { startBackend } from '../../supabase/local/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    target: Target
    /** The directory whose tokens the backend takes; null on a hosted project. */
    directory: StandIn | null
  }
}

let close: (() => Promise<void>) | undefined

/**
 * One backend for all files: the embedded one, in memory, or the hosted project that the environment names. Tests make
 * people of their own, so they do not meet.
 */
export async function setup(project: TestProject): Promise<void> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = process.env
  if (url && anonKey) {
    const serviceRoleKey = process.env['SUPABASE_SERVICE_ROLE_KEY']
    if (!serviceRoleKey)
      throw new Error('Set SUPABASE_SERVICE_ROLE_KEY: the tests prepare data with it.')
    project.provide('target', { url, anonKey, serviceRoleKey, mailUrl: null })
    project.provide('directory', null)
    return
  }
  if (process.env['npm_lifecycle_event'] === 'check:hosted') {
    throw new Error(
      'Name the project: VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY.',
    )
  }
  const backend = await startBackend({ directory: {} })
  close = backend.close
  const { serviceRoleKey, mailUrl } = backend
  project.provide('target', { url: backend.url, anonKey: backend.anonKey, serviceRoleKey, mailUrl })
  const { directory } = backend
  if (!directory) throw new Error('There is no directory: is it switched on in config.toml?')
  const { issuer, signingKey } = directory
  project.provide('directory', { issuer, clientId: standIn.clientId, key: await signingKey() })
}

export async function teardown(): Promise<void> {
  await close?.()
}
