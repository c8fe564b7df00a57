import type { Answers, Json } from '../../supabase/functions/_shared/contracts/forms/answers.ts'
import { chance, monthsAgo } from './chance.ts'
import type { Investor, Mentor, MentorTexts, Offer, Partner } from './data.ts'
import type { Person } from './people.ts'
import { given, profileLink } from './startup-answers.ts'

type Reference = [name: string, email: string, relation: string]

const references = (list: Reference[] | undefined): Json | undefined =>
  list?.map(([name, email, relation]) => ({ name, email, relation }))

export function investorAnswers(investor: Investor): Answers {
  const { organisation, portfolio, references: known, ...plain } = investor
  return given({
    ...plain,
    organisation: organisation ?? undefined,
    linkedin: profileLink(investor),
    portfolio: portfolio?.map(([company, url, year]) =>
      given({ company, url: url ?? undefined, year }),
    ),
    references: references(known),
    consent_terms: true,
  })
}

/** What a person says as a mentor, with what is known of them already. */
export function mentorAnswers(texts: MentorTexts & Partial<Mentor>, person: Person): Answers {
  const { years, hours, max, exits, functions, references: known, ...plain } = texts
  const seen = chance(`seen:${person.email}`, 3)
  return given({
    ...plain,
    first_name: person.first_name,
    last_name: person.last_name,
    title: texts.title ?? person.headline,
    company: texts.company ?? person.company_name ?? 'Independent',
    country: person.country,
    city: person.city,
    linkedin: profileLink(person),
    functions,
    years_of_experience: years,
    founded_before: exits !== undefined,
    exits,
    hours_per_month: hours,
    max_startups: max,
    office_hours_interest: texts.roles.includes('office_hours'),
    references: references(known),
    agreement_confidential: true,
    agreement_volunteer: true,
    agreement_disclosure: true,
    visibility_email: seen === 0 ? 'staff' : 'members',
    visibility_phone: texts.phone ? 'staff' : undefined,
    visibility_profile: seen === 2 ? 'everyone' : 'members',
    consent_terms: true,
  })
}

const offerAnswers = (offer: Offer): Json =>
  given({
    title: offer.title,
    kind: offer.kind,
    description: offer.description,
    worth_up_to: offer.worth && { amount: offer.worth[0], currency: offer.worth[1] },
    restrictions: offer.restrictions,
    eligible_countries: offer.countries,
    eligible_stages: offer.stages,
    max_team_size: offer.team,
    new_customers_only: offer.newOnly,
    redemption: offer.redemption,
    valid_until: offer.months === undefined ? undefined : `${monthsAgo(-offer.months)}-28`,
  })

export function partnerAnswers(partner: Partner): Answers {
  const { offers, capacity, ...plain } = partner
  return given({
    ...plain,
    website: `https://${partner.email.replace(/^.*@/, '')}`,
    offers: offers.map(offerAnswers),
    capacity_per_quarter: capacity,
    consent_terms: true,
  })
}
