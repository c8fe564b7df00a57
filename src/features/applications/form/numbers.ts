type Separators = { decimal: string; group: string }

function separatorsOf(locale?: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345.6)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: of('decimal') || '.', group: of('group') }
}

/** Spaces of all kinds and apostrophes never carry a meaning in a number. */
const blanks = /[\s\u00a0\u202f'’_]/g

const isGrouped = (text: string, separator: string) =>
  separator !== '' && new RegExp(`^[+-]?\\d{1,3}(?:\\${separator}\\d{3})+$`).test(text)

/** Takes the one separator that is left for what it most likely is in the reader's language. */
function unify(text: string, { decimal }: Separators): string {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) {
    const thousands = comma < point ? ',' : '.'
    return text.replaceAll(thousands, '').replace(',', '.')
  }
  const separator = comma >= 0 ? ',' : '.'
  if (comma < 0 && point < 0) return text
  const isRepeated = text.indexOf(separator) !== text.lastIndexOf(separator)
  if (isGrouped(text, separator) && (separator !== decimal || isRepeated)) {
    return text.replaceAll(separator, '')
  }
  return text.replace(separator, '.')
}

/** The number that somebody typed, the way people type numbers; null when it is none. */
export function parseNumber(typed: string, locale?: string): number | null {
  const text = unify(typed.replaceAll(blanks, '').replace('−', '-'), separatorsOf(locale))
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}

/** A number as its owner would type it: no grouping, their decimal separator. */
export function editableNumber(value: number, locale?: string): string {
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumFractionDigits: 20,
    numberingSystem: 'latn',
  }).format(value)
}
