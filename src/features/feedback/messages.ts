/** Every sentence of the dialog. Titles and sentences of toasts are the contract's, word for word. */
export const messages = {
  title: 'Feedback',
  lead: 'What does not work, what is missing, what is good: one of us reads all of it.',
  name: 'Name',
  email: 'Email',
  emailHelp: 'Only so that we can ask you back.',
  category: 'Category',
  rating: 'Rating',
  ratingHelp: 'From 1, poor, to 5, very good.',
  noRating: 'Take the rating back',
  message: 'Message',
  cancel: 'Cancel',
  submit: 'Submit Feedback',
  submitting: 'Submitting...',
  noMessage: {
    title: 'Please provide feedback',
    description: 'Your feedback message is required.',
  },
  noEmail: { title: 'Email required', description: 'Please provide your email address.' },
  notEmail: {
    title: 'Check your email address',
    description: 'It has to look like name@example.org.',
  },
  tooLong: (max: number) => ({
    title: 'Your message is too long',
    description: `Shorten it to ${max} characters.`,
  }),
  thanks: {
    title: 'Thank you for your feedback!',
    description: 'We appreciate your input and will use it to improve our service.',
  },
  failed: { title: 'Error', description: 'Failed to submit feedback. Please try again.' },
}
