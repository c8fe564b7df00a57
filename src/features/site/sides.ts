export type Side = {
  id: 'startup' | 'investor' | 'advisor-mentor' | 'support-partner'
  /** One of them, and all of them. */
  one: string
  many: string
  /** What you come with, and what you find. */
  brings: string
  finds: string
  /** The application form. */
  form: string
  /** How much the form asks. */
  effort: string
  text: string
  fill: string
  onFill: string
}

/** The four sides, always in this order and in these colours. */
export const sides: readonly Side[] = [
  {
    id: 'startup',
    one: 'Startup',
    many: 'Startups',
    brings: 'A company, or the beginning of one: the problem, the people, what has been built.',
    finds: 'Reviewers who read every answer, and a reply that says why.',
    form: '/application-form/startup',
    effort: 'About 40 minutes, and a deck as PDF',
    text: 'text-startup',
    fill: 'fill-startup-fill',
    onFill: 'bg-startup-fill text-on-fill',
  },
  {
    id: 'investor',
    one: 'Investor',
    many: 'Investors',
    brings: 'A thesis, a ticket size and the countries and stages that it holds for.',
    finds: 'A programme office that knows your thesis before it introduces anybody.',
    form: '/application-form/investor',
    effort: 'About 15 minutes',
    text: 'text-investor',
    fill: 'fill-investor-fill',
    onFill: 'bg-investor-fill text-on-fill',
  },
  {
    id: 'advisor-mentor',
    one: 'Advisor or mentor',
    many: 'Advisors and mentors',
    brings: 'What you have done before, and the hours you can honestly give.',
    finds: 'Founders whose questions you can answer, and no more of them than you said.',
    form: '/application-form/advisor-mentor',
    effort: 'About 15 minutes',
    text: 'text-mentor',
    fill: 'fill-mentor-fill',
    onFill: 'bg-mentor-fill text-on-mentor-fill',
  },
  {
    id: 'support-partner',
    one: 'Support partner',
    many: 'Support partners',
    brings: 'Something a young company needs: credits, space, counsel, machines, people.',
    finds: 'The startups it is meant for, and one place to keep your offers straight.',
    form: '/application-form/support-partner',
    effort: 'About 20 minutes',
    text: 'text-partner',
    fill: 'fill-partner-fill',
    onFill: 'bg-partner-fill text-on-fill',
  },
]
