import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength'

describe('how hard a password is to guess', () => {
  it.each([
    ['', { level: 'short' }],
    ['nine sign', { level: 'short' }],
    ['password12345', { level: 'guessable', why: 'known' }],
    ['P@ssw0rd2024!', { level: 'guessable', why: 'known' }],
    ['Welcome2026!', { level: 'guessable', why: 'known' }],
    ['qwertyuiop12', { level: 'guessable', why: 'pattern' }],
    ['aaaaaaaaaaaaaaa', { level: 'guessable', why: 'pattern' }],
    ['abcdefghijklmnop', { level: 'guessable', why: 'pattern' }],
    ['0987654321abcd', { level: 'guessable', why: 'pattern' }],
    ['wanjiru.kamau1', { level: 'guessable', why: 'own' }],
    ['mavuno-mavuno-1', { level: 'guessable', why: 'own' }],
    ['fourfold-2026', { level: 'guessable', why: 'own' }],
    ['tRq8#vLm2x', { level: 'fair' }],
    ['four quite plain words', { level: 'strong' }],
    ['ein Löffel 四 Ziegen', { level: 'strong' }],
  ])('%j', (password, expected) => {
    expect(
      passwordStrength(password, ['Wanjiru', 'Kamau', 'wanjiru.kamau@mavuno.example']),
    ).toEqual(expected)
  })

  it('is quick with whatever is pasted', () => {
    expect(passwordStrength('a1'.repeat(5_000)).level).toBe('strong')
  })
})
