import { exactTime } from '@/shared/format/dates'
import { errorKind, messageOf, refusal } from '@/shared/supabase/errors'
import { zoneLabel } from '../fields/zoned-time'
import type { ContentKind, ContentState } from '../kinds'
import { kindWords } from '../messages'

const one = (kind: ContentKind) => kindWords[kind].one

const clock = (moment: Date) =>
  new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }).format(moment)

/** What the editor says. */
export const editMessages = {
  newTitle: (kind: ContentKind) => `New ${one(kind)}`,
  untitled: 'Untitled',
  description: (kind: ContentKind) => `Write a ${one(kind)}, look at it and publish it.`,
  content: 'Content',
  loadFailed: (kind: ContentKind) => `The ${one(kind)} did not load`,
  missing: (kind: ContentKind) => `There is no such ${one(kind)}`,
  missingText: 'It was thrown away, or the address is not complete.',
  toList: (kind: ContentKind) => `See all ${kindWords[kind].many.toLowerCase()}`,

  save: 'Save',
  savedAt: (moment: Date) => `Saved at ${clock(moment)}`,
  savedOn: 'Saved',
  saving: 'Saving',
  unsaved: 'Not saved yet, kept on this device',
  unsavedNotKept: 'Not saved yet, and this browser keeps nothing. Save before you leave.',
  offline: 'You are offline. What you write is kept on this device.',
  nothingYet: 'Nothing written yet',
  saveFailed: 'It was not saved',
  stillKept: 'What you wrote is still here, and kept on this device.',
  insideFailed: 'Its title and summary are saved, what is inside is not',
  errorTitle: (count: number) =>
    count === 1 ? 'One field needs a look' : `${String(count)} fields need a look`,
  neededTitle: (count: number) =>
    count === 1
      ? 'One thing is missing before it can be published'
      : `${String(count)} things are missing before it can be published`,

  restored: 'You have changes that were not saved',
  restoredText: 'They were kept on this device. They are in the fields below.',
  restoredNew: (kind: ContentKind) => `This ${one(kind)} was not saved yet`,
  typedLast: 'Typed last',
  discard: 'Discard the changes',
  discardNew: 'Start afresh',
  discarded: 'The changes are discarded',
  undo: 'Undo',

  gone: 'Somebody has thrown it away',
  goneText: 'What you wrote is still here. You can save it as a new one, or let it go.',
  asNew: 'Save it as a new one',
  leftOver: (title: string) =>
    title ? `What you wrote in “${title}” is still here` : 'What you wrote in it is still here',
  leftOverText: 'It was never saved, and was kept on this device.',
  leftOverProfile:
    'It was never saved, and was kept on this device. A profile is begun anew from its application; copy from here what you need.',
  letGo: 'Let it go',

  preview: 'Preview',
  backToWriting: 'Back to writing',
  more: 'More',
} as const

/** What is said about where a piece stands, and what may be done with it. */
export const publishMessages = {
  publish: 'Publish',
  publishAgain: 'Publish again',
  schedule: 'Schedule',
  reschedule: 'Change the time',
  publishNow: 'Publish now',
  toDraft: 'Back to draft',
  archive: 'Archive',
  remove: (kind: ContentKind) => `Delete this ${one(kind)}`,
  seeIt: 'See it as visitors do',

  isShown: 'Everybody sees it. What you save shows at once.',
  willShow: (moment: string) => `It shows by itself on ${atTime(moment)}.`,
  isArchived: 'Nobody but staff sees it. Its address is kept for it.',
  waitsForFounder: 'It is published, and shows once its founder agrees.',

  dialogTitle: (kind: ContentKind) => `Publish this ${one(kind)}`,
  dialogText: (address: string) =>
    `It will be seen at ${address}. From then on its address stays as it is.`,
  dialogAgain: (address: string) => `It will be seen again at ${address}.`,
  when: 'When',
  now: 'Now',
  later: 'At a time',
  time: 'Date and time',
  zone: (zone: string) => `Your time: ${zoneLabel(zone)}.`,
  timeMissing: 'Choose a date and a time.',
  timePast: 'Choose a time to come.',
  timeFar: 'Choose a time within two years.',
  cancel: 'Cancel',

  done: {
    published: 'Published',
    scheduled: 'Scheduled',
    archived: 'Archived',
    draft: 'Back to draft',
  } satisfies Record<ContentState, string>,
  failed: {
    published: 'It was not published',
    scheduled: 'It was not scheduled',
    archived: 'It was not archived',
    draft: 'It was not taken back',
  } satisfies Record<ContentState, string>,
  undo: 'Undo',

  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteText:
    'Its text and its picture go with it. Nobody but staff has seen it, and nobody will get it back.',
  deleteProfileText:
    'What was written here goes with it. A profile can be begun anew from the application, and its founder is then asked again.',
  deleteConfirm: 'Type its title to confirm',
  deleteMismatch: 'This is not its title.',
  deleteButton: (title: string) => `Delete “${title}”`,
  deleted: (title: string) => `“${title}” is deleted`,
  deleteFailed: 'It was not deleted',
  inUse: 'Openings belong to it. Delete them or give them to another startup first.',
} as const

const atTime = (moment: string) => exactTime(new Date(moment))

export const conflictMessages = {
  title: 'Somebody else has saved this in the meantime',
  text: 'Both are here. Choose for each field whose words stay; then save.',
  mine: 'Yours',
  theirs: 'Theirs',
  both: 'You both changed this.',
  byMe: 'Only you changed this.',
  byThem: 'Only they changed this.',
  keepMine: 'Keep yours',
  takeTheirs: 'Take theirs',
  allMine: 'Keep all of yours',
  allTheirs: 'Take all of theirs',
  settle: 'Go on with these',
  settled: 'Now save it',
  empty: 'Nothing',
} as const

/** What a refusal of a save or a move means, by its code. */
const refusals: Partial<Record<string, string>> = {
  not_allowed: 'Only managers and administrators may do this. Ask an administrator.',
  unknown_kind: 'There is nothing of this kind.',
  not_found: 'It does not exist any more.',
  stale_version:
    'Somebody has changed it in the meantime. You see the newest state now: look, then try again.',
  invalid_move:
    'It has moved on in the meantime, and this step is no longer open. You see its newest state now.',
  incomplete: 'Something is still missing. The fields are marked.',
  invalid_time: 'Choose a time to come, within two years.',
  slug_published: 'It was published under its address, so the address stays.',
}

export function refusalSentence(error: unknown): string {
  const hint = refusal(error)?.hint
  if (hint && refusals[hint]) return refusals[hint]
  return errorKind(error) === 'not-found' ? (refusals['not_found'] ?? '') : messageOf(error)
}

/** The columns that a piece lacks, where that is why it was refused. */
export function missingFields(error: unknown): string[] {
  const said = refusal(error)
  if (said?.hint !== 'incomplete') return []
  const { fields } = (said.detail ?? {}) as { fields?: unknown }
  return Array.isArray(fields) ? fields.map(String) : []
}
