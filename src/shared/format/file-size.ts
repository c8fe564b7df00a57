const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file as people say it: "340 kB", "2.4 MB". */
export function formatFileSize(bytes: number, locale?: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1024 ** step)
}
