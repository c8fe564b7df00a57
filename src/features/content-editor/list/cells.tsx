import type { ReactNode } from 'react'
import { faqTopics, resourceKinds, wordOf } from '../choices'
import type { ContentKind } from '../kinds'
import type { ListedPiece } from '../types'
import { listMessages } from './messages'

export const titleOf = ({ title }: Pick<ListedPiece, 'title'>): string =>
  title.trim() || listMessages.untitled

/** What tells a piece from the others of its kind. */
export function noteOf(kind: ContentKind, { note, consented_at }: ListedPiece): ReactNode {
  switch (kind) {
    case 'organisations':
      return consented_at ? listMessages.agreed : listMessages.waiting
    case 'resources':
      return note && wordOf(resourceKinds, note)
    case 'faqs':
      return note && wordOf(faqTopics, note)
    default:
      return note
  }
}
