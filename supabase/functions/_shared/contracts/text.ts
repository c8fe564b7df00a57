import { z } from 'zod'

/** Code points, as the database counts characters. */
const lengthOf = (text: string): number => Array.from(text).length

/** Half of a pair of surrogates, and what no database stores or no line of text holds. */
const unstorable = /\p{Surrogate}|[^\P{Cc}\n\t]/gu

/** What somebody wrote, with line ends of one kind and nothing that cannot be stored, between so many characters. */
export const writtenText = (min: number, max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(unstorable, '').trim())
    .refine((text) => lengthOf(text) >= min, 'Write something here.')
    .refine((text) => lengthOf(text) <= max, `Use at most ${max} characters.`)

/** The same on one line. */
export const writtenLine = (min: number, max: number) =>
  writtenText(min, max).transform((text) => text.replaceAll(/\s+/g, ' '))

export const mailAddress = z
  .string()
  .trim()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Write an address such as name@example.org.'))
