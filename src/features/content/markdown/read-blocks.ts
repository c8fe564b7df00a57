import type { MarkedToken, Token, Tokens } from 'marked'
import type { Align, Block, Item } from './document'
import { readInlines } from './read-inlines'

const deepest = 12

/** Reads the parts of a text that stand below each other. */
export function readBlocks(tokens: readonly Token[], depth = 0): Block[] {
  if (depth > deepest) return [{ is: 'paragraph', parts: [tokens.map(({ raw }) => raw).join('')] }]
  return tokens.flatMap((token) => readBlock(token as MarkedToken, depth))
}

function readBlock(token: MarkedToken, depth: number): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return []
    case 'heading':
      return [{ is: 'heading', level: token.depth, id: '', parts: readInlines(token.tokens) }]
    case 'blockquote':
      return [{ is: 'quote', blocks: readBlocks(token.tokens, depth + 1) }]
    case 'list':
      return [readList(token, depth)]
    case 'table':
      return [readTable(token)]
    case 'code':
      return [
        {
          is: 'code',
          language: (token.lang ?? '').split(/\s/)[0]?.slice(0, 30) ?? '',
          parts: [['', token.text]],
        },
      ]
    case 'hr':
      return [{ is: 'rule' }]
    case 'paragraph':
      return readParagraph(token)
    default:
      return written(readInlines([token]))
  }
}

const written = (parts: ReturnType<typeof readInlines>): Block[] =>
  parts.some((part) => typeof part !== 'string' || part.trim()) ? [{ is: 'paragraph', parts }] : []

/** A picture alone in its paragraph is a figure; the title of its address is what stands below it. */
function readParagraph(token: Tokens.Paragraph): Block[] {
  const parts = readInlines(token.tokens)
  const [only, ...others] = parts
  const [source] = token.tokens
  if (typeof only === 'object' && only.is === 'image' && others.length === 0) {
    const caption = source?.type === 'image' ? String(source['title'] ?? '') : ''
    return [{ is: 'figure', image: only.image, caption }]
  }
  return written(parts)
}

function readList(token: Tokens.List, depth: number): Block {
  const items = token.items.map((item): Item => {
    const blocks = readBlocks(item.tokens, depth + 1)
    return item.task ? { blocks, isDone: item.checked === true } : { blocks }
  })
  return { is: 'list', start: token.ordered ? Number(token.start) : null, items }
}

const aligns: Record<'left' | 'center' | 'right', Align> = {
  left: 'start',
  center: 'center',
  right: 'end',
}

function readTable(token: Tokens.Table): Block {
  return {
    is: 'table',
    align: token.align.map((side) => aligns[side ?? 'left']),
    head: token.header.map((cell) => readInlines(cell.tokens)),
    rows: token.rows.map((row) => row.map((cell) => readInlines(cell.tokens))),
  }
}
