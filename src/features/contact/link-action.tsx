import { useLocation } from 'react-router-dom'
import { optionalPart } from '@/shared/ui/optional-part'
import { useHydrated } from '@/shared/use-hydrated'
import { newsletterMessages } from './messages'

/** To confirm the newsletter, to leave it, or to stop the daily mail of what is unread. */
export type LinkAction = 'confirm' | 'leave' | 'stop-digest'

const link = optionalPart(() => import('./mail-link').then((module) => module.MailLink), {
  instead: NotArrived,
})

function NotArrived() {
  return <p role="alert">{newsletterMessages.linkNotArrived}</p>
}

function actionOf(search: string): LinkAction | null {
  const query = new URLSearchParams(search)
  const wanted = query.get('newsletter')
  if (wanted === 'confirm' || wanted === 'leave') return wanted
  return query.get('digest') === 'leave' ? 'stop-digest' : null
}

/** What a link of a mail wants. The page was made without a query, so it knows only once it runs. */
export function LinkOfMail() {
  const wanted = actionOf(useLocation().search)
  const isHydrated = useHydrated()
  if (!isHydrated || !wanted) return null
  return <link.Part key={wanted} action={wanted} />
}
