import { describe, expect, it } from 'vitest'
import { cutSearch, foldText, searchFilter, searchSource, searchWords } from './search-words'

describe('the words of a search', () => {
  it.each([
    ['  Solar   Lagos ', ['solar', 'lagos']],
    ['Ọ̀nà', ['ona']],
    ['CAFÉ ﬁnance', ['cafe', 'finance']],
    ['open-source', ['open', 'source']],
    ['50% of *all, (x)', ['50', 'of', 'all', 'x']],
    ['हिन्दी', ['हिन्दी']],
    ['solar Solar SOLAR', ['solar']],
    ['🌍 ,;. --', []],
    ['', []],
  ])('of %j are %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words)
  })

  it('are at most six of forty characters, out of the first hundred that were typed', () => {
    expect(searchWords('a b c d e f g h')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(searchWords('x'.repeat(100_000))).toEqual(['x'.repeat(40)])
    expect(searchWords(`${' '.repeat(99)}ab`)).toEqual(['a'])
  })

  it('never end in half of a character', () => {
    expect(cutSearch(`${'x'.repeat(99)}🌍`)).toBe('x'.repeat(99))
    expect(searchWords('𝕏'.repeat(60))[0]).toBe('x'.repeat(40))
  })

  it('fold as the database folds', () => {
    expect(foldText(' Größe \n İstanbul ')).toBe('große istanbul')
  })
})

describe('what is asked of the database', () => {
  it('is each word at the beginning of one', () => {
    expect(searchFilter('Solar lagos')).toEqual({
      and: '(search_text.like.* solar*,search_text.like.* lagos*)',
    })
  })

  it('leaves open what a database makes of vowels that are marks', () => {
    expect(searchFilter('हिन्दी')).toEqual({ and: '(search_text.like.* ह*न*द**)' })
  })

  it('is nothing where there are no words', () => {
    expect(searchFilter(' *),(id.eq.1 ')).toEqual({
      and: '(search_text.like.* id*,search_text.like.* eq*,search_text.like.* 1*)',
    })
    expect(searchFilter('%_*')).toEqual({})
  })
})

describe('where a list is read', () => {
  it('is its table, until something is typed', () => {
    expect(searchSource('posts', '')).toEqual({ from: 'posts', words: {} })
    expect(searchSource('posts', ' %_* ')).toEqual({ from: 'posts', words: {} })
  })

  it('is then the function that finds words, which no sign can break out of', () => {
    expect(searchSource('portfolio', 'Sólar {lagos},"x')).toEqual({
      from: 'rpc/search_portfolio',
      words: { words: '{solar,lagos,x}' },
    })
  })
})
