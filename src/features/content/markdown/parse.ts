import { Lexer } from 'marked'
import { foldText } from '@/shared/list/search-words'
import type { Block, MarkdownDocument } from './document'
import { plainText } from './document'
import { fingerprint } from './fingerprint'
import { languageOf } from './languages'
import { readBlocks } from './read-blocks'
import { tameTables } from './tame-tables'

/** As much as the database keeps. */
const longest = 60_000

/** More than this many signs of a quote at the beginning of a line are as many: nobody quotes so deep, and each costs a call. */
const deepQuotes = /^((?:[ \t]*>){8})(?:[ \t]*>)+/gm

/** Reads Markdown. Whatever it is given it ends, and answers with a document. */
export async function parseMarkdown(text: string): Promise<MarkdownDocument> {
  const cut = tameTables(text.slice(0, longest).replace(deepQuotes, '$1'))
  const blocks = readSafely(cut)
  nameHeadings(blocks)
  await colourCode(blocks)
  return { of: fingerprint(text), words: countWords(cut), blocks }
}

function readSafely(text: string): Block[] {
  try {
    return readBlocks(new Lexer({ gfm: true }).lex(text))
  } catch (error) {
    // What is nested deeper than the stack goes.
    if (!(error instanceof RangeError)) throw error
    return [{ is: 'paragraph', parts: [text] }]
  }
}

/** Headings begin below that of the page and leave out no level, whatever was written; each can be linked to. */
function nameHeadings(blocks: Block[]) {
  const headings = blocks.filter((block) => block.is === 'heading')
  const top = Math.min(...headings.map(({ level }) => level))
  const taken = new Map<string, number>()
  let last = 1
  for (const heading of headings) {
    heading.level = Math.min(heading.level - top + 2, last + 1, 6)
    last = heading.level
    const name = foldText(plainText(heading.parts))
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    // With a word before it, so that no heading can take the id of a part of the page.
    heading.id = `part-${name || 'heading'}${times > 1 ? `-${times}` : ''}`
  }
}

function* codeIn(blocks: Block[]): Generator<Extract<Block, { is: 'code' }>> {
  for (const block of blocks) {
    if (block.is === 'code') yield block
    if (block.is === 'quote') yield* codeIn(block.blocks)
    if (block.is === 'list') for (const item of block.items) yield* codeIn(item.blocks)
  }
}

/** The colours are fetched only where there is something to colour, and missed where they cannot be had. */
async function colourCode(blocks: Block[]) {
  const found = [...codeIn(blocks)].filter(({ language }) => languageOf(language))
  if (found.length === 0) return
  const loaded = await import('./highlight').catch(() => null)
  for (const code of found) {
    const language = languageOf(code.language)
    const text = code.parts.map(([, part]) => part).join('')
    if (loaded && language) code.parts = loaded.highlight(text, language)
  }
}

/** Words; in scripts without spaces between them, two letters count as one. */
function countWords(text: string): number {
  const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
  const letters = text.match(spaceless)?.length ?? 0
  const words = text.replace(spaceless, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’']*/gu)
  return (words?.length ?? 0) + Math.ceil(letters / 2)
}
