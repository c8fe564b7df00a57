/** The words of `/apply`. */
export const messages = {
  meta: {
    title: 'Open calls',
    description:
      'What you can apply to today, until when in your own time, what opens next, and the forms that are open all year.',
  },
  title: 'Open calls',
  lead: 'A call with a date has a cohort behind it and closes when it says so. Besides these, each side has a form that is always open.',
}
