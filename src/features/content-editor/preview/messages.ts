/** What the preview says besides what was written. */
export const previewMessages = {
  label: 'Preview',
  untitled: 'It has no title yet',
  by: 'By',
  closes: 'Closes',
  opens: 'Opens',
  membersOnly: 'Members only',
} as const
