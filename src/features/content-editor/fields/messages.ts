import { formatNumber } from '@/shared/format/numbers'

/** What keeps a field from being saved. */
export const checkMessages = {
  missing: (label: string) => `${label} is missing. Write it first.`,
  tooLong: (by: number) =>
    by === 1 ? 'One character too many.' : `${formatNumber(by)} characters too many.`,
  tooMany: (most: number) => `Choose at most ${formatNumber(most)}.`,
  slug: 'Use lower-case letters without accents, digits, and hyphens between them.',
  slugTaken: 'Another one has this address. Choose a different one.',
  address: {
    https: 'Write the whole address, beginning with https://.',
    web: 'Write the whole address, beginning with https:// or http://.',
    'https or mail': 'Write a mail address, or a whole address that begins with https://.',
  },
  number: (least: number, most: number) =>
    `Write a whole number from ${String(least)} to ${String(most)}.`,
  order: 'This has to be later than the time before it.',
  alt: 'Say what the picture shows. Without it the picture is not saved.',
  needed: 'Needed before it can be published.',
  time: 'Write a date and a time.',
} as const

/** What the fields say. */
export const fieldMessages = {
  optional: '(optional)',
  toPublish: 'needed to publish',
  none: 'None',
  add: 'Add',
  choose: 'Choose',
  chooseMore: 'Add or remove',
  find: (label: string) => `Find in ${label.toLowerCase()}`,
  noOption: 'Nothing by that name.',
  remove: (label: string) => `Remove ${label}`,
  chosen: (label: string, count: number) =>
    count === 0 ? label : `${label}, ${String(count)} chosen`,
  addTag: 'Add a tag',
  tagHelp: 'Press Enter after each.',
  used: 'In use',
  inZone: (zone: string) => `Times are those of ${zone}.`,
  locked: 'It was published under this address, and others link to it. So it stays.',
  shownAt: 'Shown at',
  operator: 'The programme itself',
  alwaysOpen: 'The call that is always open',
  clear: 'Clear',
  listFailed: 'The list did not load',
} as const
