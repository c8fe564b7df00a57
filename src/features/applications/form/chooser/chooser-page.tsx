import { PageMeta } from '@/shared/ui/page-meta'
import { CallChoices } from './call-choices'
import { chooserMessages } from './messages'

/** `/application-form`: which form. */
export function ChooserPage() {
  return (
    <div className="pt-8 pb-26 md:pt-12">
      <PageMeta
        title={chooserMessages.title}
        description={chooserMessages.description}
        canonical="/application-form"
      />
      <h1 className="text-7 font-semibold">{chooserMessages.title}</h1>
      <p className="max-w-measure pt-4 pb-8 text-3 text-muted">{chooserMessages.lead}</p>
      <CallChoices />
    </div>
  )
}
