import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageMeta } from '@/shared/ui/page-meta'
import { PageHeader } from '@/shared/ui/page-header'
import { detailMessages } from './messages'

/** The same calm screen for what does not exist and for what is somebody else's. */
export function MissingApplication() {
  return (
    <>
      <PageMeta title={detailMessages.missingTitle} description={detailMessages.missingText} />
      <PageHeader title={detailMessages.missingTitle} />
      <EmptyState
        title={detailMessages.missingText}
        action={
          <ButtonLink to="/dashboard/applications">{detailMessages.missingAction}</ButtonLink>
        }
      />
    </>
  )
}
