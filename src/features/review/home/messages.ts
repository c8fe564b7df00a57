import { counted } from '@/shared/format/numbers'

/** The home of staff. */
export const homeMessages = {
  title: 'Today',
  pageTitle: 'Home',
  description: 'What came in, what waits for you, and where everything stands.',
  waiting: 'What waits for you',
  toScreen: (count: number) => `${counted(count, 'application', 'applications')} to screen`,
  toScreenText: 'Submitted, and nobody has looked yet.',
  inScreening: (count: number) => `${counted(count, 'application', 'applications')} in screening`,
  inScreeningText: 'Begun, and not yet sent on to review.',
  unreleased: (count: number, isMore: boolean) =>
    isMore
      ? `More than ${counted(count, 'decision', 'decisions')} not released`
      : `${counted(count, 'decision', 'decisions')} not released`,
  unreleasedText: 'Written, and their applicants do not know yet.',
  nothing: 'Nothing waits for you.',
  nothingText: 'Everything that came in has been looked at, and every decision was told.',
  standing: 'Where everything stands',
  newest: 'Newest submissions',
  all: 'All applications',
  none: 'Nothing has come in yet.',
  loadFailed: 'This did not load',
  loading: 'Loading',
} as const
