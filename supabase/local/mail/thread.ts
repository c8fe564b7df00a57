import { MailDev } from 'maildev'
import { parentPort, workerData } from 'node:worker_threads'

/** What `server.ts` asks of its thread. */
export interface MailOptions {
  directory: string
  smtpPort: number
  webPort: number
}

/** What the thread says once it listens. */
export interface Listening {
  smtpPort: number
  webPort: number
}

const { directory, smtpPort, webPort } = workerData as MailOptions
// It announces itself whatever it is told; where the page is, is said once and in one place.
console.info = () => undefined

const maildev = new MailDev({
  smtp: smtpPort,
  ip: '127.0.0.1',
  web: webPort,
  webIp: '127.0.0.1',
  mailDirectory: directory,
  maxEmails: 2_000,
  // Its certificate is made up, so offering it only makes clients refuse.
  hideExtensions: ['STARTTLS'],
  silent: true,
})
const { smtp, api } = await maildev.start()
parentPort?.postMessage({
  smtpPort: smtp.getAddress().port,
  webPort: api?.getAddress()?.port ?? 0,
} satisfies Listening)
