import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { useRecentPlace } from '@/shared/ui/palette-entries'
import { RelativeTime } from '@/shared/ui/relative-time'
import { publicLabels } from '../labels'
import { ownTitle } from '../list/own-title'
import type { OwnApplicationDetail } from '../queries'
import { TypeTag } from '../type-tag'
import { detailMessages } from './messages'

/** What this application is called, its reference and its label. */
export function OwnHeader({ application }: { application: OwnApplicationDetail }) {
  const { reference, applicant_type, call, public_label, submitted_at } = application
  const { label, tone } = publicLabels[public_label]
  const title = ownTitle(application)
  useRecentPlace(title, `/dashboard/applications/${application.id}`, reference ?? undefined)
  return (
    <>
      <PageMeta
        title={reference ? `${title}, ${reference}` : title}
        description={detailMessages.description}
      />
      <PageHeader
        title={<span dir="auto">{title}</span>}
        breadcrumbs={[{ to: '/dashboard/applications', label: detailMessages.applications }]}
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-2">
            <Badge tone={tone}>{label}</Badge>
            {reference && <span data-tabular>{reference}</span>}
            <TypeTag type={applicant_type} />
            <span>{call.title}</span>
            {submitted_at && (
              <span>
                {detailMessages.submittedOn} <RelativeTime date={submitted_at} />
              </span>
            )}
          </span>
        }
        actions={
          <Button intent="quiet" size="sm" className="max-sm:hidden" onClick={() => window.print()}>
            <Icon name="print" className="size-4" />
            {detailMessages.print}
          </Button>
        }
      />
    </>
  )
}
