import { useLocation } from 'react-router-dom'
import { optionalPart } from '@/shared/ui/optional-part'
import { useHydrated } from '@/shared/use-hydrated'
import { newsletterMessages } from './messages'

export type LinkAction = 'confirm' | 'leave'

const link = optionalPart(
  () => import('./newsletter-link').then((module) => module.NewsletterLink),
  { instead: NotArrived },
)

function NotArrived() {
  return <p role="alert">{newsletterMessages.linkNotArrived}</p>
}

/** What a link of a newsletter mail wants. The page was made without a query, so it knows only once it runs. */
export function LinkOfMail() {
  const wanted = new URLSearchParams(useLocation().search).get('newsletter')
  const isHydrated = useHydrated()
  if (!isHydrated || (wanted !== 'confirm' && wanted !== 'leave')) return null
  return <link.Part key={wanted} action={wanted} />
}
