import { investors, mentors, partners, type StaffKey, startups } from './data.ts'
import { stableId } from '../forms/sql.ts'
import { alumni } from './content/founders.ts'

export type Person = {
  id: string
  email: string
  first_name: string
  last_name: string
  role: 'entrepreneur' | 'investor' | 'advisor-mentor' | 'support-partner'
  company_name?: string
  phone?: string
  headline?: string
  country?: string
  city?: string
  staff?: 'admin' | 'manager' | 'reviewer'
}

type Known = Omit<Person, 'id'>

const staff: Record<StaffKey, Known> = {
  amina: {
    email: 'amina.odhiambo@fourfold.example',
    first_name: 'Amina',
    last_name: 'Odhiambo',
    role: 'advisor-mentor',
    company_name: 'Fourfold',
    headline: 'Programme director',
    country: 'KE',
    staff: 'admin',
  },
  tomas: {
    email: 'tomas.herrera@fourfold.example',
    first_name: 'Tomás',
    last_name: 'Herrera',
    role: 'advisor-mentor',
    company_name: 'Fourfold',
    headline: 'Programme manager',
    country: 'ES',
    staff: 'manager',
  },
  lea: {
    email: 'lea.fontaine@fourfold.example',
    first_name: 'Léa',
    last_name: 'Fontaine',
    role: 'advisor-mentor',
    company_name: 'Fourfold',
    headline: 'Reviewer',
    country: 'FR',
    staff: 'reviewer',
  },
}

/** Has an account and nothing else: how the app looks to somebody who has just joined. */
const newcomer: Known = {
  email: 'jonas.lindqvist@hemlock.example',
  first_name: 'Jonas',
  last_name: 'Lindqvist',
  role: 'entrepreneur',
  company_name: 'Hemlock',
  country: 'SE',
}

function known(): Known[] {
  const founders = startups.flatMap(({ founders: [first], company_name, country, city }) =>
    first ? [{ ...first, role: 'entrepreneur' as const, company_name, country, city }] : [],
  )
  return [
    ...Object.values(staff),
    newcomer,
    ...alumni,
    ...founders.map(({ title, ...person }) => ({ ...person, headline: title })),
    ...investors.map(({ organisation, title, ...person }) => ({
      ...person,
      role: 'investor' as const,
      company_name: organisation ?? undefined,
      headline: title,
    })),
    ...mentors.map(({ company, title, ...person }) => ({
      ...person,
      role: 'advisor-mentor' as const,
      company_name: company,
      headline: title,
    })),
    ...partners.map(({ organisation_name, title, ...person }) => ({
      ...person,
      role: 'support-partner' as const,
      company_name: organisation_name,
      headline: title,
    })),
  ]
}

/** Everybody with an account, staff first. */
export const people: Person[] = known().map((person) => ({
  id: stableId(`person:${person.email}`),
  email: person.email,
  first_name: person.first_name,
  last_name: person.last_name,
  role: person.role,
  company_name: person.company_name,
  phone: person.phone,
  headline: person.headline,
  country: person.country,
  city: person.city,
  staff: person.staff,
}))

export function personBy(email: string): Person {
  const person = people.find((each) => each.email === email)
  if (!person) throw new Error(`Nobody has the address ${email}`)
  return person
}

/** A member of staff by key; undefined for whoever is not one. */
export const staffMember = (key: string): Known | undefined =>
  key in staff ? staff[key as StaffKey] : undefined

export const staffId = (key: StaffKey) => personBy(staff[key].email).id
