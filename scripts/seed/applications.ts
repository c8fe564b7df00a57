import { type Answers, isObject } from '../../supabase/functions/_shared/contracts/forms/answers.ts'
import type {
  ApplicantType,
  FormDefinition,
} from '../../supabase/functions/_shared/contracts/forms/definition.ts'
import { stableId } from '../forms/sql.ts'
import { chance } from './chance.ts'
import {
  alsoMentors,
  type CallKey,
  investors,
  type Journey,
  journeys,
  mentors,
  partners,
  startups,
} from './data.ts'
import { investorAnswers, mentorAnswers, partnerAnswers } from './other-answers.ts'
import { type Person, personBy } from './people.ts'
import { startupAnswers } from './startup-answers.ts'

export type Application = {
  id: string
  call: CallKey
  type: ApplicantType
  person: Person
  answers: Answers
  journey: Journey
}

export const typeOf: Record<CallKey, ApplicantType> = {
  cohort: 'startup',
  startups: 'startup',
  investors: 'investor',
  mentors: 'advisor-mentor',
  partners: 'support-partner',
}

type Told = { person: Person; answers: Answers }
type Named = { first_name: string; last_name: string }

const nameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`

/** Whoever began a form and has not come further than their name. */
const hardlyBegun = (email: string): Told => ({ person: personBy(email), answers: {} })

const tell: Record<CallKey, (journey: Journey) => Told | undefined> = {
  cohort: (journey) => tellStartup(journey),
  startups: (journey) => tellStartup(journey),
  investors: ({ who }) => {
    const investor = investors.find((each) => nameOf(each) === who)
    return investor && { person: personBy(investor.email), answers: investorAnswers(investor) }
  },
  mentors: ({ who }) => {
    const texts =
      mentors.find((each) => nameOf(each) === who) ?? alsoMentors.find(({ email }) => email === who)
    if (!texts) return hardlyBegun(who)
    const person = personBy(texts.email)
    return { person, answers: mentorAnswers(texts, person) }
  },
  partners: ({ who }) => {
    const partner = partners.find((each) => each.organisation_name === who)
    if (!partner) return hardlyBegun(who)
    return { person: personBy(partner.email), answers: partnerAnswers(partner) }
  },
}

function tellStartup(journey: Journey): Told | undefined {
  const startup = startups.find(({ company_name }) => company_name === journey.who)
  const first = startup?.founders[0]
  return (
    startup && first && { person: personBy(first.email), answers: startupAnswers(startup, journey) }
  )
}

/** A draft has its first parts, and nobody ticks the last box before the end. */
function halfDone(form: FormDefinition, answers: Answers, name: string): Answers {
  const sections = 1 + chance(`sections:${name}`, form.sections.length - 2)
  const [done, under] = [form.sections.slice(0, sections), form.sections[sections]]
  const some = (under?.fields ?? []).slice(0, 1 + chance(`fields:${name}`, 4))
  const keys = new Set(
    [...done.flatMap((section) => section.fields), ...some].map(({ key }) => key),
  )
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)))
}

/** Somebody who has just begun finds their name filled in already. */
function begun(form: FormDefinition, { person, answers }: Told, name: string): Answers {
  if (Object.keys(answers).length > 0) return halfDone(form, answers, name)
  const { email, first_name, last_name, country } = person
  return isObject(answers) && form.applicant_type === 'support-partner'
    ? { country, first_name, last_name, email }
    : { first_name, last_name, email, country }
}

/** All of the programme's applications, without their files. */
export function allApplications(forms: readonly FormDefinition[]): Application[] {
  return Object.entries(journeys).flatMap(([call, list]) =>
    list.map((journey) => applicationOf(call as CallKey, journey, forms)),
  )
}

function applicationOf(
  call: CallKey,
  journey: Journey,
  forms: readonly FormDefinition[],
): Application {
  const told = tell[call](journey)
  const form = forms.find(({ applicant_type }) => applicant_type === typeOf[call])
  if (!told || !form) throw new Error(`Nothing is known of ${journey.who} in ${call}`)
  const name = `${call}:${journey.who}`
  return {
    id: stableId(`application:${name}`),
    call,
    type: typeOf[call],
    person: told.person,
    answers: journey.status === 'draft' ? begun(form, told, name) : told.answers,
    journey,
  }
}
