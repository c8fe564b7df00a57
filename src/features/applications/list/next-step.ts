import { applicationAddress, formAddress } from '../addresses'
import type { OwnApplication } from '../queries'
import { homeMessages, listMessages } from './messages'
import { ownTitle } from './own-title'

export type NextStep = { title: string; text: string; action: string; to: string }

type Steppable = Pick<
  OwnApplication,
  'id' | 'title' | 'applicant_type' | 'public_label' | 'saved_at' | 'released_at'
>

const WEEKS_FRESH = 2
const WEEK = 7 * 24 * 60 * 60_000

/** What is worth doing first: answer what was asked, read what was decided lately, finish what was begun. */
export function nextStep(applications: readonly Steppable[], now = Date.now()): NextStep | null {
  const asked = applications.find((one) => one.public_label === 'information_needed')
  if (asked) {
    return {
      title: homeMessages.requestTitle(ownTitle(asked)),
      text: homeMessages.requestText,
      action: listMessages.answerRequest,
      to: formAddress(asked),
    }
  }
  const decided = applications.find(
    ({ released_at }) => released_at && now - Date.parse(released_at) < WEEKS_FRESH * WEEK,
  )
  if (decided) {
    return {
      title: homeMessages.decisionTitle(ownTitle(decided)),
      text: homeMessages.decisionText,
      action: homeMessages.decisionAction,
      to: applicationAddress(decided),
    }
  }
  const [draft] = applications
    .filter((one) => one.public_label === 'draft')
    .toSorted((a, b) => Date.parse(b.saved_at) - Date.parse(a.saved_at))
  if (draft) {
    return {
      title: homeMessages.draftTitle(ownTitle(draft)),
      text: homeMessages.draftText,
      action: listMessages.continueDraft,
      to: formAddress(draft),
    }
  }
  return null
}
