/** An embedded backend that is there to be killed: kept in the folder that it is given, in a process of its own. */
import { startBackend } from '../../../supabase/local/server.ts'

const [dataDir] = process.argv.slice(2)
if (!dataDir || !process.send) throw new Error('To be forked, with a folder.')
const { url, mailUrl, anonKey, serviceRoleKey } = await startBackend({ dataDir, seed: true })
process.send({ url, mailUrl, anonKey, serviceRoleKey })
