import type { ReactNode } from 'react'
import { env } from '@/shared/env'
import type { Asking, Attempt } from './attempt'
import type { Message } from './fields'
import { submitAddress, submitMessage } from './send'

export { Asked, Failed, Sent, Wrong } from './outcomes'

const loadCheck = () => import('@/shared/person-check/open-check')

type About = { website: string; isSignedIn: boolean }

/** Sends for one form, with the proof that a person does where that is asked for. */
export type Sender = {
  sendMessage: (message: Message, about: About) => Promise<Attempt>
  sendAddress: (email: string, source: string, about: About) => Promise<Asking>
}

/** Begins the check, if there is one, and shows its widget. */
export async function openSender(
  action: string,
  isSignedIn: boolean,
  show: (widget: ReactNode) => void,
): Promise<Sender> {
  const check = env.turnstileSiteKey ? (await loadCheck()).openCheck(action, show) : null
  if (!isSignedIn) check?.start()

  const proven =
    ({ website, isSignedIn }: About) =>
    async () => {
      // An account is proof enough.
      if (!check || isSignedIn) return { website }
      const captchaToken = await check.token()
      return captchaToken === null ? null : { website, captchaToken }
    }
  /** A token is good once, whatever became of the request. */
  const after = <Result,>(result: Result): Result => {
    check?.again()
    return result
  }
  return {
    sendMessage: async (message, about) => after(await submitMessage(message, proven(about))),
    sendAddress: async (email, source, about) =>
      after(await submitAddress(email, source, proven(about))),
  }
}
