import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { CallChoices } from './call-choices'
import { chooserMessages } from './messages'

/** `/dashboard/new-application`: the same choice, from inside. */
export function NewApplicationPage() {
  return (
    <>
      <PageMeta title={chooserMessages.newTitle} description={chooserMessages.description} />
      <PageHeader title={chooserMessages.newTitle} lead={chooserMessages.newLead} />
      <CallChoices />
    </>
  )
}
