export type Money = { amount: number; currency: string }

/** An amount with its currency, in the reader's way; cents only where there are some. */
export function formatMoney({ amount, currency }: Money, locale?: string): string {
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : undefined,
      maximumFractionDigits: Number.isInteger(amount) ? 0 : undefined,
    }).format(amount)
  } catch {
    // A code that `Intl` does not take as one is shown as it was written.
    return `${formatPlain(amount, locale)} ${currency}`.trim()
  }
}

const formatPlain = (amount: number, locale?: string) =>
  new Intl.NumberFormat(locale).format(amount)

/** Currencies to choose from: those that programmes meet most first, then all that the browser knows. */
export function currencies(locale?: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const common = ['USD', 'EUR', 'GBP', 'KES', 'NGN', 'ZAR', 'BRL', 'INR']
  const others = Intl.supportedValuesOf('currency').filter((code) => !common.includes(code))
  return [...common, ...others].map((code) => ({ code, name: names.of(code) ?? code }))
}
