/** Whom else to ask. */
export const ways = {
  title: 'Other ways',
  mail: 'By mail',
  post: 'By post',
  applied: 'You have applied already',
  toApplications: 'Your applications',
  wonder: 'You wonder how something works',
  toHelp: 'Questions and answers',
  amiss: 'Something here is wrong or missing',
  toFeedback: 'Press “Feedback” at the right edge of any page.',
  conduct: 'Somebody broke the code of conduct',
} as const
