import type { FormDefinition, Vocabularies } from '@contracts/forms/definition'
import { describe, expect, it } from 'vitest'
import { toReading, vocabulariesOf } from './reading-model'

const vocabularies: Vocabularies = {
  sectors: [
    { id: 'energy', label: 'Energy' },
    { id: 'health', label: 'Health', retired: true },
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
        { key: 'name', type: 'short_text', label: 'Name' },
        { key: 'website', type: 'url', label: 'Website' },
        { key: 'country', type: 'country', label: 'Country' },
        { key: 'founded', type: 'month', label: 'Founded' },
        {
          key: 'sectors',
          type: 'multi_select',
          label: 'Sectors',
          vocabulary: 'sectors',
          any_option: { id: 'any', label: 'Any sector' },
        },
        { key: 'has_revenue', type: 'yes_no', label: 'Revenue?' },
        {
          key: 'revenue',
          type: 'money',
          label: 'How much?',
          visible_when: { field: 'has_revenue', equals: true },
        },
        { key: 'deck', type: 'file', label: 'Deck' },
        { key: 'document', type: 'file', label: 'Document', private_to: 'staff' },
        { key: 'terms', type: 'consent', label: 'Terms' },
      ],
    },
    {
      key: 'team',
      title: 'Team',
      fields: [
        {
          key: 'founders',
          type: 'group',
          label: 'Founders',
          item_label: 'Founder',
          fields: [
            { key: 'first_name', type: 'short_text', label: 'First name' },
            { key: 'last_name', type: 'short_text', label: 'Last name' },
            { key: 'equity', type: 'percent', label: 'Equity', private_to: 'staff' },
            { key: 'background', type: 'long_text', label: 'Background' },
          ],
        },
      ],
    },
  ],
}

const read = (answers: Record<string, never> | Parameters<typeof toReading>[1]) => {
  const answersOf = toReading(definition, answers, vocabularies).flatMap(
    (section) => section.answers,
  )
  return Object.fromEntries(answersOf.map((answer) => [answer.key, answer.value]))
}

describe('reading an application', () => {
  it('says answers in words', () => {
    expect(
      read({
        name: 'Mavuno Cold Chain',
        website: 'https://www.mavuno.example/',
        country: 'KE',
        founded: '2023-04',
        sectors: ['energy', 'health', 'any', 'own words'],
        has_revenue: true,
        revenue: { amount: 12500, currency: 'USD' },
        deck: 'file-1',
        terms: true,
      }),
    ).toMatchObject({
      name: { kind: 'text', text: 'Mavuno Cold Chain' },
      website: { kind: 'link', text: 'mavuno.example', href: 'https://www.mavuno.example/' },
      country: { kind: 'text', text: 'Kenya' },
      founded: { kind: 'text', text: 'April 2023' },
      sectors: { kind: 'choices', choices: ['Energy', 'Health', 'Any sector', 'own words'] },
      has_revenue: { kind: 'text', text: 'Yes' },
      revenue: { kind: 'text', text: expect.stringMatching(/USD.12,500/) as string },
      deck: { kind: 'file', fileId: 'file-1' },
      document: { kind: 'nothing' },
      terms: { kind: 'text', text: 'Agreed' },
    })
  })

  it('leaves out what the form would not have asked', () => {
    expect(
      read({ has_revenue: false, revenue: { amount: 1, currency: 'USD' } }),
    ).not.toHaveProperty('revenue')
  })

  it('never makes a link of a script', () => {
    expect(read({ website: 'javascript:alert(1)' }).website).toEqual({
      kind: 'text',
      text: 'javascript:alert(1)',
    })
  })

  it('reads on over answers of another type than the form asks for', () => {
    const strange = {
      name: { a: 1 },
      founded: 'soon',
      sectors: [3, null],
      deck: 7,
      founders: ['x'],
    }
    expect(read(strange)).toMatchObject({
      name: { kind: 'nothing' },
      founded: { kind: 'text', text: 'soon' },
      sectors: { kind: 'choices', choices: [] },
      founders: { kind: 'items', items: [] },
    })
  })

  it('names the items of a group and marks what is private', () => {
    const founders = [
      {
        first_name: 'Wanjiru',
        last_name: 'Kamau',
        equity: 60,
        background: 'Ran a packhouse in Limuru for six years and halved its losses.',
      },
      { first_name: ' ', background: '' },
    ]
    const { founders: value } = read({ founders })
    expect(value).toMatchObject({
      kind: 'items',
      isTable: false,
      items: [{ title: 'Founder 1: Wanjiru Kamau' }, { title: 'Founder 2' }],
    })
    const [team] = toReading(definition, { founders }, vocabularies).slice(1)
    const first = team?.answers[0]?.value
    const answers = first?.kind === 'items' ? first.items[0]?.answers : []
    expect(answers?.map(({ key, isPrivate }) => [key, isPrivate])).toContainEqual(['equity', true])
  })

  it('makes a table of items that are short in every answer', () => {
    const short = [{ first_name: 'Wanjiru', last_name: 'Kamau', equity: 60, background: 'Farmer' }]
    expect(read({ founders: short }).founders).toMatchObject({ isTable: true })
    const long = [...short, { first_name: 'Otieno', background: 'x'.repeat(61) }]
    expect(read({ founders: long }).founders).toMatchObject({ isTable: false })
  })

  it('counts what was left unanswered in each section', () => {
    const sections = toReading(definition, { name: 'Mavuno' }, vocabularies)
    expect(sections.map(({ title, skipped }) => [title, skipped])).toEqual([
      ['Company', 8],
      ['Team', 1],
    ])
  })

  it('knows which vocabularies its words come from', () => {
    expect(vocabulariesOf(definition)).toEqual(['sectors'])
  })
})
