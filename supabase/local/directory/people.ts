import { createHash } from 'node:crypto'
import { standIn } from './registration.ts'

export interface DirectoryPerson {
  email: string
  givenName: string
  familyName: string
  /** Whether the directory vouches for the address: `xms_edov` in the token. */
  isVerified: boolean
  what: string
}

/** Who can be picked on the sign-in page of the stand-in. */
export const directoryPeople: readonly DirectoryPerson[] = [
  {
    email: 'amina.odhiambo@fourfold.example',
    givenName: 'Amina',
    familyName: 'Odhiambo',
    isVerified: true,
    what: 'has an account here: the directory is added to it',
  },
  {
    email: 'nia.were@fourfold.example',
    givenName: 'Nia',
    familyName: 'Were',
    isVerified: true,
    what: 'is new here: an account is made',
  },
  {
    email: 'priya.raman@northquay.example',
    givenName: 'Priya',
    familyName: 'Raman',
    isVerified: false,
    what: 'a guest whose address nobody has confirmed: refused',
  },
]

/** Somebody who is not on the list; the names are those in the address. */
export function personOf(email: string, isVerified: boolean): DirectoryPerson {
  const known = directoryPeople.find((person) => person.email === email)
  if (known) return known
  const [given = '', family = ''] = (email.split('@')[0] ?? '').split('.')
  return { email, givenName: named(given), familyName: named(family), isVerified, what: '' }
}

const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const digest = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest()

/** A number for an object of the directory, the same at every start. */
function objectId({ email }: DirectoryPerson): string {
  const hex = digest(standIn.tenantId, email).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What Entra says of a person in an ID token of version 2, with the optional claims that the README asks for. */
export function claimsOf(person: DirectoryPerson) {
  return {
    // Another one for each app, as there.
    sub: digest(standIn.clientId, person.email).toString('base64url'),
    oid: objectId(person),
    tid: standIn.tenantId,
    ver: '2.0',
    name: `${person.givenName} ${person.familyName}`.trim(),
    given_name: person.givenName,
    family_name: person.familyName,
    preferred_username: person.email,
    login_hint: person.email,
    email: person.email,
    // As Microsoft says it, and as Google does.
    xms_edov: person.isVerified,
    email_verified: person.isVerified,
  }
}
