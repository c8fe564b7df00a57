import { isObject } from './answers.ts'
import { applicantTypes, type Field, fieldTypes, fileKinds, fillKeys } from './definition.ts'

const keyPattern = /^[a-z][a-z0-9_]{0,62}$/
const choiceTypes = ['select', 'multi_select']
const comparable = ['number', 'percent', 'money', 'year']

const texts = ['help', 'placeholder', 'item_label']
const flags = ['required', 'integer', 'custom', 'hide_in_blind_review']
const numbers = ['min_length', 'max_length', 'min', 'max', 'min_items', 'max_items', 'max_size']
const others = ['key', 'type', 'label', 'kinds', 'vocabulary', 'options', 'any_option']
const rest = ['visible_when', 'not_below', 'fills', 'private_to', 'fields']
const properties = new Set([...texts, ...flags, ...numbers, ...others, ...rest])

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value)
const isOption = (value: unknown) => isObject(value) && isText(value.id) && isText(value.label)
const isPresent = (value: unknown) => value !== undefined

/** Says what is wrong with a definition; empty when it is well formed. */
export function definitionProblems(value: unknown, vocabularies: readonly string[]): string[] {
  return [...problemsOf(value, vocabularies)]
}

function* problemsOf(value: unknown, vocabularies: readonly string[]): Generator<string> {
  if (!isObject(value)) return yield 'The definition is no object.'
  if (!isOneOf(applicantTypes, value.applicant_type)) yield 'The applicant type is unknown.'
  if (!isText(value.title)) yield 'The form has no title.'
  if (!Array.isArray(value.sections) || value.sections.length === 0) {
    return yield 'The form has no sections.'
  }
  const [sectionKeys, fields] = [new Set<unknown>(), [] as unknown[]]
  for (const section of value.sections) {
    if (!isObject(section)) return yield 'A section is no object.'
    if (!isText(section.key) || sectionKeys.has(section.key)) {
      yield `Section key ${String(section.key)} is missing or taken.`
    }
    sectionKeys.add(section.key)
    if (!isText(section.title)) yield `Section ${String(section.key)} has no title.`
    if (Array.isArray(section.fields)) fields.push(...section.fields)
    else yield `Section ${String(section.key)} has no fields.`
  }
  yield* scopeProblems(fields, vocabularies, '')
}

function* scopeProblems(
  fields: readonly unknown[],
  vocabularies: readonly string[],
  prefix: string,
): Generator<string> {
  const earlier = new Map<string, string>()
  for (const field of fields) {
    if (!isObject(field) || typeof field.key !== 'string') {
      yield `${prefix}A field has no key.`
      continue
    }
    const place = prefix + field.key
    if (!keyPattern.test(field.key)) yield `${place}: the key is no plain lower-case word.`
    if (earlier.has(field.key)) yield `${place}: the key is taken.`
    for (const problem of fieldProblems(field, vocabularies, earlier)) yield `${place}: ${problem}`
    if (field.type === 'group') {
      if (prefix !== '') yield `${place}: a group stands inside a group.`
      yield* scopeProblems(
        Array.isArray(field.fields) ? field.fields : [],
        vocabularies,
        `${place}.`,
      )
    }
    earlier.set(field.key, String(field.type))
  }
}

type Loose = { [Key in keyof Field | string]?: unknown }

function* fieldProblems(
  field: Loose,
  vocabularies: readonly string[],
  earlier: ReadonlyMap<string, string>,
): Generator<string> {
  const type = String(field.type)
  const unknown = Object.keys(field).filter((property) => !properties.has(property))
  if (unknown.length > 0) yield `unknown ${unknown.join(', ')}`
  if (!isOneOf(fieldTypes, type)) yield `unknown type ${type}`
  if (!isText(field.label)) yield 'no label'
  if (texts.some((name) => isPresent(field[name]) && !isText(field[name]))) yield 'an empty text'
  if (flags.some((name) => isPresent(field[name]) && field[name] !== true)) yield 'a flag not true'
  for (const name of numbers.filter((each) => isPresent(field[each]))) {
    if (!Number.isSafeInteger(field[name])) yield `${name} is no whole number`
  }
  if (isPresent(field.fills) && !isOneOf(fillKeys, field.fills)) yield 'fills an unknown key'
  if (isPresent(field.private_to) && field.private_to !== 'staff') yield 'private to nobody known'
  yield* choiceProblems(field, type, vocabularies)
  yield* referenceProblems(field, type, earlier)
  if ((type === 'group') !== Array.isArray(field.fields)) yield 'only groups have fields'
  if (type === 'group' && !isText(field.item_label)) yield 'no label for an item'
  const { kinds } = field
  if ((type === 'file') !== Array.isArray(kinds)) yield 'only files have kinds'
  if (Array.isArray(kinds) && !kinds.every((kind) => isOneOf(fileKinds, kind))) yield 'unknown kind'
}

function* choiceProblems(
  field: Loose,
  type: string,
  vocabularies: readonly string[],
): Generator<string> {
  const { vocabulary, options } = field
  if (isPresent(vocabulary) && !isOneOf(vocabularies, vocabulary)) yield 'unknown vocabulary'
  if (choiceTypes.includes(type) !== (isPresent(vocabulary) || isPresent(options))) {
    yield 'choices where there are none, or none where there are some'
  }
  if (isPresent(vocabulary) && isPresent(options)) yield 'both a vocabulary and options'
  if (isPresent(field.any_option) && !isOption(field.any_option)) yield 'a broken any_option'
  if (isPresent(field.custom) && type !== 'multi_select') yield 'own words outside a multi_select'
  if (!isPresent(options)) return
  if (!Array.isArray(options) || !options.every(isOption)) return yield 'broken options'
  const ids = options.map((option) => (isObject(option) ? option.id : undefined))
  if (new Set(ids).size < ids.length) yield 'an option twice'
}

function* referenceProblems(
  field: Loose,
  type: string,
  earlier: ReadonlyMap<string, string>,
): Generator<string> {
  if (isPresent(field.visible_when)) {
    const condition = isObject(field.visible_when) ? field.visible_when : {}
    if (!isText(condition.field) || !earlier.has(condition.field)) {
      yield 'depends on a field that does not precede it'
    }
    const values = Array.isArray(condition.equals) ? condition.equals : [condition.equals]
    const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
    if (values.length === 0 || !values.every(isPlain)) yield 'depends on no plain value'
  }
  if (!isPresent(field.not_below)) return
  const other = isText(field.not_below) ? earlier.get(field.not_below) : undefined
  if (other !== type || !comparable.includes(type)) yield 'not_below names no earlier number'
}
