import type { Field } from '@contracts/forms/definition'
import { describe, expect, it } from 'vitest'
import { choicesOf, matching, ownWord, toggled } from './choices'

const sectors: Field = {
  key: 'sectors',
  type: 'multi_select',
  label: 'Sectors',
  vocabulary: 'sectors',
  any_option: { id: 'any', label: 'Any sector' },
}
const vocabularies = {
  sectors: [
    { id: 'health', label: 'Health' },
    { id: 'food', label: 'Food and beverage' },
    { id: 'old', label: 'Telegraphy', retired: true },
  ],
}

describe('what is offered', () => {
  it('leaves out retired words, unless they were chosen', () => {
    const offered = (chosen: string[]) =>
      choicesOf(sectors, chosen, vocabularies).options.map(({ id }) => id)
    expect(offered([])).toEqual(['any', 'health', 'food'])
    expect(offered(['old'])).toEqual(['any', 'health', 'food', 'old'])
  })

  it('is a list to tick up to twelve, and searched beyond or where own words are welcome', () => {
    expect(choicesOf(sectors, [], vocabularies).isListed).toBe(true)
    expect(choicesOf({ ...sectors, custom: true }, [], vocabularies).isListed).toBe(false)
    const many = Array.from({ length: 13 }, (_, n) => ({
      id: `s${String(n)}`,
      label: `S ${String(n)}`,
    }))
    expect(choicesOf(sectors, [], { sectors: many }).isListed).toBe(false)
  })
})

describe('choosing', () => {
  it('ticks and unticks', () => {
    expect(toggled(['health'], 'food', 'any')).toEqual(['health', 'food'])
    expect(toggled(['health', 'food'], 'health', 'any')).toEqual(['food'])
  })

  it('lets “any” stand alone', () => {
    expect(toggled(['health', 'food'], 'any', 'any')).toEqual(['any'])
    expect(toggled(['any'], 'food', 'any')).toEqual(['food'])
  })
})

describe('searching', () => {
  const options = [
    { id: 'ci', label: 'Côte d’Ivoire' },
    { id: 'gb', label: 'United Kingdom' },
    { id: 'ae', label: 'United Arab Emirates' },
  ]
  it('takes words in any order, without their accents', () => {
    expect(matching(options, 'cote').map(({ id }) => id)).toEqual(['ci'])
    expect(matching(options, 'kingdom uni').map(({ id }) => id)).toEqual(['gb'])
    expect(matching(options, '')).toBe(options)
  })

  it('puts what begins with the text first', () => {
    expect(
      matching(
        [
          { id: 'a', label: 'Real estate' },
          { id: 'b', label: 'Estate' },
        ],
        'estate',
      )[0]?.id,
    ).toBe('b')
  })

  it('offers to add an own word only where it is welcome and new', () => {
    const tags: Field = { ...sectors, custom: true, max_length: 10 }
    expect(ownWord(tags, '  Bee   keeping', [], [])).toBeNull()
    expect(ownWord(tags, ' Bees ', [], [])).toBe('Bees')
    expect(ownWord(tags, 'health', vocabularies.sectors, [])).toBeNull()
    expect(ownWord(tags, 'bees', [], ['Bees'])).toBeNull()
    expect(ownWord(sectors, 'Bees', [], [])).toBeNull()
  })
})
