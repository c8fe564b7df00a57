/** The widths that pages ask for. */
const wanted = [480, 960, 1440]
/** The largest that a rendition may be high: the database and every page that shows it count on an end. */
const highest = 4000
/** Below this it is a spot and not a picture. */
export const leastWidth = 200

/** What is decoded at most: more fills the memory of a phone. */
export const mostPixels = 64_000_000
/** What is read at most. */
export const mostBytes = 40 * 1024 * 1024

export type Size = { width: number; height: number }

/** The renditions of a picture, smallest first; never larger than it is. Empty where none would fit. */
export function renditionSizes({ width, height }: Size): Size[] {
  const scaled = (to: number): Size => ({
    width: to,
    height: Math.max(1, Math.round((height * to) / width)),
  })
  const widths = wanted.filter((each) => each <= width)
  // A picture between two of the widths would lose what it has beyond the smaller one.
  const largest = widths.at(-1) ?? 0
  const own = Math.min(width, wanted.at(-1) ?? width)
  if (own > largest * 1.15) widths.push(own)
  return widths.map(scaled).filter((size) => size.height <= highest)
}
