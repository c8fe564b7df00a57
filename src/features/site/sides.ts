export type Side = {
  id: 'startup' | 'investor' | 'advisor-mentor' | 'support-partner'
  /** One of them, and all of them. */
  one: string
  many: string
  /** The application form. */
  form: string
  text: string
  fill: string
  onFill: string
  bar: string
}

/** The four sides, always in this order and in these colours. */
export const sides: readonly Side[] = [
  {
    id: 'startup',
    one: 'Startup',
    many: 'Startups',
    form: '/application-form/startup',
    text: 'text-startup',
    fill: 'fill-startup-fill',
    onFill: 'bg-startup-fill text-on-fill',
    bar: 'bg-startup-fill',
  },
  {
    id: 'investor',
    one: 'Investor',
    many: 'Investors',
    form: '/application-form/investor',
    text: 'text-investor',
    fill: 'fill-investor-fill',
    onFill: 'bg-investor-fill text-on-fill',
    bar: 'bg-investor-fill',
  },
  {
    id: 'advisor-mentor',
    one: 'Advisor or mentor',
    many: 'Advisors and mentors',
    form: '/application-form/advisor-mentor',
    text: 'text-mentor',
    fill: 'fill-mentor-fill',
    onFill: 'bg-mentor-fill text-on-mentor-fill',
    bar: 'bg-mentor-fill',
  },
  {
    id: 'support-partner',
    one: 'Support partner',
    many: 'Support partners',
    form: '/application-form/support-partner',
    text: 'text-partner',
    fill: 'fill-partner-fill',
    onFill: 'bg-partner-fill text-on-fill',
    bar: 'bg-partner-fill',
  },
]
