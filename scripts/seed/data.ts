import { readFileSync } from 'node:fs'

/** The programme as people told it: everything in `data/` is written by hand. Types here, texts there. */

export type Amount = [amount: number, currency: string]

export type Founder = {
  first_name: string
  last_name: string
  email: string
  title: string
  background: string
  equity?: number
  builds?: true
  partTime?: true
}

export type StartupTexts = {
  company_name: string
  one_liner: string
  website?: string
  country: string
  city: string
  founded: string
  legal_status: string
  sectors: string[]
  sdgs?: string[]
  stage: string
  team_size: number
  why_together: string
  who_builds: string
  looking_for_cofounder?: boolean
  problem: string
  solution: string
  customers: string
  insight: string
  competitors: string
  how_long: string
  active_users?: number
  /** Newest month first. */
  revenue?: { currency: string; months: number[]; lastYear?: number } | null
  employees?: number
  growth_note?: string
  other_programmes?: string
  business_model: string
  go_to_market: string
  raised: Amount
  rounds?: [kind: string, month: string, amount: Amount | null, investors?: string][]
  raising?: { target: Amount; instrument: string; committed?: Amount; inMonths: number }
  support_needed: string[]
  introductions_wanted?: string
  why_us: string
  how_heard: string
  how_heard_other?: string
}

/** The first founder is the one who applies; `earlier` is what they wrote when they first did. */
export type Startup = StartupTexts & { founders: Founder[]; earlier?: Partial<StartupTexts> }

type Contact = { first_name: string; last_name: string; email: string; phone?: string }
type HowHeard = { how_heard: string; how_heard_other?: string }
type Money = { amount: number; currency: string }
type Reference = [name: string, email: string, relation: string]

export type Investor = Contact &
  HowHeard & {
    organisation: string | null
    title: string
    country: string
    city: string
    investor_type: string
    website?: string
    thesis: string
    sectors: string[]
    excluded_sectors?: string[]
    stages: string[]
    countries: string[]
    ticket_min: Money
    ticket_max: Money
    leads_rounds: string
    investments_per_year: number
    portfolio?: [company: string, url: string | null, year: number][]
    total_invested?: string
    value_add: string[]
    accreditation: string
    accreditation_country: string
    references?: Reference[]
    deal_flow_per_month?: string
    introduction_mode: string
    hope_to_gain?: string
  }

/** What somebody says about helping others, whoever they are besides. */
export type MentorTexts = HowHeard & {
  email: string
  pronouns?: string
  time_zone: string
  languages: string[]
  short_bio: string
  bio: string
  expert_category: string
  mentor_areas: string[]
  sectors: string[]
  functions?: string[]
  stages: string[]
  countries_known?: string[]
  years: number
  exits?: number
  roles: string[]
  support_types: string[]
  hours: string
  max: number
  topics?: string
  meeting_mode?: string
  conflicts?: string
  references?: Reference[]
}
export type Mentor = MentorTexts &
  Contact & { title: string; company: string; country: string; city: string }

export type Offer = {
  title: string
  kind: string
  description: string
  worth?: Amount
  restrictions?: string
  countries?: string[]
  stages?: string[]
  team?: number
  newOnly?: boolean
  redemption: string
  /** Valid for so many months. */
  months?: number
}

export type Partner = Contact &
  HowHeard & {
    organisation_name: string
    title: string
    country: string
    city: string
    founded: number
    partner_category: string[]
    summary: string
    description: string
    public_email: string
    offers: Offer[]
    sectors: string[]
    stages: string[]
    countries: string[]
    capacity: number
    track_record?: string
    goals: string
  }

export type StaffKey = 'amina' | 'tomas' | 'lea'
export type Comment = { by: StaffKey | 'applicant'; audience: 'staff' | 'applicant'; text: string }
export type Status =
  | 'draft'
  | 'submitted'
  | 'screening'
  | 'in_review'
  | 'interview'
  | 'more_info'
  | 'accepted'
  | 'waitlisted'
  | 'rejected'
  | 'withdrawn'

/** Who applied to what, how far it came, and what was said on the way. */
export type Journey = {
  who: string
  status: Status
  /** Since it was submitted; since it was begun, for drafts. */
  days: number
  earlier?: true
  comments?: Comment[]
  question?: { sections: string[]; text: string }
  letter?: string
  signed?: StaffKey
  /** Decided, and the applicant has not been told. */
  unreleased?: true
  drafted?: { outcome: 'accepted' | 'waitlisted' | 'rejected'; letter: string }
}
export type CallKey = 'cohort' | 'startups' | 'investors' | 'mentors' | 'partners'

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8')) as Content

export const startups = read<Startup[]>('startups')
export const investors = read<Investor[]>('investors')
export const { mentors, alsoMentors } = read<{ mentors: Mentor[]; alsoMentors: MentorTexts[] }>(
  'mentors',
)
export const partners = read<Partner[]>('partners')
export const journeys = read<Record<CallKey, Journey[]>>('journeys')
