import { DetailState } from '@/shared/list/detail-frame'
import { type Terms, termLabel } from '@/shared/terms'
import { ContentImage } from '@/shared/ui/content-image'
import { Facts } from '@/shared/ui/facts'
import { messages } from './messages'
import type { WholeResource } from './read-resources'
import { audienceWords } from './resource-list'
import { ForMembers } from './for-members'
import { InsideView } from './inside-view'

type ResourceDetailProps = {
  read: { error: unknown; isFetching: boolean; refetch: () => void }
  whole: WholeResource | null | undefined
  terms: Terms | undefined
}

const words = messages.detail

/** What a resource is for, and what is inside it. */
export function ResourceDetail({ read, whole, terms }: ResourceDetailProps) {
  if (!whole) return <DetailState {...read} failed={words.failed} />
  const { resource, inside } = whole
  const names = (vocabulary: 'sectors' | 'startup_stages', ids: string[]) =>
    ids.map((id) => termLabel(terms, vocabulary, id)).join(', ')
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="grid grid-cols-1 content-start gap-8 lg:col-span-7">
        <p className="max-w-[40rem] text-4">{resource.summary}</p>
        {resource.image && (
          <ContentImage
            image={resource.image}
            sizes="(min-width: 64rem) 42rem, 92vw"
            first
            className="max-h-96 w-full rounded-panel object-cover"
          />
        )}
        {inside ? (
          <InsideView inside={inside} kind={resource.kind} />
        ) : (
          <ForMembers resource={resource} />
        )}
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <Facts
          facts={[
            { label: words.kind, value: messages.kind[resource.kind] },
            { label: words.audience, value: audienceWords(resource.audience) },
            { label: words.provider, value: resource.provider },
            { label: words.sectors, value: names('sectors', resource.sectors) },
            { label: words.stages, value: names('startup_stages', resource.stages) },
          ]}
        />
      </div>
    </div>
  )
}
