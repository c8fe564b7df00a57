import { ChoiceLinks } from '@/shared/list/choice-links'
import { refineView } from '@/shared/list/list-view'
import type { PublicList } from '@/shared/list/use-public-list'
import { useSiteData } from '@/shared/site-data'
import { postTags } from '../content-data'
import { messages } from './messages'
import { tagWords } from './posts'

/** The tags, each with how many posts carry it; without an answer there are none, and nothing is missed. */
export function TagLinks({ list: { view, addressOf } }: { list: PublicList<'tag'> }) {
  const { data } = useSiteData(postTags)
  const chosen = view.filters.tag
  const choices = (data ?? []).map(({ tag, posts }) => ({
    id: tag,
    label: tagWords(tag),
    count: posts,
  }))
  // What is chosen shows, also when it is not among those that most posts carry.
  const isKnown = !chosen || choices.some(({ id }) => id === chosen)
  return (
    <ChoiceLinks
      label={messages.tags}
      any={messages.allTags}
      choices={isKnown ? choices : [...choices, { id: chosen, label: tagWords(chosen) }]}
      chosen={chosen}
      to={(tag) => addressOf(refineView(view, { filters: { tag } }))}
    />
  )
}
