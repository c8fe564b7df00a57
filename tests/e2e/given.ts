import type { Enums } from '@contracts/database.types'
import type { ApplicantType } from '@contracts/forms/definition'
import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { appUrl } from './support/backend'
import { type Submitted, submittedBy } from './support/applications'
import {
  grantStaffRole,
  type NewPerson,
  newPerson,
  type Person,
  revokeStaffRole,
} from './support/people'
import { followPolicy } from './support/policy'
import type { SampleOptions } from './support/sample-answers'

type Given = {
  /** Somebody with a confirmed account. */
  person: (who?: NewPerson) => Promise<Person>
  /** Somebody who works for the programme. */
  staff: (role: Enums<'staff_role'>, who?: NewPerson) => Promise<Person>
  /** An application that has gone all the way to its reference. */
  submitted: (by: Person, type?: ApplicantType, options?: SampleOptions) => Promise<Submitted>
  /** A browser of its own for a person, signed in; without one, a visitor's. */
  browserOf: (person?: Person, options?: BrowserContextOptions) => Promise<Page>
}

type Options = {
  /** Whether the visitor has been here before and has said what may be measured: nothing. */
  hasAnswered: boolean
}

/** Brings about what a test begins with, through the same doors that the app uses. Each test has people of its own. */
export const test = base.extend<{ given: Given } & Options>({
  hasAnswered: [true, { option: true }],
  // Each test is somebody with a network of their own, as behind the proxy of a hosted project: limits count for each.
  extraHTTPHeaders: async ({}, provide) => {
    await provide(ownNetwork())
  },
  storageState: async ({ hasAnswered }, provide) => {
    await provide(storage(hasAnswered ? refusal : []))
  },
  // Whatever a journey is about, nothing on its way may be against the policy that the host sends.
  context: async ({ context }, provide) => {
    const refused = followPolicy(context)
    await provide(context)
    expect(refused).toEqual([])
  },
  given: async ({ browser, contextOptions, baseURL, hasAnswered, serviceWorkers }, provide) => {
    const undo: (() => Promise<unknown>)[] = []
    const refused: string[][] = []

    await provide({
      person: newPerson,
      staff: async (role, who) => {
        const person = await newPerson(who)
        await grantStaffRole(person, role)
        // Or every later submission would write to them as well.
        undo.push(() => revokeStaffRole(person))
        return person
      },
      submitted: submittedBy,
      browserOf: async (person, options) => {
        const context = await browser.newContext({
          ...contextOptions,
          baseURL,
          serviceWorkers,
          extraHTTPHeaders: ownNetwork(),
          storageState: storage([
            ...(hasAnswered ? refusal : []),
            ...(person ? [{ name: 'sb-auth-token', value: JSON.stringify(person.session) }] : []),
          ]),
          ...options,
        })
        undo.push(() => context.close())
        refused.push(followPolicy(context))
        return context.newPage()
      },
    })

    for (const step of undo.reverse()) await step()
    expect(refused.flat()).toEqual([])
  },
})

const ownNetwork = () => ({
  'cf-connecting-ip': `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`,
})

type Kept = { name: string; value: string }

/** What the banner leaves behind when everything is rejected. */
const refusal: Kept[] = [
  { name: 'cookieConsent', value: 'accepted' },
  {
    name: 'cookiePreferences',
    value: JSON.stringify({
      necessary: true,
      analytics: false,
      marketing: false,
      functional: false,
    }),
  },
]

const storage = (localStorage: Kept[]): BrowserContextOptions['storageState'] => ({
  cookies: [],
  origins: [{ origin: new URL(appUrl()).origin, localStorage }],
})

export { expect }
