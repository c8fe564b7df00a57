import prettier from 'prettier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackChannel, broadcastTopics, channels } from '../support/attacks/channels.ts'
import { attackCommand, commands, exposedFunctions } from '../support/attacks/commands.ts'
import { attackFile, fileAttacks } from '../support/attacks/files.ts'
import { contentKinds as kinds } from '../support/attacks/fill-content.ts'
import { fillTables } from '../support/attacks/fill-tables.ts'
import { attackPicture, pictureAttacks } from '../support/attacks/pictures.ts'
import { attackTable, exposedTables, type TableFinding } from '../support/attacks/tables.ts'
import { Tally } from '../support/attacks/tally.ts'
import { type Programme, type Role, roles, startProgramme } from '../support/programme.ts'

/** Many small calls, one after the other. */
const patience = 180_000

let programme: Programme
const chapters: string[] = []
const tally = new Tally()
const contentKinds: string[] = kinds

beforeAll(async () => {
  programme = await startProgramme()
})
afterAll(() => programme.close())

const line = (cells: string[]) => `| ${cells.join(' | ')} |`
const grid = (corner: string, head: readonly string[], rows: [string, string[]][]) =>
  [
    line([corner, ...head]),
    line([corner, ...head].map(() => '---')),
    ...rows.map(([name, cells]) => line([name, ...cells])),
  ].join('\n')
const yesOrNo = (yes: boolean) => (yes ? 'yes' : 'no')

const isAllowed = (cell: string) => ['yes', 'no effect'].includes(cell)

async function matrix(
  corner: string,
  names: string[],
  cell: (name: string, role: Role) => Promise<string>,
): Promise<string> {
  const rows: [string, string[]][] = []
  for (const name of names) {
    const cells: string[] = []
    for (const role of roles) {
      const found = await cell(name, role)
      tally.note(corner, role, isAllowed(found) ? 1 : 0)
      cells.push(found)
    }
    rows.push([name, cells])
  }
  return grid(corner, roles, rows)
}

function inWords({ rows, hidden, added, changed, reached, deleted }: TableFinding): string {
  const reads =
    rows === 'none' ? [] : [`reads ${rows}${hidden.length ? ` without ${hidden.join(', ')}` : ''}`]
  const adds = added.length ? [`adds ${added.join(', ')}`] : []
  const changes = reached === 'none' ? [] : [`changes ${reached}: ${changed.join(', ')}`]
  const removes = deleted === 'none' ? [] : [`deletes ${deleted}`]
  return [...reads, ...adds, ...changes, ...removes].join('; ') || 'nothing'
}

test(
  'tables: every verb on every column as everybody',
  async () => {
    await fillTables(programme)
    const tables = await exposedTables(programme)
    expect(tables.length).toBeGreaterThan(10)
    const parts: string[] = []
    for (const table of tables) {
      const findings: [string, string[]][] = []
      for (const role of roles.filter((role) => role !== 'service')) {
        const finding = await attackTable(programme, table, role)
        // Nobody but managers removes a row, and they not what was ever public.
        const removable = ['manager', 'admin'].includes(role) && contentKinds.includes(table.name)
        expect
          .soft(finding.deleted, `${role} deletes from ${table.name}`)
          .toBe(removable ? 'some' : 'none')
        findings.push([role, [inWords(finding)]])
        tally.noteTable(finding, table.columns.length)
      }
      const policies = table.policies.map((policy) => `- ${policy}`).join('\n')
      parts.push(`### ${table.name}\n\n${policies}\n\n${grid('who', ['may'], findings)}`)
    }
    chapters.push(
      `## Tables\n\nAs found with rows of the applicant, of another member and of staff in every table. “Some” rows are those that the\npolicies named above the table let through; a column that is not listed cannot be added or changed.\n\n${parts.join('\n\n')}`,
    )
  },
  patience,
)

test(
  'commands: each as everybody, on an application of the applicant',
  async () => {
    expect(Object.keys(commands).toSorted()).toEqual(await exposedFunctions(programme))
    const table = await matrix('command', Object.keys(commands), (name, role) =>
      attackCommand(programme, name, role),
    )
    chapters.push(
      `## Commands\n\nEach is tried on an application of the applicant that is in the right status for it. “No” is a missing privilege;\nanything else but “yes” is the code of the refusal.\n\n${table}`,
    )
  },
  patience,
)

test(
  'files: everything that the storage API lets one try',
  async () => {
    const table = await matrix(
      'on files of the applicant',
      Object.keys(fileAttacks),
      async (name, role) => yesOrNo(await attackFile(programme, name, role)),
    )
    chapters.push(`## Files\n\n${table}`)
  },
  patience,
)

test('every bucket that there is, is tried', async () => {
  const rows = await programme.sql<{ id: string }>('select id from storage.buckets order by id')
  expect(rows.map(({ id }) => id)).toEqual(['application-files', 'content-images'])
})

test(
  'pictures: what the storage API lets one try with those of content',
  async () => {
    const table = await matrix('on a picture', Object.keys(pictureAttacks), async (name, role) =>
      yesOrNo(await attackPicture(programme, name, role)),
    )
    chapters.push(`## Pictures\n\n${table}`)
  },
  patience,
)

test(
  'channels: who may listen',
  async () => {
    const topics = await channels(programme)
    const sentTo = await broadcastTopics(programme)
    expect(sentTo.length).toBeGreaterThan(0)
    for (const topic of sentTo) {
      const isTried = Object.values(topics).some((tried) => tried.startsWith(topic))
      expect.soft(isTried, `somebody tries to listen to ${topic}`).toBe(true)
    }
    const listeners = roles.filter((role) => role !== 'service')
    const rows: [string, string[]][] = []
    for (const [name, topic] of Object.entries(topics)) {
      const cells: string[] = []
      for (const role of listeners) {
        const joined = await attackChannel(programme, topic, role)
        tally.note('channel', role, joined ? 1 : 0)
        cells.push(yesOrNo(joined))
      }
      rows.push([name, cells])
    }
    chapters.push(`## Channels\n\n${grid('channel', listeners, rows)}`)
  },
  patience,
)

test('the schema of helpers does not answer', async () => {
  for (const role of roles) {
    // @ts-expect-error The types know of no such schema either.
    const { error } = await programme.as[role].schema('private').from('email_outbox').select('*')
    expect(error).toMatchObject({ code: 'PGRST106' })
  }
})

test('docs/permissions.md says what was found', async () => {
  const text = [
    '# Who may do what',
    'Written by `tests/backend/permissions.test.ts`, which tries all of it with the real client and fails when this page says\nsomething else. After a change that is meant, run `npx vitest run --project backend tests/backend/permissions.test.ts -u`.',
    `## In figures\n\nWhat was tried as each role: how much of it was allowed, and how much refused.\n\n${grid('tried', roles, tally.rows())}`,
    ...chapters,
  ].join('\n\n')
  const options = await prettier.resolveConfig(import.meta.filename)
  await expect(await prettier.format(text, { ...options, parser: 'markdown' })).toMatchFileSnapshot(
    '../../docs/permissions.md',
  )
})
