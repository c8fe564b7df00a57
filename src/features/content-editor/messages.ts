import type { Tone } from '@/shared/ui/badge'
import type { ContentKind, ContentState } from './kinds'

type KindWords = {
  many: string
  one: string
  /** Said where there is none yet. */
  about: string
}

export const kindWords: Record<ContentKind, KindWords> = {
  posts: {
    many: 'Posts',
    one: 'post',
    about: 'What the programme has to tell: calls that open, what startups did, what was learned.',
  },
  resources: {
    many: 'Resources',
    one: 'resource',
    about: 'Guides, templates, videos, tools and perks that members use, or that everybody may.',
  },
  faqs: {
    many: 'Questions',
    one: 'question',
    about: 'What people ask before they write to you, with an answer they can act on.',
  },
  organisations: {
    many: 'Portfolio',
    one: 'profile',
    about:
      'Startups of the programme as everybody may see them. A profile is begun from an accepted application, and shows once its founder agrees.',
  },
  openings: {
    many: 'Openings',
    one: 'opening',
    about: 'Jobs at the startups of the portfolio, and at the programme itself.',
  },
  challenges: {
    many: 'Challenges',
    one: 'challenge',
    about: 'Problems that a corporate or public partner wants startups to solve.',
  },
}

export const stateWords: Record<ContentState, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  published: { label: 'Published', tone: 'success' },
  archived: { label: 'Archived', tone: 'warning' },
}

/** What stands where somebody may not be. */
export const gateMessages = {
  title: 'Content',
  description: 'What the programme publishes is written here by its managers.',
  refused: 'Managers write what the programme publishes',
  refusedText:
    'Your account is not one of a manager or an administrator. If you are to write here, ask an administrator to make you a manager.',
  unknownKind: 'There is nothing of this kind',
  unknownKindText: 'The address names a kind of content that the programme does not have.',
  toContent: 'See all content',
} as const
