import { describe, expect, it } from 'vitest'
import { byCodePoint, storable } from './answers.ts'
import type { FieldType } from './definition.ts'
import { tidyText } from './formats.ts'

const field = (type: FieldType) => ({ key: 'x', type, label: 'X' })

describe('leaving a field', () => {
  it.each([
    ['url', ' mavuno.example ', 'https://mavuno.example'],
    ['url', 'www.mavuno.example/team?x=1', 'https://www.mavuno.example/team?x=1'],
    ['url', 'http://mavuno.example', 'http://mavuno.example'],
    ['url', 'javascript:alert(1)', 'javascript:alert(1)'],
    ['url', 'not an address', 'not an address'],
    ['url', '', ''],
    ['phone', ' +254 (712) 345-678 ', '+254712345678'],
    ['email', ' w@mavuno.example\n', 'w@mavuno.example'],
    ['short_text', ' Mavuno  Cold ', 'Mavuno  Cold'],
  ] as const)('tidies a %s: %j becomes %j', (type, typed, tidied) => {
    expect(tidyText(field(type), typed)).toBe(tidied)
  })
})

describe('text', () => {
  it('loses only what the database cannot hold', () => {
    expect(storable('a\u0000b\ud83cc🌾d')).toBe('abc🌾d')
  })

  it('is ordered by code point', () => {
    const sorted = ['🌾', '\uff5e', 'ab', 'a', 'B', ''].sort(byCodePoint)
    expect(sorted).toEqual(['', 'B', 'a', 'ab', '\uff5e', '🌾'])
  })
})
