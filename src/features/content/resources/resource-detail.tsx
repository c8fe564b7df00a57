import { DetailColumns } from '@/shared/list/detail-frame'
import { type Terms, termLabel } from '@/shared/terms'
import { Facts } from '@/shared/ui/facts'
import { messages } from './messages'
import type { WholeResource } from './read-resources'
import { audienceWords } from './resource-list'
import { ForMembers } from './for-members'
import { InsideView } from './inside-view'

type ResourceDetailProps = {
  whole: WholeResource
  terms: Terms | undefined
}

const words = messages.detail

/** What a resource is for, and what is inside it. */
export function ResourceDetail({ whole, terms }: ResourceDetailProps) {
  const { resource, inside } = whole
  const names = (vocabulary: 'sectors' | 'startup_stages', ids: string[]) =>
    ids.map((id) => termLabel(terms, vocabulary, id)).join(', ')
  return (
    <DetailColumns
      summary={resource.summary}
      image={resource.image}
      facts={
        <Facts
          facts={[
            { label: words.kind, value: messages.kind[resource.kind] },
            { label: words.audience, value: audienceWords(resource.audience) },
            { label: words.provider, value: resource.provider },
            { label: words.sectors, value: names('sectors', resource.sectors) },
            { label: words.stages, value: names('startup_stages', resource.stages) },
          ]}
        />
      }
    >
      {inside ? (
        <InsideView inside={inside} kind={resource.kind} />
      ) : (
        <ForMembers resource={resource} />
      )}
    </DetailColumns>
  )
}
