import { type ApplicationStatus, publicLabels, statusLabels } from '@/features/applications'
import { counted, formatNumber } from '@/shared/format/numbers'

/** What the staff page of one application says. */
export const detailMessages = {
  description: 'An application with its answers, conversation and decision.',
  loading: 'Loading the application',
  loadFailed: 'The application did not load',
  applications: 'Applications',
  neighbours: 'Neighbours in the list',
  previous: 'Previous',
  next: 'Next',
  print: 'Print',
  submittedOn: 'Submitted',
  answers: 'Answers',
  decide: 'Decide',
  conversation: 'Conversation',
  timeline: 'Timeline',
  views: 'Parts of this page',
  reopened: 'Open for changes',
  readBeside: 'Read beside',
  deckTitle: (name: string) => `${name}, beside the answers`,
  closeDeck: 'Close the document',
  deckFailed: 'The document did not open',
  deckLoading: 'Fetching the document',
  moveFailed: 'It was not moved',
  cancel: 'Cancel',
} as const

/** Moves between statuses, named by what they do. */
export const moveMessages = {
  title: 'Next step',
  none: 'Your role has no step to take from here.',
  label: (from: ApplicationStatus, to: ApplicationStatus): string => {
    if (to === 'screening') return from === 'submitted' ? 'Start screening' : 'Back to screening'
    if (to === 'in_review') return from === 'screening' ? 'Send to review' : 'Back to review'
    if (to === 'interview') return 'Invite to an interview'
    if (to === 'more_info') return 'Ask for more information'
    return `Move to ${statusLabels[to].label}`
  },
  done: (to: ApplicationStatus) => `Moved to ${statusLabels[to].label}`,
  interviewTitle: 'Invite to an interview',
  interviewText: (person: string) =>
    `${person} will see “${publicLabels.interview.label}” at once, and nothing else. Write to them in the conversation about when and how.`,
  undoTitle: 'Back to review',
  undoText: (person: string) =>
    `The decision is taken back. Its letter stays as a draft, and ${person} notices nothing: no decision was released.`,
  reopenText: (person: string) =>
    `${person} was told a decision and will see “${publicLabels.being_reviewed.label}” again. The letter they have stays theirs.`,
} as const

/** Asking the applicant for more. */
export const requestMessages = {
  title: 'Ask for more information',
  lead: (person: string) =>
    `${person} gets a mail with your message and can change the parts that you choose, nothing else.`,
  message: 'Message',
  messageHelp: 'Say what is missing and why it matters. They read it word for word.',
  sections: 'Parts of the form to open again',
  messageMissing: 'Write what you need to know.',
  messageTooLong: (by: number) => `Take out ${counted(by, 'character', 'characters')}.`,
  sectionsMissing: 'Choose at least one part.',
  send: (person: string) => `Ask ${person}`,
  done: 'The applicant was asked',
} as const

/** Comments, to the team and to the applicant. */
export const conversationMessages = {
  audience: 'Who reads it',
  team: 'Team notes',
  applicant: (person: string) => `Messages with ${person}`,
  applicantShort: 'With the applicant',
  teamHelp: 'Only staff see these. The applicant never does.',
  applicantHelp: (person: string) => `${person} reads these here and gets a mail for each.`,
  teamEmpty: 'No notes yet.',
  applicantEmpty: 'No messages yet.',
  teamField: 'Note for the team',
  applicantField: (person: string) => `Message to ${person}`,
  teamSend: 'Add the note',
  applicantSend: (person: string) => `Send to ${person}`,
  teamDone: 'Note added',
  applicantDone: (person: string) => `Sent to ${person}`,
  missing: 'Write something first.',
  tooLong: (by: number) => `Take out ${counted(by, 'character', 'characters')}.`,
  failed: 'It was not sent. What you wrote is still here.',
  somebody: 'Somebody who has left',
  you: 'You',
  count: (count: number) => formatNumber(count),
} as const

/** The decision: drafted, approved, released. */
export const decisionMessages = {
  title: 'Decision',
  notYet: 'An application is decided from review or interview on.',
  onlyManagers: 'Managers write and release decisions.',
  write: 'Write a decision',
  writeAnother: 'Write another decision',
  edit: 'Change it',
  outcome: 'Outcome',
  letter: 'Letter to the applicant',
  letterHelp: 'It begins as you begin it: there is no greeting or signature around it.',
  preview: (person: string) => `As ${person} will read it`,
  outcomeMissing: 'Choose an outcome.',
  letterMissing: 'Write the letter.',
  letterTooLong: (by: number) => `Take out ${counted(by, 'character', 'characters')}.`,
  saveDraft: 'Save the draft',
  saveFailed: 'It was not saved. What you wrote is still here.',
  editLead: 'Nothing of this is seen by the applicant until it is released.',
  overtaken: (author: string) => `${author} has saved another letter since you began`,
  overtakenText: 'This is what stands now. Yours is still below, and not saved.',
  replaceWithMine: 'Replace it with mine',
  overtakenByRelease: 'The decision was released while you were writing',
  overtakenByReleaseText:
    'The applicant has it already. What you wrote is still below, and not saved.',
  writeAsAnother: 'Write it as another decision',
  discard: 'Discard what I wrote',
  approvedChange: 'It was approved as it is. A change has to be approved again.',
  drafted: (outcome: string, author: string) => `${outcome}, drafted by ${author}`,
  approve: (outcome: string) => `Approve: ${outcome}`,
  approveHelp: 'Approving makes it the status, for staff only.',
  approved: (outcome: string, approver: string) => `${outcome}, approved by ${approver}`,
  release: (person: string) => `Release to ${person}`,
  releaseTitle: (person: string) => `Tell ${person} the decision`,
  releaseText: (person: string, outcome: string) =>
    `${person} will see “${outcome}” and read the letter below, at once, with a mail that says so. This cannot be taken back.`,
  releaseConfirm: (person: string) => `I have read the letter, and ${person} may know`,
  releaseMissing: 'Tick the box first.',
  releaseFailed: 'It was not released',
  released: (outcome: string) => `${outcome}, released`,
  releasedDone: (person: string) => `${person} has been told`,
  somebody: 'somebody who has left',
} as const
