import { onDevice } from '@/shared/device-storage'

export const columnKeys = [
  'reference',
  'type',
  'applicant',
  'call',
  'country',
  'sectors',
  'status',
  'decision',
  'submitted',
] as const
export type ColumnKey = (typeof columnKeys)[number]

/** What shows before anybody has chosen; the first ones go first where there is no room. */
const usual: readonly ColumnKey[] = ['country', 'reference', 'applicant', 'submitted', 'status']

/** Widths in pixels. The title takes what is left. */
export const columnWidths: Record<ColumnKey, number> = {
  reference: 142,
  type: 152,
  applicant: 152,
  call: 176,
  country: 116,
  sectors: 176,
  status: 190,
  decision: 168,
  submitted: 112,
}
export const selectWidth = 36
const leastTitle = 220

const STORAGE_KEY = 'fourfold.review.columns'
const isColumn = (value: unknown): value is ColumnKey => columnKeys.some((key) => key === value)

/** The columns in their fixed order, whatever the order they were chosen in. */
export const inOrder = (columns: readonly ColumnKey[]): ColumnKey[] =>
  columnKeys.filter((key) => columns.includes(key))

/** What these columns need with a title that can be read. */
export const neededWidth = (columns: readonly ColumnKey[]): number =>
  columns.reduce((sum, key) => sum + columnWidths[key], selectWidth + leastTitle)

/** The usual columns, as many as there is room for. */
export function usualColumns(width: number): ColumnKey[] {
  let columns = usual
  while (columns.length > 1 && neededWidth(columns) > width) columns = columns.slice(1)
  return inOrder(columns)
}

/** The columns that this browser was left with, or null; the title is always there and never listed. */
export function readColumns(): ColumnKey[] | null {
  try {
    const stored: unknown = JSON.parse(onDevice.read(STORAGE_KEY) ?? 'null')
    return Array.isArray(stored) ? inOrder(stored.filter(isColumn)) : null
  } catch {
    return null
  }
}

export const rememberColumns = (columns: readonly ColumnKey[]): void =>
  onDevice.write(STORAGE_KEY, JSON.stringify(inOrder(columns)))
