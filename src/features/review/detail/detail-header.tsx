import { TypeTag } from '@/features/applications'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { useRecentPlace } from '@/shared/ui/palette-entries'
import { RelativeTime } from '@/shared/ui/relative-time'
import { titleOf } from '../list/cells'
import type { ListView } from '../list/filters'
import { listAddress } from '../list/use-list-view'
import { nameOf } from '../names'
import type { ApplicationDetail } from '../types'
import { detailMessages } from './messages'
import { Walk } from './walk'

type DetailHeaderProps = { detail: ApplicationDetail; view: ListView }

/** What is being read, by whom, and the way on. */
export function DetailHeader({ detail, view }: DetailHeaderProps) {
  const { application, applicant, call } = detail
  const title = titleOf(application)
  const person = nameOf(applicant)
  useRecentPlace(
    title,
    `/dashboard/applications/${application.id}`,
    application.reference ?? undefined,
  )

  return (
    <>
      <PageMeta
        title={application.reference ? `${title}, ${application.reference}` : title}
        description={detailMessages.description}
      />
      <PageHeader
        title={title}
        breadcrumbs={[{ to: listAddress(view), label: detailMessages.applications }]}
        actions={
          <>
            <Walk id={application.id} view={view} />
            <Button
              intent="quiet"
              size="sm"
              className="max-sm:hidden"
              onClick={() => window.print()}
            >
              <Icon name="print" className="size-4" />
              {detailMessages.print}
            </Button>
          </>
        }
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-2">
            <span data-tabular>{application.reference}</span>
            <TypeTag type={application.applicant_type} />
            <span>{call.title}</span>
            <a href={`mailto:${applicant.email}`} className="text-link wrap-anywhere">
              {person}
            </a>
            {application.submitted_at && (
              <span>
                {detailMessages.submittedOn} <RelativeTime date={application.submitted_at} />
              </span>
            )}
          </span>
        }
      />
    </>
  )
}
