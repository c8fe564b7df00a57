import type { Picture } from '@/shared/ui/picture'

/** What kind of word a part of a piece of code is; an empty one is none in particular. */
export type CodeKind = '' | 'keyword' | 'string' | 'comment' | 'name'

export type Inline =
  | string
  | { is: 'strong' | 'em' | 'del'; parts: Inline[] }
  | { is: 'code'; text: string }
  | { is: 'link'; to: string; parts: Inline[] }
  | { is: 'image'; image: Picture }
  | { is: 'break' }

export type Align = 'start' | 'center' | 'end'

export type Item = { blocks: Block[]; isDone?: boolean }

export type Block =
  | { is: 'paragraph'; parts: Inline[] }
  | { is: 'heading'; level: number; id: string; parts: Inline[] }
  | { is: 'quote'; blocks: Block[] }
  | { is: 'list'; start: number | null; items: Item[] }
  | { is: 'table'; align: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { is: 'code'; language: string; parts: [CodeKind, string][] }
  | { is: 'figure'; image: Picture; caption: string }
  | { is: 'rule' }

/**
 * A text in Markdown, read. There is nothing in it but what is named here: no html, and no address but those that
 * `addresses.ts` lets through. It can be kept as JSON.
 */
export type MarkdownDocument = {
  /** The fingerprint of the text that it was read from. */
  of: string
  /** How many words there are to read. */
  words: number
  blocks: Block[]
}

/** The words of a part, without what they look like. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.is === 'code') return part.text
      return 'parts' in part ? plainText(part.parts) : ' '
    })
    .join('')
}

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      switch (block.is) {
        case 'paragraph':
        case 'heading':
          return plainText(block.parts)
        case 'quote':
          return textOf(block.blocks)
        case 'list':
          return block.items.map((item) => textOf(item.blocks)).join(' ')
        case 'table':
          return [block.head, ...block.rows].flat().map(plainText).join(' ')
        case 'code':
          return block.parts.map(([, text]) => text).join('')
        case 'figure':
          return block.caption
        case 'rule':
          return ''
      }
    })
    .join(' ')

/** The words of a text, for searching it and for those who show nothing but words. */
export const documentText = (document: MarkdownDocument): string =>
  textOf(document.blocks).replace(/\s+/g, ' ').trim()
