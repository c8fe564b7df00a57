import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Listening, MailOptions } from './thread.ts'

export interface MailServer {
  smtpPort: number
  /** The page to read the mail on; `/api/email` below it lists everything as JSON. */
  url: string
  close: () => Promise<void>
}

/**
 * Takes every mail that the backend sends, shows it on a page, and passes nothing on. Loading it takes longer than anything
 * else at the start, so it has a thread of its own.
 */
export async function startMailServer(options: {
  directory: string
  smtpPort?: number
  webPort?: number
}): Promise<MailServer> {
  const { directory, smtpPort = 0, webPort = 0 } = options
  const workerData: MailOptions = { directory, smtpPort, webPort }
  const thread = new Worker(new URL('thread.ts', import.meta.url), { workerData })
  // Fails with what the thread throws.
  const [listening] = (await once(thread, 'message')) as [Listening]
  return {
    smtpPort: listening.smtpPort,
    url: `http://localhost:${listening.webPort}`,
    close: async () => void (await thread.terminate()),
  }
}
