import { ButtonLink } from '@/shared/ui/button-link'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { listMessages } from './messages'
import { OwnList } from './own-list'

/** `/dashboard/applications` for members. */
export function OwnListPage() {
  return (
    <>
      <PageMeta title={listMessages.title} description={listMessages.description} />
      <PageHeader
        title={listMessages.title}
        actions={
          <ButtonLink to="/dashboard/new-application" intent="secondary">
            {listMessages.begin}
          </ButtonLink>
        }
      />
      <OwnList />
    </>
  )
}
