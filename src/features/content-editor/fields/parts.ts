import type { FieldGroup, FieldSpec } from './field-spec'

/*
 * Fields that several kinds have. Lengths, choices and what is needed are, here and for each kind, those of the database,
 * which checks them again.
 */

export const title: FieldSpec = {
  key: 'title',
  type: 'line',
  label: 'Title',
  max: 160,
  need: 'save',
}

export const summary = (help: string): FieldSpec => ({
  key: 'summary',
  type: 'lines',
  label: 'Summary',
  help,
  max: 400,
  need: 'publish',
})

export const slug: FieldSpec = {
  key: 'slug',
  type: 'slug',
  label: 'Address',
  help: 'Made from the title. It stays as it is once others may have seen it.',
  need: 'save',
}

export const sectors: FieldSpec = {
  key: 'sectors',
  type: 'choices',
  label: 'Sectors',
  source: 'sectors',
  most: 12,
}

export const audience: FieldSpec = {
  key: 'audience',
  type: 'choices',
  label: 'For whom',
  help: 'Chosen by nobody, it is for everybody.',
  source: 'types',
  most: 4,
}

export const picture: FieldGroup = {
  title: 'Picture',
  lead: 'Shown above the text and in lists. Wide pictures work best.',
  fields: [{ key: 'image', type: 'picture', label: 'Picture' }],
}

export const place: FieldGroup = { title: 'Where it is found', fields: [slug] }

export const text = (max: number, words = 'Text'): FieldGroup => ({
  title: words,
  wide: true,
  fields: [{ key: 'body', type: 'markdown', label: words, max, pictures: true, need: 'publish' }],
})
