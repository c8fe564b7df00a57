/** What the form says. What only some of it says is beside that. */
export const formMessages = {
  optional: 'optional',
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',
  // Sections
  sections: 'Sections of the form',
  progress: (part: number, parts: number, title: string) => `Part ${part} of ${parts}: ${title}`,
  showSections: 'All parts',
  complete: 'Complete',
  toAnswer: (count: number) => (count === 1 ? '1 to answer' : `${count} to answer`),
  toMend: (count: number) => (count === 1 ? '1 to mend' : `${count} to mend`),
  readOnly: 'Cannot be changed now',
  back: 'Back',
  next: 'Continue',
  review: 'Review and submit',
  // Text
  charactersLeft: (count: number) => `${count} left`,
  // Numbers and dates
  percentSign: '%',
  month: 'Month',
  year: 'Year',
  // Choices
  removeChoice: (label: string) => `Remove ${label}`,
  addChoice: (text: string) => `Add “${text}”`,
  searchChoices: 'Type to search',
  noChoices: 'Nothing matches.',
  choicesLeft: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  choicesFull: (max: number) => `That is the most: ${max}. Remove one to choose another.`,
  // Agreements
  terms: 'Terms of service (new tab)',
  privacy: 'Privacy policy (new tab)',
  // Private
  privateToStaff: 'Only programme staff see this.',
  /** Until the sentence that says what is wrong has arrived. */
  needsLook: 'This answer needs a look.',
} as const
