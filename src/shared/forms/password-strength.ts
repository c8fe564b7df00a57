import { brand } from '@/config/brand'
import { newPasswordError } from './password'

/** `guessable` is what programs that guess try first; nobody can say more of a password without knowing how it was made. */
export type PasswordStrength = { level: 'short' | 'guessable' | 'fair' | 'strong'; why?: Weakness }
export type Weakness = 'known' | 'own' | 'pattern'

/** What most leaked passwords are made of, and what people add to be allowed to use them again. */
const known =
  'password passwort passw0rd qwertyuiop qwerty qwertz azerty letmein welcome admin administrator login master monkey dragon football baseball basketball superman batman iloveyou sunshine princess trustno1 shadow michael jennifer jordan hunter charlie freedom whatever starwars computer internet summer winter spring autumn monday january december changeme default secret test guest root hello ninja mustang access flower google facebook startup'.split(
    ' ',
  )

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** As it was before letters were swapped for signs that look like them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('@', 'a')
    .replaceAll('5', 's')
    .replaceAll('$', 's')

const reversed = (text: string): string => [...text].reverse().join('')

/** Each run along a row of the keyboard or the alphabet, or of one sign, as two signs: it is guessed as a whole. */
function withoutRuns(text: string): string {
  let kept = text.replace(/(.)\1{2,}/gu, '$1$1')
  for (const row of rows.flatMap((each) => [each, reversed(each)])) {
    for (let length = row.length; length >= 4; length -= 1) {
      for (let start = 0; start + length <= row.length; start += 1) {
        kept = kept.replaceAll(row.slice(start, start + length), row.slice(start, start + 2))
      }
    }
  }
  return kept.replace(/(19|20)\d\d/g, '20')
}

/** Takes words out; each leaves one sign, since it is tried as one. */
const without = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => (word.length < 3 ? left : left.replaceAll(word, '·')), text)

const length = (text: string): number => [...text].length
const enough = 8

/**
 * How hard a new password is to guess, by its length after everything that is guessed as a whole has been taken out: words
 * that everybody uses, runs of keys, and what anybody knows of the person (`about`).
 */
export function passwordStrength(
  password: string,
  about: readonly string[] = [],
): PasswordStrength {
  if (newPasswordError(password)) return { level: 'short' }
  const lower = password.toLowerCase()
  const own = [brand.name, ...about]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .flatMap((word) => [word, plain(word)])
  const withoutOwn = without(lower, own)
  if (length(withoutOwn) < enough) return { level: 'guessable', why: 'own' }
  const withoutPatterns = withoutRuns(withoutOwn)
  if (length(withoutPatterns) < enough) return { level: 'guessable', why: 'pattern' }
  const rest = [without(withoutPatterns, known), without(plain(withoutPatterns), known)]
    .map(length)
    .reduce((one, other) => Math.min(one, other))
  if (rest < enough) return { level: 'guessable', why: 'known' }
  return { level: rest >= 14 ? 'strong' : 'fair' }
}
