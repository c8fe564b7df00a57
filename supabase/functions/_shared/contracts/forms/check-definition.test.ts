import { readDefaultForm, readDefaultVocabularies } from '@tests/support/form-vectors'
import { describe, expect, it } from 'vitest'
import { definitionProblems } from './check-definition.ts'
import { applicantTypes } from './definition.ts'

const vocabularies = Object.keys(readDefaultVocabularies())

const formOf = (...fields: object[]) => ({
  applicant_type: 'startup',
  title: 'A form',
  sections: [{ key: 'one', title: 'One', fields }],
})
const name = { key: 'name', type: 'short_text', label: 'Name' }

describe('a definition', () => {
  it.each(applicantTypes)('is well formed: the default one for %s', (type) => {
    expect(definitionProblems(readDefaultForm(type), vocabularies)).toEqual([])
  })

  it.each([
    ['is no object', 'form', 'The definition is no object.'],
    ['has no sections', { ...formOf(), sections: [] }, 'The form has no sections.'],
    [
      'has an unknown kind of applicant',
      { ...formOf(), applicant_type: 'x' },
      'The applicant type',
    ],
    ['uses a key twice', formOf(name, name), 'name: the key is taken.'],
    [
      'uses a key that is no plain word',
      formOf({ ...name, key: '__proto__' }),
      'no plain lower-case',
    ],
    ['has an unknown type', formOf({ ...name, type: 'colour' }), 'name: unknown type colour'],
    ['has a field without a label', formOf({ ...name, label: ' ' }), 'name: no label'],
    ['misspells a property', formOf({ ...name, requierd: true }), 'name: unknown requierd'],
    [
      'says false where a flag is left out',
      formOf({ ...name, required: false }),
      'a flag not true',
    ],
    ['has a limit in words', formOf({ ...name, max_length: '5' }), 'max_length is no whole number'],
    [
      'names an unknown vocabulary',
      formOf({ ...name, type: 'select', vocabulary: 'x' }),
      'unknown vocabulary',
    ],
    ['has a select without choices', formOf({ ...name, type: 'select' }), 'choices where'],
    ['has choices on a text', formOf({ ...name, vocabulary: 'sectors' }), 'choices where'],
    [
      'has an option twice',
      formOf({
        ...name,
        type: 'select',
        options: [
          { id: 'a', label: 'A' },
          { id: 'a', label: 'B' },
        ],
      }),
      'an option twice',
    ],
    [
      'depends on a later field',
      formOf(
        { ...name, visible_when: { field: 'more', equals: true } },
        { key: 'more', type: 'yes_no', label: 'More' },
      ),
      'does not precede it',
    ],
    [
      'depends on itself',
      formOf({ ...name, visible_when: { field: 'name', equals: 'x' } }),
      'does not precede it',
    ],
    [
      'depends on no value',
      formOf(
        { key: 'more', type: 'yes_no', label: 'More' },
        { ...name, visible_when: { field: 'more', equals: [] } },
      ),
      'depends on no plain value',
    ],
    [
      'compares a number with a text',
      formOf(name, { key: 'size', type: 'number', label: 'Size', not_below: 'name' }),
      'not_below names no earlier number',
    ],
    [
      'has a group without fields',
      formOf({ ...name, type: 'group', item_label: 'Row' }),
      'only groups have fields',
    ],
    [
      'has a group in a group',
      formOf({
        ...name,
        type: 'group',
        item_label: 'Row',
        fields: [{ ...name, type: 'group', item_label: 'Row', fields: [name] }],
      }),
      'a group stands inside a group',
    ],
    [
      'depends on a field outside the group',
      formOf(
        { key: 'more', type: 'yes_no', label: 'More' },
        {
          ...name,
          type: 'group',
          item_label: 'Row',
          fields: [{ ...name, visible_when: { field: 'more', equals: true } }],
        },
      ),
      'name.name: depends on a field that does not precede it',
    ],
    ['has a file of no kind', formOf({ ...name, type: 'file' }), 'only files have kinds'],
    [
      'has a file of an unknown kind',
      formOf({ ...name, type: 'file', kinds: ['exe'] }),
      'unknown kind',
    ],
    [
      'fills what nobody remembers',
      formOf({ ...name, fills: 'shoe_size' }),
      'fills an unknown key',
    ],
  ])('is refused when it %s', (_why, definition, problem) => {
    expect(definitionProblems(definition, vocabularies).join('\n')).toContain(problem)
  })
})
