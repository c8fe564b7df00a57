import type { Answers, Json } from './answers.ts'
import type { Field, Vocabularies } from './definition.ts'
import type { FieldError } from './errors.ts'

export type ValidationMode = 'draft' | 'submit'

/** A row of `application_files`, as far as it matters here. */
export type StoredFile = { id: string; field_key: string; state: string }

export type ValidationContext = {
  mode: ValidationMode
  vocabularies: Vocabularies
  /** The application's files. Without it, whether a file is really there is not looked at. */
  files?: readonly StoredFile[]
  /** The group whose item is looked at: files in it are stored under `group.member`. */
  group?: string
}

/** Finds what is wrong with an answer of one type; `scope` are the answers beside it. */
export type Check<Value> = (
  field: Field,
  value: Value,
  context: ValidationContext,
  scope: Answers,
) => FieldError | null

/** How one family of types is told apart, emptied, capped and checked. */
export type TypeRules<Value extends Json = Json> = {
  is: (value: Json) => value is Value
  isEmpty: (value: Value) => boolean
  /** What even a draft may not exceed. */
  cap: (value: Value) => FieldError | null
  check: Check<Value>
}
