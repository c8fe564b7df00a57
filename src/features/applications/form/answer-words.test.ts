import type { Field, FormDefinition } from '@contracts/forms/definition'
import { describe, expect, it } from 'vitest'
import { toReading } from '../reading/reading-model'
import { answerInWords, answersAsText } from './answer-words'

const founders: Field = {
  key: 'founders',
  type: 'group',
  label: 'Founders',
  item_label: 'Founder',
  fields: [
    { key: 'first_name', type: 'short_text', label: 'First name' },
    { key: 'background', type: 'long_text', label: 'Background' },
  ],
}
const definition: FormDefinition = {
  applicant_type: 'startup',
  title: 'Startup application',
  sections: [
    {
      key: 'company',
      title: 'Company',
      fields: [
        { key: 'city', type: 'short_text', label: 'City' },
        { key: 'website', type: 'url', label: 'Website' },
        { key: 'problem', type: 'long_text', label: 'Problem' },
        { key: 'deck', type: 'file', label: 'Deck' },
      ],
    },
    { key: 'team', title: 'Team', fields: [founders] },
    { key: 'empty', title: 'Nothing here', fields: [{ key: 'x', type: 'number', label: 'X' }] },
  ],
}

describe('answers to take along', () => {
  it('are plain text, without what was not answered', () => {
    const answers = {
      city: 'Kisumu',
      website: 'https://mavuno.example/',
      problem: 'Crops rot.\nEvery week.',
      deck: 'f1',
      founders: [{ first_name: 'Wanjiru', background: 'Ran a packhouse.' }],
    }
    const text = answersAsText('My answers', toReading(definition, answers, {}), () => 'deck.pdf')
    expect(text).toBe(`My answers

COMPANY
City: Kisumu
Website: https://mavuno.example/
Problem
  Crops rot.
  Every week.
Deck: deck.pdf

TEAM
Founders
  Founder 1: Wanjiru
    First name: Wanjiru
    Background
      Ran a packhouse.`)
  })
})

describe('one answer in words', () => {
  it.each<[Field, Parameters<typeof answerInWords>[1], string]>([
    [{ key: 'c', type: 'country', label: '' }, 'KE', 'Kenya'],
    [
      { key: 'a', type: 'yes_no', label: '', visible_when: { field: 'b', equals: true } },
      false,
      'No',
    ],
    [{ key: 'm', type: 'month', label: '' }, '2026-03', 'March 2026'],
    [{ key: 'e', type: 'email', label: '' }, 'w@mavuno.example', 'w@mavuno.example'],
    [{ key: 'n', type: 'number', label: '' }, undefined, ''],
  ])('is read as people read it', (field, answer, words) => {
    expect(answerInWords(field, answer, {})).toBe(words)
  })
})
