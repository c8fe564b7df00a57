import { describe, expect, it } from 'vitest'
import { hasWords, markWords } from './marked-text'
import { searchWords } from './search-words'

/** The text with what was marked in brackets. */
const marked = (text: string, typed: string) =>
  markWords(text, searchWords(typed))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('marking what was searched for', () => {
  it.each([
    ['How do I apply?', 'app', 'How do I [app]ly?'],
    ['Reapply, or apply', 'apply', 'Reapply, or [apply]'],
    ['Größe und Öl', 'ol', 'Größe und [Öl]'],
    ['Cafe\u0301 noir', 'cafe', '[Cafe\u0301] noir'],
    ['The ﬁnance team', 'fin', 'The [ﬁn]ance team'],
    ['a (solar) roof', 'solar roof', 'a ([solar]) [roof]'],
    ['nothing here', 'x', 'nothing here'],
    ['nothing typed', '', 'nothing typed'],
    ['', 'x', ''],
    ['🌍 world', 'world', '🌍 [world]'],
  ])('in %j of %j', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected)
  })

  it('puts the text together again, whatever it is', () => {
    const text = 'İstanbul ﷺ e\u0301 \u0301 ẞ 🏳️‍🌈 \n x'
    const parts = markWords(text, searchWords('istanbul e x'))
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  it('finds a text only by all of the words', () => {
    expect(hasWords('How do I apply?', ['how', 'app'])).toBe(true)
    expect(hasWords('How do I apply?', ['how', 'pay'])).toBe(false)
    expect(hasWords('anything', [])).toBe(true)
  })
})
