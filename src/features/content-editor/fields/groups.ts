import type { ContentKind } from '../kinds'
import type { FieldGroup, FieldSpec } from './field-spec'
import { challengeGroups, openingGroups, profileGroups } from './portfolio'
import { faqGroups, postGroups, resourceGroups } from './publications'

/** What each kind consists of. */
export const groupsOf: Record<ContentKind, readonly FieldGroup[]> = {
  posts: postGroups,
  resources: resourceGroups,
  faqs: faqGroups,
  organisations: profileGroups,
  openings: openingGroups,
  challenges: challengeGroups,
}

export const fieldsOf = (kind: ContentKind): readonly FieldSpec[] =>
  groupsOf[kind].flatMap(({ fields }) => fields)
