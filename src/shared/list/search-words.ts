const mostTyped = 100
const mostWords = 6
const longestWord = 40

/** As the database folds what it searches in: without accents, in lower case, with single spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** What is kept of a search, however much was typed or pasted; never half of a character. */
export const cutSearch = (typed: string): string =>
  typed.slice(0, mostTyped).replace(/[\ud800-\udfff]/gu, '')

/** Letters with what belongs to them in scripts that write vowels as marks, and digits. */
const words = /[\p{L}\p{N}\p{M}]+/gu

/** The words to search for, folded; of what is no letter and no digit nothing stays, so that none of it can be read as a command. */
export const searchWords = (typed: string): string[] =>
  [...new Set(foldText(cutSearch(typed)).match(words))]
    .slice(0, mostWords)
    .map((word) => Array.from(word).slice(0, longestWord).join(''))

/**
 * Rows in whose folded text each of the words begins a word, as the Data API is asked for them: for lists that stay short, since
 * every row is looked at. Whether a vowel that is written as a mark is a letter differs between databases, so that anything may
 * stand in its place.
 */
export function searchFilter(typed: string): Record<string, string> {
  const asked = searchWords(typed).map(
    (word) => `search_text.like.* ${word.replace(/\p{M}+/gu, '*')}*`,
  )
  return asked.length > 0 ? { and: `(${asked.join(',')})` } : {}
}

/** Where a list is read: in its table, or, once something was typed, in the function that finds it by an index. */
export function searchSource(
  table: 'posts' | 'resources' | 'portfolio',
  typed: string,
): { from: string; words: Record<string, string> } {
  const asked = searchWords(typed)
  if (asked.length === 0) return { from: table, words: {} }
  return { from: `rpc/search_${table}`, words: { words: `{${asked.join(',')}}` } }
}
