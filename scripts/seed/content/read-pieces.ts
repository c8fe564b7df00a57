import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../data/content/', import.meta.url)

/** A text of the demo content: what stands above it, by name, and the Markdown below. */
export class Piece {
  readonly slug: string
  readonly body: string
  readonly #head: Map<string, string>

  constructor(slug: string, head: string, body: string) {
    this.slug = slug
    this.body = body.trim()
    const lines = head.split('\n').filter(Boolean)
    this.#head = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':')
        const value = line.slice(colon + 1).trim()
        return [line.slice(0, colon), value.replace(/^(["'])(.*)\1$/, '$2')]
      }),
    )
  }

  /** What stands under this name; an error where nothing does. */
  need(name: string): string {
    const value = this.#head.get(name)
    if (value === undefined) throw new Error(`${this.slug} lacks "${name}".`)
    return value
  }

  text(name: string): string {
    return this.#head.get(name) ?? ''
  }

  orNull(name: string): string | null {
    return this.#head.get(name) || null
  }

  words(name: string): string[] {
    return this.text(name)
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  }

  number(name: string): number | null {
    const value = this.#head.get(name)
    return value === undefined ? null : Number(value)
  }

  is(name: string): boolean {
    return this.#head.get(name) === 'yes'
  }
}

const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8')

/** Every file of a folder; its name is the address of the piece. */
export function readPieces(kind: 'posts' | 'resources' | 'startups' | 'openings' | 'challenges') {
  return readdirSync(new URL(`${kind}/`, folder))
    .toSorted()
    .map((file) => {
      const [, head = '', ...body] = read(`${kind}/${file}`).split(/^---$/m)
      return new Piece(file.replace(/\.md$/, ''), head, body.join('---'))
    })
}

export type Question = { topic: string; position: number; question: string; piece: Piece }

/** Questions stand together by topic, in their order: a heading, what is to say of it, and the answer. */
export function readQuestions(): Question[] {
  return readdirSync(new URL('faqs/', folder))
    .toSorted()
    .flatMap((file) =>
      read(`faqs/${file}`)
        .split(/^## /m)
        .slice(1)
        .map((part, index) => {
          const [question = '', ...below] = part.split('\n')
          const [head = '', ...answer] = below.join('\n').trim().split('\n\n')
          const slug = /^slug: (.+)$/m.exec(head)?.[1] ?? ''
          const piece = new Piece(slug, head, answer.join('\n\n'))
          return { topic: file.replace(/\.md$/, ''), position: (index + 1) * 10, question, piece }
        }),
    )
}
