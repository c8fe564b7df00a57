import { stableId } from '../forms/sql.ts'
import { typeOf } from './applications.ts'
import type { CallKey } from './data.ts'

type Call = {
  slug: string
  title: string
  summary: string
  description: string
  /** Days since it opened. */
  opened: number
  /** Days until it closes, at the end of that day in its time zone; evergreen without. */
  closes?: number
  capacity?: number
}

const texts: Record<CallKey, Call> = {
  cohort: {
    slug: 'cohort-7',
    title: 'Startup cohort 7',
    summary: 'Six months with mentors, partners and investors, for twelve startups.',
    description: [
      'We take twelve startups and work with them for six months. Each gets a lead mentor, the offers of all partners, and introductions that both sides have agreed to.',
      'There is no stage. You come when you need something: a price list, a second factory, a first contract. We meet in person twice, for three days, and pay for the travel.',
      'We look at the people first, then at what they have understood that others have not. Revenue helps and is not needed.',
      'You hear from us within four weeks of applying, also when the answer is no.',
    ].join('\n\n'),
    opened: 38,
    closes: 24,
    capacity: 12,
  },
  startups: {
    slug: 'startups',
    title: 'Startups, at any time',
    summary: 'For startups that need one thing soon rather than a place in a cohort.',
    description:
      'Apply whenever you like. We read these applications every second week, and take those for whom a mentor with the right scars is free.',
    opened: 290,
  },
  investors: {
    slug: 'investors',
    title: 'Investors',
    summary: 'See startups that fit what you look for, and meet those that want to meet you.',
    description:
      'Tell us what you invest in, as exactly as you can. We check who you are, then show you only what fits. Introductions happen when both sides have said yes.',
    opened: 290,
  },
  mentors: {
    slug: 'advisors-and-mentors',
    title: 'Advisors and mentors',
    summary: 'Two hours a month with a founder who is where you have been.',
    description:
      'We look for people who have done something and can talk about how it went. You choose how much time you give, with whom, and on what.',
    opened: 290,
  },
  partners: {
    slug: 'support-partners',
    title: 'Support partners',
    summary: 'Offer young companies what you have: desks, credit, machines, knowledge.',
    description:
      'Tell us what startups can get from you and how. We send you those who can use it, and tell you afterwards whether they did.',
    opened: 290,
  },
}

export const callRows = (Object.keys(texts) as CallKey[]).map((key) => ({
  id: stableId(`call:${key}`),
  applicant_type: typeOf[key],
  evergreen: texts[key].closes === undefined,
  ...texts[key],
}))

export const callId = (key: CallKey) => stableId(`call:${key}`)
