const longest = 100

/** Letters that no accent was taken off of. */
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ɓ: 'b',
  ɗ: 'd',
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
}

/** A title as an address: lower case, letters and digits, hyphens between words. Empty where there is no letter of that kind. */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^\u0000-\u007f]/g, (letter) => others[letter] ?? ' ')
    .replace(/[^a-z0-9]+/g, '-')
  const slug = words.replace(/^-+|-+$/g, '')
  if (slug.length <= longest) return slug
  const cut = slug.slice(0, longest + 1)
  // Between two words, unless the first is longer than all there may be.
  const end = cut.lastIndexOf('-')
  return end > 0 ? cut.slice(0, end) : cut.slice(0, longest)
}

export const isSlug = (text: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= longest

/** A word as a tag: lower case, hyphens between words. */
export const tagOf = (word: string): string => slugOf(word).slice(0, 60).replace(/-+$/, '')
