import { contracts, partnerKinds, resourceKinds, wordOf, workplaces } from '../choices'
import { countryName } from '@/shared/format/countries'
import { exactTime } from '@/shared/format/dates'
import { listIn, textIn, type Values } from '../fields/values'
import type { ContentKind } from '../kinds'
import { previewMessages as words } from './messages'

const place = (values: Values): string => {
  const country = textIn(values, 'country')
  return [textIn(values, 'city'), country && countryName(country)].filter(Boolean).join(', ')
}
const moment = (label: string, values: Values, key: string, timeZone?: string): string => {
  const at = textIn(values, key)
  return at && `${label} ${exactTime(new Date(at), timeZone ? { timeZone } : {})}`
}

/** The small lines above a text, as readers have them. */
export function factsOf(kind: ContentKind, values: Values): string[] {
  const text = (key: string) => textIn(values, key)
  const facts: Record<ContentKind, () => string[]> = {
    posts: () => [
      text('author_name') && `${words.by} ${text('author_name')}`,
      text('author_title'),
      listIn(values, 'tags').join(', '),
    ],
    resources: () => [
      wordOf(resourceKinds, text('kind')),
      text('provider'),
      values['members_only'] === true ? words.membersOnly : '',
      text('url'),
    ],
    faqs: () => [],
    organisations: () => [
      place(values),
      values['founded_year'] ? String(values['founded_year']) : '',
      text('cohort'),
      text('website'),
    ],
    openings: () => [
      wordOf(contracts, text('contract')),
      wordOf(workplaces, text('workplace')),
      place(values),
      text('pay'),
      moment(words.closes, values, 'closes_at'),
    ],
    challenges: () => [
      text('partner_name'),
      wordOf(partnerKinds, text('partner_kind')),
      text('reward'),
      moment(words.opens, values, 'opens_at', text('time_zone')),
      moment(words.closes, values, 'closes_at', text('time_zone')),
    ],
  }
  return facts[kind]().filter(Boolean)
}
