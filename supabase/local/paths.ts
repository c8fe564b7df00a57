import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The folder that holds package.json, wherever a script is started from. */
export const rootDir = fileURLToPath(new URL('../..', import.meta.url))
export const supabaseDir = join(rootDir, 'supabase')
export const preludeDir = join(supabaseDir, 'local', 'prelude')
/** Everything that the embedded backend keeps between starts; git ignores it. */
export const localDir = join(rootDir, '.local')
