/** What the button says; the sentences of the dialog come with it. */
export const messages = {
  button: 'Feedback',
  missing: (address: string) => ({
    title: 'The feedback form did not open',
    description: `Check your connection and try again, or write to ${address}.`,
  }),
}
