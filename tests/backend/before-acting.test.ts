import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attackCommand, commands } from '../support/attacks/commands.ts'
import { attackFile, fileAttacks } from '../support/attacks/files.ts'
import { attackPicture, pictureAttacks } from '../support/attacks/pictures.ts'
import { type Programme, type Role, startProgramme } from '../support/programme.ts'

/** Many small calls, one after the other. */
const patience = 180_000

let programme: Programme
beforeAll(async () => {
  programme = await startProgramme()
})
afterAll(() => programme.close())

/** An applicant does what members do, an administrator what staff do. */
const roles = ['applicant', 'admin'] as const satisfies Role[]

/** What somebody of either kind gets done all the same. */
async function done(
  names: string[],
  attempt: (name: string, role: Role) => Promise<string | boolean>,
): Promise<string[]> {
  const found = new Set<string>()
  for (const name of names) {
    for (const role of roles) {
      const outcome = await attempt(name, role)
      if (outcome === true || outcome === 'yes') found.add(name)
    }
  }
  return [...found].toSorted()
}

const doneCommands = () =>
  done(Object.keys(commands), (name, role) => attackCommand(programme, name, role))
/** Save those that begin with the applicant's own file being put. */
const doneOnFiles = () =>
  done(
    Object.keys(fileAttacks).filter((name) => !name.startsWith('replace')),
    (name, role) => attackFile(programme, name, role),
  )
const doneOnPictures = () =>
  done(Object.keys(pictureAttacks), (name, role) => attackPicture(programme, name, role))

/** They change nothing, and tell the caller of themselves or of what is public. */
const reads = [
  'my_notification_preferences',
  'my_security',
  'my_terms',
  'post_tags',
  'read_staff_invitation',
  'remembered_answers',
  'search_portfolio',
  'search_posts',
  'search_resources',
  'shown_countries',
]

describe('whoever has not accepted the terms', () => {
  beforeEach(() => programme.sql(`update profiles set terms_version = '2001-01-01'`))

  test(
    'fills in drafts and takes back what is theirs, and acts in nothing else',
    async () => {
      // Whoever has accepted may do everything.
      const names = Object.keys(commands).filter((name) => name !== 'accept_terms')
      expect(await done(names, (name, role) => attackCommand(programme, name, role))).toEqual(
        [
          ...reads,
          'begin_application',
          'begin_upload',
          'end_session',
          'mark_notifications_read',
          'my_sessions',
          'remove_upload',
          'save_answers',
          'set_notification_preference',
          'withdraw_application',
        ].toSorted(),
      )
    },
    patience,
  )

  test(
    'puts files of drafts, and no picture',
    async () => {
      expect(await doneOnFiles()).toContain('put an announced file')
      expect(await doneOnPictures()).toEqual(['list them', 'read one at its public address'])
    },
    patience,
  )
})

describe('whoever has a second step and has not given it', () => {
  beforeEach(async () => {
    await programme.sql('update profiles set terms_version = private.current_terms()')
    for (const role of roles) {
      await programme.sql(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values ($1, tests.id($2), 'totp', 'verified', now(), now())`,
        [randomUUID(), role],
      )
    }
  })

  test(
    'accepts the terms, and does nothing else',
    async () => {
      expect(await doneCommands()).toEqual([...reads, 'accept_terms'].toSorted())
    },
    patience,
  )

  test(
    'puts no file and takes none away',
    async () => {
      for (const name of await doneOnFiles()) expect(name).toMatch(/^(read|list|get)/)
      expect(await doneOnPictures()).toEqual(['read one at its public address'])
    },
    patience,
  )
})
