import type { Side } from './sides'

export type SideWords = {
  /** What you come with, and what you find. */
  brings: string
  finds: string
  /** How much the form asks. */
  effort: string
}

/** What is said of each side where there is room for more than its name. */
export const sideWords: Record<Side['id'], SideWords> = {
  startup: {
    brings: 'A company, or the beginning of one: the problem, the people, what has been built.',
    finds: 'Reviewers who read every answer, and a reply that says why.',
    effort: 'About 40 minutes, and a deck as PDF',
  },
  investor: {
    brings: 'A thesis, a ticket size and the countries and stages that it holds for.',
    finds: 'A programme office that knows your thesis before it introduces anybody.',
    effort: 'About 15 minutes',
  },
  'advisor-mentor': {
    brings: 'What you have done before, and the hours you can honestly give.',
    finds: 'Founders whose questions you can answer, and no more of them than you said.',
    effort: 'About 15 minutes',
  },
  'support-partner': {
    brings: 'Something a young company needs: credits, space, counsel, machines, people.',
    finds: 'The startups it is meant for, and one place to keep your offers straight.',
    effort: 'About 20 minutes',
  },
}
