/** The words for what the database keeps as a code. */
export const resourceKinds = {
  guide: 'Guide',
  template: 'Template',
  video: 'Video',
  tool: 'Tool',
  perk: 'Perk',
} as const

export const faqTopics = {
  applying: 'Applying',
  decisions: 'Decisions',
  account: 'Your account',
  programme: 'The programme',
  data: 'Your data',
} as const

export const workplaces = {
  onsite: 'On site',
  hybrid: 'Partly on site',
  remote: 'Remote',
} as const

export const contracts = {
  full_time: 'Full time',
  part_time: 'Part time',
  fixed_term: 'For a fixed term',
  internship: 'Internship',
  volunteer: 'Volunteer',
} as const

export const partnerKinds = {
  corporate: 'Company',
  public: 'Public body',
  foundation: 'Foundation',
  university: 'University',
} as const

export type Choice = { id: string; label: string }

/** A closed list as options. */
export const choicesOf = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([id, label]) => ({ id, label }))

/** The word for a code, or the code where there is none. */
export const wordOf = (words: Readonly<Record<string, string>>, code: string): string =>
  words[code] ?? code
