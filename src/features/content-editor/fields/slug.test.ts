import { describe, expect, it } from 'vitest'
import { isSlug, slugOf, tagOf } from './slug'

describe('an address made from a title', () => {
  it.each([
    ['What we learned in 2026', 'what-we-learned-in-2026'],
    ['  Café à Abidjan: l’énergie !', 'cafe-a-abidjan-lenergie'],
    ['Straße & Łódź', 'strasse-lodz'],
    ['ሰላም ለዓለም', ''],
    ['日本 2026', '2026'],
    ['--- a --- b ---', 'a-b'],
  ])('%s', (title, expected) => {
    expect(slugOf(title)).toBe(expected)
  })

  it('is cut between words and never longer than the database takes', () => {
    const slug = slugOf('seventeen letters '.repeat(12))
    expect(slug.length).toBeLessThanOrEqual(100)
    expect(slug).toMatch(/-letters$|-seventeen$/)
    expect(slugOf('a'.repeat(300))).toHaveLength(100)
  })

  it('is always one that the database takes, whatever the title', () => {
    for (const title of ['A', 'x -- y', 'É'.repeat(200), 'a b '.repeat(99)]) {
      expect(isSlug(slugOf(title))).toBe(true)
    }
  })
})

it('makes a tag of what was typed', () => {
  expect(tagOf(' Climate Tech ')).toBe('climate-tech')
  expect(tagOf('!!')).toBe('')
})
