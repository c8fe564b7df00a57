/** The top of `/how-it-works`. */
export const messages = {
  meta: {
    title: 'How it works',
    description:
      'What happens with an application from the first word to the answer, who reads it, and what you see on the way.',
  },
  title: 'How it works',
  lead: 'An application here is a conversation with people who have to decide something. This page says what they do, in which order, and what you see of it.',
}
