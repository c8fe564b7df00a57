/**
 * Writes the migration that brings vocabularies and the four default forms, and the one of the terms of service that hold: `node scripts/reference-data.ts`.
 * It never touches what is there already, so staff may add terms and publish later versions.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FormDefinition } from '../supabase/functions/_shared/contracts/forms/definition.ts'
import { termsVersion } from '../src/config/terms.ts'
import { readForms, readVocabularies, type Vocabulary } from './forms/read-forms.ts'
import { formId, formVersionId, literal, quoted } from './forms/sql.ts'

export const referenceDataPath = fileURLToPath(
  new URL('../supabase/migrations/20261121000000_reference_data.sql', import.meta.url),
)

export async function referenceDataSql(): Promise<string> {
  const [vocabularies, forms] = [await readVocabularies(), await readForms()]
  return [
    '-- Vocabularies and the default forms. Written by scripts/reference-data.ts from supabase/forms: change those.',
    vocabulariesSql(vocabularies),
    ...vocabularies.map(termsSql),
    ...forms.map(formSql),
    '',
  ].join('\n\n')
}

/** One for each version: a database that has the earlier ones takes only what is new. */
const termsMigration = {
  path: fileURLToPath(
    new URL(
      `../supabase/migrations/${termsVersion.replaceAll('-', '')}000100_terms_of_service.sql`,
      import.meta.url,
    ),
  ),
  sql: [
    '-- The terms of service that hold from now on. Written by scripts/reference-data.ts from src/config/terms.ts.',
    `insert into private.terms_versions (version) values (${literal(termsVersion)})`,
    'on conflict do nothing;',
    '',
  ].join('\n'),
}

function vocabulariesSql(vocabularies: Vocabulary[]): string {
  const rows = vocabularies.map(({ id, label }) => `  (${literal(id)}, ${literal(label)})`)
  return `insert into public.vocabularies (id, label) values\n${rows.join(',\n')}\non conflict do nothing;`
}

function termsSql({ id: vocabulary, terms }: Vocabulary): string {
  const rows = terms.map(
    ({ id, label }, position) =>
      `  (${[literal(vocabulary), literal(id), literal(label), position + 1].join(', ')})`,
  )
  return [
    'insert into public.terms (vocabulary_id, id, label, position) values',
    rows.join(',\n'),
    'on conflict do nothing;',
  ].join('\n')
}

function formSql(form: FormDefinition): string {
  const type = form.applicant_type
  const definition = quoted(JSON.stringify(form, null, 1), 'form')
  return [
    'insert into public.forms (id, applicant_type, title)',
    `values (${literal(formId(type))}, ${literal(type)}, ${literal(form.title)})`,
    'on conflict do nothing;',
    '',
    'insert into public.form_versions (id, form_id, number, definition, published_at)',
    `select ${literal(formVersionId(type))}, f.id, 1, ${definition}, now()`,
    `from public.forms f where f.applicant_type = ${literal(type)}`,
    'on conflict do nothing;',
  ].join('\n')
}

export async function isReferenceDataCurrent(): Promise<boolean> {
  return (
    readFileSync(referenceDataPath, 'utf8') === (await referenceDataSql()) &&
    existsSync(termsMigration.path) &&
    readFileSync(termsMigration.path, 'utf8') === termsMigration.sql
  )
}

if (import.meta.main) {
  writeFileSync(referenceDataPath, await referenceDataSql())
  writeFileSync(termsMigration.path, termsMigration.sql)
}
