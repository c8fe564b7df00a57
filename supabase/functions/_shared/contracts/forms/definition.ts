/** A form is data: these are the shapes of a definition as `form_versions.definition` holds it. */

export const applicantTypes = ['startup', 'investor', 'advisor-mentor', 'support-partner'] as const
export type ApplicantType = (typeof applicantTypes)[number]

export const fieldTypes = [
  'short_text',
  'long_text',
  'email',
  'phone',
  'url',
  'number',
  'money',
  'percent',
  'date',
  'month',
  'year',
  'select',
  'multi_select',
  'country',
  'countries',
  'yes_no',
  'file',
  'group',
  'consent',
] as const
export type FieldType = (typeof fieldTypes)[number]

export const fileKinds = ['pdf', 'png', 'jpg', 'svg', 'mp4'] as const
export type FileKind = (typeof fileKinds)[number]

/** What a person says once and is offered again in every later form. */
export const fillKeys = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'title',
  'pronouns',
  'company_name',
  'website',
  'country',
  'city',
  'linkedin',
  'bio',
  'time_zone',
] as const
export type FillKey = (typeof fillKeys)[number]

export type Option = { id: string; label: string }

export type ConditionValue = string | number | boolean

/** Holds when the named answer in the same scope is, or contains, one of the values. */
export type Condition = { field: string; equals: ConditionValue | readonly ConditionValue[] }

export type Field = {
  key: string
  type: FieldType
  label: string
  help?: string
  placeholder?: string
  required?: true
  /** Code points. */
  min_length?: number
  max_length?: number
  min?: number
  max?: number
  integer?: true
  min_items?: number
  max_items?: number
  /** Bytes. */
  max_size?: number
  kinds?: readonly FileKind[]
  /** Either the id of a vocabulary or options of the field's own. */
  vocabulary?: string
  options?: readonly Option[]
  /** "Any" or "anywhere": stands alone, never beside another choice. */
  any_option?: Option
  /** People may add words of their own. */
  custom?: true
  visible_when?: Condition
  /** Key of a sibling of the same type that this answer may not be less than. */
  not_below?: string
  fills?: FillKey
  private_to?: 'staff'
  hide_in_blind_review?: true
  /** Members of a group, and what one of its items is called ("Founder"). */
  fields?: readonly Field[]
  item_label?: string
}

export type Section = { key: string; title: string; intro?: string; fields: readonly Field[] }

export type FormDefinition = {
  applicant_type: ApplicantType
  title: string
  intro?: string
  sections: readonly Section[]
}

export type Term = Option & { retired?: boolean }

/** Terms by vocabulary id. Retired terms stay valid answers; they are only no longer offered. */
export type Vocabularies = Readonly<Record<string, readonly Term[]>>

/** Every top-level field, in the order in which the form asks. */
export function fieldsOf(definition: FormDefinition): Field[] {
  return definition.sections.flatMap((section) => section.fields)
}

/** The choices of a select, without its `any_option`. */
export function optionsOf(field: Field, vocabularies: Vocabularies): readonly Term[] {
  const vocabulary = vocabularyOf(field)
  if (vocabulary && Object.hasOwn(vocabularies, vocabulary)) return vocabularies[vocabulary] ?? []
  return field.options ?? []
}

/** Country fields need not name their vocabulary. */
export function vocabularyOf(field: Field): string | undefined {
  if (field.vocabulary) return field.vocabulary
  return field.type === 'country' || field.type === 'countries' ? 'countries' : undefined
}
