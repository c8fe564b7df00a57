import { brand } from '@/config/brand'
import type { ApplicantType } from '@contracts/forms/definition'

/** What the pages around the form say. */
export const pageMessages = {
  titles: {
    startup: 'Startup application',
    investor: 'Investor application',
    'advisor-mentor': 'Advisor and mentor application',
    'support-partner': 'Support partner application',
  } satisfies Record<ApplicantType, string>,
  descriptions: {
    startup: `Apply to ${brand.name} with your startup. The form saves as you type and can be left half done.`,
    investor: `Tell ${brand.name} what you invest in, and meet startups that fit.`,
    'advisor-mentor': `Offer your experience to the startups in ${brand.name}.`,
    'support-partner': `Offer startups in ${brand.name} something that helps them on.`,
  } satisfies Record<ApplicantType, string>,
  loadFailed: 'The form did not load',
  noCallTitle: 'There is no such call',
  noCall: 'Its address may be wrong, or it is not published any more.',
  seeCalls: 'See what you can apply for',
  closes: 'Closes',
  closesThere: (exact: string) => `In the time zone of the programme: ${exact}.`,
  alwaysOpen: 'Open all year',
  opens: 'Opens',
  otherCalls: 'Also open:',
  graceTitle: 'This call has closed',
  grace: (until: string) => `What you began in time can still be submitted until ${until}.`,
  upcomingTitle: 'This call is not open yet',
  // Closed
  closedTitle: 'This call has closed',
  closedBegun:
    'It takes no more applications. What you wrote stays here to read and to take along.',
  closedEmpty: 'It takes no more applications.',
  takenTitle: 'You have applied to this call',
  taken: (reference: string | null) =>
    reference ? `Your application is ${reference}.` : 'Your application has been received.',
  takenAction: 'See your application',
  takenKept: 'Answers that were kept on this device and are not part of it:',
  copy: 'Copy as text',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow copying. Download it instead.',
  download: 'Download as text',
  textTitle: (form: string, call: string) => `${form} – ${call}`,
  // Information asked for
  askedTitle: 'We need something more from you',
  askedBody: 'The marked parts are open again. Change what was asked for, then send it.',
  // Received
  receivedTitle: 'Received',
  receivedLead: 'Your application is in. We have sent you a mail that says so.',
  resentLead: 'What you sent is in, and the review goes on.',
  reference: 'Your reference',
  receivedNext:
    'You can read it, see where it stands and write to us on its page. We tell you there and by mail whenever something happens.',
  receivedAction: 'See your application',
} as const
