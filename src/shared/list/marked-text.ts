import { foldText } from './search-words'

export type TextPart = { text: string; isMatch: boolean }

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character)

/** A text folded letter by letter, with the place in the text that each folded letter comes from. */
function foldedWithOrigin(text: string) {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const one = /\s/.test(character) ? ' ' : foldText(character)
    folded += one
    for (let index = 0; index < one.length; index += 1) origins.push(at)
    at += character.length
  }
  origins.push(at)
  return { folded, origins }
}

/** Whether each of the words begins a word of the text. No words are found everywhere. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const { folded } = foldedWithOrigin(text)
  return words.every((word) => places(folded, word).length > 0)
}

function places(folded: string, word: string): number[] {
  const found: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (!isWordCharacter(folded[at - 1])) found.push(at)
  }
  return found
}

/** The text in parts, those marked with which one of the words was found; put together they are the text. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const { folded, origins } = foldedWithOrigin(text)
  const isMarked = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (const at of places(folded, word)) {
      isMarked.fill(true, origins[at] ?? 0, endOf(origins, at + word.length))
    }
  }
  const parts: TextPart[] = []
  for (let index = 0; index < text.length; index += 1) {
    const isMatch = isMarked[index] ?? false
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += text.charAt(index)
    else parts.push({ text: text.charAt(index), isMatch })
  }
  return parts
}

/** Where the letter after the match begins; an accent written after its letter belongs to it. */
const endOf = (origins: readonly number[], after: number): number => origins[after] ?? 0
