import { lettersSql } from './letters.ts'
import type { FormDefinition } from '../../supabase/functions/_shared/contracts/forms/definition.ts'
import { quoted } from '../forms/sql.ts'
import { allApplications } from './applications.ts'
import { callId, callRows } from './calls.ts'
import { contentRows } from './content/rows.ts'
import { contentSql } from './content/sql.ts'
import { filesOf, type SeedFile } from './files.ts'
import { demoPasswordHash } from './password.ts'
import { people, staffId } from './people.ts'
import { chance } from './chance.ts'
import { type Moment, timelineOf } from './timeline.ts'
import * as parts from './sql-parts.ts'

/** Rows as a JSON array, one on each line, for `jsonb_to_recordset`. */
function rows(list: readonly object[]): string {
  const lines = list.map((row) => JSON.stringify(row))
  return quoted(`[\n${lines.join(',\n')}\n]`, 'seed')
}

const at = (prefix: string, moment: Moment | null) => ({
  [`${prefix}_days`]: moment?.days ?? null,
  [`${prefix}_minute`]: moment?.minute ?? null,
})

export type Seed = { sql: string; files: SeedFile[] }

/** The whole demo programme: what goes into the database, and the files that belong to it. */
export function seedOf(forms: readonly FormDefinition[]): Seed {
  const applications = allApplications(forms)
  const told = applications.map((application) => ({
    application,
    timeline: timelineOf(application),
    files: filesOf(application),
  }))
  const firstSeen = new Map<string, number>()
  for (const { application, timeline } of told) {
    const { id } = application.person
    firstSeen.set(id, Math.max(firstSeen.get(id) ?? 0, timeline.started.days))
  }
  const files = told.flatMap((each) => each.files)

  const peopleRows = people.map((person) => ({
    ...person,
    joined: person.staff ? 289 : (firstSeen.get(person.id) ?? 3) + chance(`joined:${person.id}`, 9),
  }))
  const applicationRows = told.map(({ application, timeline, files: attached }) => {
    const { id, call, type, person, journey } = application
    const ids = Object.fromEntries(attached.map((file) => [file.field_key, file.id]))
    return {
      id,
      call_id: callId(call),
      applicant_type: type,
      applicant_id: person.id,
      answers: { ...application.answers, ...ids },
      status: journey.status,
      public_label: timeline.label,
      version: 3 + chance(`version:${id}`, 30),
      reopened_sections: journey.status === 'more_info' ? (journey.question?.sections ?? []) : [],
      ...at('started', timeline.started),
      ...at('saved', timeline.saved),
      ...at('submitted', timeline.submitted),
      ...at('decided', timeline.decided),
      ...at('released', timeline.released),
    }
  })
  const fileRows = files.map(({ application, bytes, ...file }) => ({
    ...file,
    application_id: application.id,
    created_by: application.person.id,
    size: bytes.length,
  }))
  const of = <Row extends object>(list: { id: string; found: Row[] }[]) =>
    list.flatMap(({ id, found }) => found.map((row) => ({ application_id: id, ...row })))
  const pick = <Row extends object>(found: (each: (typeof told)[number]) => Row[]) =>
    of(told.map((each) => ({ id: each.application.id, found: found(each) })))
  const letters = pick(({ timeline: { letter } }) => {
    if (!letter) return []
    const { drafted, released, ...rest } = letter
    return [{ ...rest, ...at('drafted', drafted), ...at('released', released) }]
  })

  const sql = [
    parts.opening,
    parts.accounts(rows(peopleRows), demoPasswordHash),
    parts.staff(staffId('amina')),
    parts.calls(rows(callRows)),
    parts.applications(rows(applicationRows)),
    parts.files(rows(fileRows)),
    parts.history(
      rows(pick(({ timeline }) => timeline.comments)),
      rows(letters),
      rows(pick(({ timeline }) => timeline.events)),
    ),
    contentSql(contentRows(applications), rows),
    lettersSql(),
    parts.closing,
    '',
  ].join('\n\n')
  return { sql, files }
}
