import type { Enums } from './database.types.ts'

/** What a message of the contact page can be about, as whoever writes chooses it, in the order of the list. */
export const contactTopicNames = {
  general: 'General question',
  application: 'My application',
  investing: 'Investing',
  mentoring: 'Mentoring',
  partnership: 'Partnership',
  press: 'Press',
  privacy: 'Privacy and data',
} satisfies Record<Enums<'contact_topic'>, string>

/** What feedback can be, likewise. The names are the contract's, word for word. */
export const feedbackCategoryNames = {
  bug: 'Bug Report',
  feature: 'Feature Request',
  improvement: 'Improvement Suggestion',
  general: 'General Feedback',
} satisfies Record<Enums<'feedback_category'>, string>

export type ContactTopic = keyof typeof contactTopicNames
export type FeedbackCategory = keyof typeof feedbackCategoryNames

export const contactTopics = Object.keys(contactTopicNames) as ContactTopic[]
export const feedbackCategories = Object.keys(feedbackCategoryNames) as FeedbackCategory[]
