import type { Enums } from '@contracts/database.types'

export type Topic = Enums<'contact_topic'>

/** What a message can be about, in the order of the list. */
export const topics = {
  general: 'General question',
  application: 'My application',
  investing: 'Investing',
  mentoring: 'Mentoring',
  partnership: 'Partnership',
  press: 'Press',
  privacy: 'Privacy and data',
} satisfies Record<Topic, string>
