import { brand } from '@/config/brand'
import type { ApplicantType } from '@contracts/forms/definition'

/** What the page of choices says. */
export const chooserMessages = {
  title: 'Begin an application',
  description: `Choose how you want to take part in ${brand.name}, and begin. Forms save as you type.`,
  lead: 'Choose the side that you stand on. You can begin without an account; everything you write is kept, and comes along when you sign in.',
  newTitle: 'New application',
  newLead: 'Choose what you apply for. What you answered before is offered again.',
  effort: {
    startup: 'About 40 minutes. Have your numbers and a deck as PDF at hand.',
    investor: 'About 15 minutes. Have your ticket size and a few investments at hand.',
    'advisor-mentor': 'About 15 minutes. Have your hours in a month at hand.',
    'support-partner': 'About 20 minutes. Have what you offer at hand.',
  } satisfies Record<ApplicantType, string>,
  begin: 'Begin',
  beginNamed: (call: string) => `Begin: ${call}`,
  goOn: 'Go on writing',
  goOnNamed: (call: string) => `Go on writing: ${call}`,
  see: 'See your application',
  seeNamed: (call: string) => `See your application: ${call}`,
  applied: 'You have applied.',
  begun: 'You have begun.',
  closes: 'Closes',
  always: 'Open all year',
  opens: 'Opens',
  loadFailed: 'The calls did not load',
  nothing: 'Nothing is open here at the moment.',
} as const
