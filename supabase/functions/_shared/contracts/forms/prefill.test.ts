import { readDefaultForm, readDefaultVocabularies } from '@tests/support/form-vectors'
import { describe, expect, it } from 'vitest'
import { prefilledAnswers } from './prefill.ts'

const vocabularies = readDefaultVocabularies()
const remembered = {
  ...{ first_name: 'Wanjiru', last_name: 'Kamau', email: 'w@mavuno.example', country: 'KE' },
  ...{ company_name: 'Mavuno Cold', linkedin: 'https://linkedin.example/in/wanjiru', city: '' },
}

describe('what was once answered', () => {
  it('is offered again in another form, under its own keys', () => {
    expect(prefilledAnswers(readDefaultForm('support-partner'), remembered, vocabularies)).toEqual({
      organisation_name: 'Mavuno Cold',
      country: 'KE',
      first_name: 'Wanjiru',
      last_name: 'Kamau',
      email: 'w@mavuno.example',
    })
  })

  it('goes to the first founder of a startup', () => {
    const { founders, company_name } = prefilledAnswers(
      readDefaultForm('startup'),
      remembered,
      vocabularies,
    )
    expect(company_name).toBe('Mavuno Cold')
    expect(founders).toEqual([
      {
        ...{ first_name: 'Wanjiru', last_name: 'Kamau', email: 'w@mavuno.example' },
        linkedin: 'https://linkedin.example/in/wanjiru',
      },
    ])
  })

  it('is left out where it does not fit', () => {
    const odd = {
      country: 'Kenya',
      email: 'wanjiru',
      first_name: 'x'.repeat(121),
      last_name: 'Kamau',
    }
    expect(prefilledAnswers(readDefaultForm('investor'), odd, vocabularies)).toEqual({
      last_name: 'Kamau',
    })
    expect(prefilledAnswers(readDefaultForm('startup'), odd, vocabularies)).toEqual({
      founders: [{ last_name: 'Kamau' }],
    })
  })
})
