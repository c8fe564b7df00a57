import type { Choice } from '../choices'

type FieldBase = {
  /** The name of the column. */
  key: string
  label: string
  help?: string
  /** Without it the piece cannot be saved, or not be published. */
  need?: 'save' | 'publish'
  /** Lies in the table of what is inside a resource. */
  inside?: true
}

/** What vocabulary several can be chosen of. */
export type ChoiceSource = 'types' | 'sectors' | 'startup_stages' | 'countries'

export type FieldSpec = FieldBase &
  (
    | { type: 'line'; max: number }
    | { type: 'lines'; max: number }
    | { type: 'markdown'; max: number; pictures?: true }
    | { type: 'slug' }
    | { type: 'tags'; most: number }
    | { type: 'choice'; choices: readonly Choice[]; initial: string }
    | { type: 'choices'; source: ChoiceSource; most: number }
    | { type: 'term'; source: 'startup_stages' }
    | { type: 'country' }
    | { type: 'switch' }
    | { type: 'address'; accepts: 'https' | 'web' | 'https or mail'; max: number }
    | { type: 'number'; least: number; most: number; optional: boolean }
    | { type: 'moment'; optional: boolean; after?: string }
    | { type: 'zone' }
    | { type: 'picture' }
    | { type: 'organisation' }
    | { type: 'call' }
  )

export type FieldType = FieldSpec['type']

/** Fields that belong together. A wide one takes the whole page. */
export type FieldGroup = { title: string; lead?: string; fields: readonly FieldSpec[]; wide?: true }
