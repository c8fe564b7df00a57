import { vi } from 'vitest'

// Imported before anything that reads the environment: the client refuses to start without a key.
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key')
