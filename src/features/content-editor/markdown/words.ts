/** So many words are read in a minute. */
const pace = 220

/** How many words a text has, also in scripts that put no space between them. */
export function countWords(text: string): number {
  // What an address is made of is not read.
  const read = text.replace(/\]\([^)]*\)/g, ']').replace(/https?:\/\/\S+/g, ' ')
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(read)
  let count = 0
  for (const { isWordLike } of words) if (isWordLike) count += 1
  return count
}

export const minutesToRead = (words: number): number => Math.round(words / pace)
