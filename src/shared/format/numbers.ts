/** A number with the reader's separators. */
export function formatNumber(value: number, locale?: string): string {
  return new Intl.NumberFormat(locale).format(value)
}

/** A share given as 0 to 100. */
export function formatPercent(value: number, locale?: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  )
}

/** "1 application", "12 applications". */
export function counted(count: number, one: string, many: string, locale?: string): string {
  return `${formatNumber(count, locale)} ${count === 1 ? one : many}`
}
