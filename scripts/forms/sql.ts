import { createHash } from 'node:crypto'

/** A string as an SQL literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** A literal in dollar quotes, for long text and JSON that people may want to read. */
export function quoted(text: string, tag: string): string {
  if (text.includes(`$${tag}$`)) throw new Error(`The text holds its own quote $${tag}$`)
  return `$${tag}$${text}$${tag}$`
}

/** Always the same id for the same name, so that what refers to it can be written down. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`fourfold:${name}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, variant + hex.slice(18, 20), hex.slice(20, 32)].join('-')
}

export const formId = (type: string) => stableId(`form:${type}`)
export const formVersionId = (type: string, number = 1) =>
  stableId(`form:${type}:${String(number)}`)
