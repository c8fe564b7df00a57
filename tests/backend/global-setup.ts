import type { TestProject } from 'vitest/node'
import type { Target } from '../support/backend.ts'
import { startBackend } from '../../supabase/local/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    target: Target
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
    return
  }
  if (process.env['npm_lifecycle_event'] === 'check:hosted') {
    throw new Error(
      'Name the project: VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY.',
    )
  }
  const backend = await startBackend()
  close = backend.close
  const { serviceRoleKey, mailUrl } = backend
  project.provide('target', { url: backend.url, anonKey: backend.anonKey, serviceRoleKey, mailUrl })
}

export async function teardown(): Promise<void> {
  await close?.()
}
