import { useLocation } from 'react-router-dom'
import { ButtonLink } from '@/shared/ui/button-link'
import { Fold } from '@/shared/ui/fold'
import { PageMeta } from '@/shared/ui/page-meta'
import { messages } from './messages'

/** In the place of a post that is not there, was never published, or was taken back: nobody is told which. */
export function MissingPost() {
  const { pathname } = useLocation()
  const [before, path, after] = messages.post.missingText(pathname)
  return (
    <div className="mx-auto grid max-w-content justify-items-start gap-6 px-4 py-18 sm:px-6">
      <PageMeta
        title={messages.post.missingTitle}
        description={messages.post.missingDescription}
        noindex
      />
      <Fold className="size-18" />
      <h1 className="text-7 font-semibold">{messages.post.missingTitle}</h1>
      <p className="max-w-measure text-3 text-muted">
        {before}
        <code className="font-sans font-medium break-all text-ink">{path}</code>
        {after} {messages.post.missingHelp}
      </p>
      <ButtonLink to="/blog">{messages.post.toBlog}</ButtonLink>
    </div>
  )
}
