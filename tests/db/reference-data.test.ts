import type { PGlite } from '@electric-sql/pglite'
import { applicantTypes } from '@contracts/forms/definition'
import { readDefaultForm, readDefaultVocabularies } from '@tests/support/form-vectors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isReferenceDataCurrent, referenceDataSql } from '../../scripts/reference-data.ts'
import { openDatabase } from '../../supabase/local/database.ts'

let database: PGlite
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const rowsOf = async (sql: string) => (await database.query(sql)).rows
const everything = async () => [
  await rowsOf('select * from public.vocabularies order by id'),
  await rowsOf('select * from public.terms order by vocabulary_id, id'),
  await rowsOf('select * from public.forms order by id'),
  await rowsOf('select * from public.form_versions order by id'),
]

describe('the reference data', () => {
  it('is what supabase/forms says (else run npm run db:reference)', async () => {
    expect(await isReferenceDataCurrent()).toBe(true)
  })

  it('holds every term in its order', async () => {
    const expected = Object.entries(readDefaultVocabularies()).map(([id, terms]) => ({
      id,
      terms: terms.map((term) => `${term.id}=${term.label}`),
    }))
    const found = await rowsOf(`
      select vocabulary_id as id, array_agg(id || '=' || label order by position) as terms
      from public.terms group by vocabulary_id
    `)
    expect(found).toHaveLength(expected.length)
    expect(found).toEqual(expect.arrayContaining(expected))
  })

  it.each(applicantTypes)('holds the published form of %s, as it is written', async (type) => {
    const { rows } = await database.query(
      `select f.title, v.number, v.definition, v.published_at <= now() as published
       from public.forms f join public.form_versions v on v.form_id = f.id
       where f.applicant_type = $1`,
      [type],
    )
    const definition = readDefaultForm(type)
    expect(rows).toEqual([{ title: definition.title, number: 1, definition, published: true }])
  })

  it('changes nothing when it comes a second time', async () => {
    await database.exec(`update public.terms set label = 'Farming' where id = 'agriculture'`)
    const before = await everything()
    await database.exec(await referenceDataSql())
    expect(await everything()).toEqual(before)
  })
})
