/** What every list of the dashboard says. */
export const listMessages = {
  pages: 'Pages',
  newer: 'Back a page',
  older: 'Next page',
  keys: 'Keyboard',
  singleKeys: 'Letters on their own do something',
  singleKeysHelp:
    'Switch this off if you speak to your computer, or if keys get pressed by chance. It is remembered on this device.',
} as const

export type KeyHelp = { keys: string[]; does: string }
