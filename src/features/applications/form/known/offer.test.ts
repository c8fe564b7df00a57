import type { FormDefinition } from '@contracts/forms/definition'
import { describe, expect, it } from 'vitest'
import { offers } from './offer'

const definition: FormDefinition = {
  applicant_type: 'startup',
  title: 'Startup application',
  sections: [
    {
      key: 'company',
      title: 'Company',
      fields: [
        { key: 'company_name', type: 'short_text', label: 'Name', fills: 'company_name' },
        { key: 'country', type: 'country', label: 'Country', fills: 'country' },
        { key: 'problem', type: 'long_text', label: 'Problem' },
        {
          key: 'founders',
          type: 'group',
          label: 'Founders',
          fields: [
            { key: 'first_name', type: 'short_text', label: 'First name', fills: 'first_name' },
            { key: 'email', type: 'email', label: 'Email', fills: 'email' },
          ],
        },
      ],
    },
  ],
}
const vocabularies = { countries: [{ id: 'KE', label: 'Kenya' }] }
const remembered = {
  company_name: 'Mavuno Cold Chain',
  country: 'KE',
  first_name: 'Wanjiru',
  email: 'wanjiru.kamau@mavuno.example',
}

describe('what was answered before', () => {
  it('is offered for what is empty, and to the first of a group', () => {
    expect(offers(definition, {}, remembered, vocabularies)).toEqual([
      { path: 'company_name', value: 'Mavuno Cold Chain' },
      { path: 'country', value: 'KE' },
      { path: 'founders.0.first_name', value: 'Wanjiru' },
      { path: 'founders.0.email', value: 'wanjiru.kamau@mavuno.example' },
    ])
  })

  it('never replaces what is there', () => {
    const answers = { company_name: 'Mavuno', country: 'KE', founders: [{ first_name: 'W.' }] }
    expect(offers(definition, answers, remembered, vocabularies)).toEqual([
      { path: 'founders.0.email', value: 'wanjiru.kamau@mavuno.example' },
    ])
  })

  it('is not offered when it does not fit this form', () => {
    expect(offers(definition, {}, { country: 'Kenya', email: 'nope' }, vocabularies)).toEqual([])
  })
})
