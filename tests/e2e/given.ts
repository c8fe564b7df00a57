import type { Enums } from '@contracts/database.types'
import type { ApplicantType } from '@contracts/forms/definition'
import { type BrowserContextOptions, type Page, test as base } from '@playwright/test'
import { appUrl } from './support/backend'
import { type Submitted, submittedBy } from './support/applications'
import {
  grantStaffRole,
  type NewPerson,
  newPerson,
  type Person,
  revokeStaffRole,
} from './support/people'
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

/** Brings about what a test begins with, through the same doors that the app uses. Each test has people of its own. */
export const test = base.extend<{ given: Given }>({
  given: async ({ browser, contextOptions, baseURL }, provide) => {
    const undo: (() => Promise<unknown>)[] = []

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
          ...(person && { storageState: signedIn(person) }),
          ...options,
        })
        undo.push(() => context.close())
        return context.newPage()
      },
    })

    for (const step of undo.reverse()) await step()
  },
})

/** What the browser's storage holds after somebody has signed in. */
const signedIn = ({ session }: Person): BrowserContextOptions['storageState'] => ({
  cookies: [],
  origins: [
    {
      origin: new URL(appUrl()).origin,
      localStorage: [{ name: 'sb-auth-token', value: JSON.stringify(session) }],
    },
  ],
})

export { expect } from '@playwright/test'
