/** What the last step says. */
export const reviewMessages = {
  reviewLead: 'Read it once as a stranger would. After you submit, it can no longer be changed.',
  change: (title: string) => `Change ${title}`,
  changeShort: 'Change',
  submit: 'Submit application',
  resubmit: 'Send the information',
  signInToSubmit: 'Sign in to submit',
  signInFirst:
    'Submitting needs an account, so that we can answer you. Everything you wrote is kept and comes along.',
  signInHere:
    'Submitting needs an account, so that we can answer you. This browser keeps nothing by itself: sign in with your password in this tab, and everything you wrote comes along.',
  submitting: 'Submitting',
  waitingFor: (names: string) => `Waiting for ${names}`,
  submitFailed: 'It was not submitted',
  submitOffline:
    'There is no connection. Everything is kept on this device. Submit again once you are online.',
  submitOfflineHere:
    'There is no connection. Keep this tab open, and submit again once you are online.',
  submitTrouble: 'Something went wrong on our side. Everything is kept. Try again in a moment.',
  submitChanged:
    'Your application was just changed on another device or in another tab. Read it again, then submit.',
  submitConflict: 'Choose between the two versions of the marked answers first.',
  onTheWay: (names: string) =>
    `On its way, and part of the application once it has arrived: ${names}.`,
  submitUploads: (names: string) =>
    `This file has not arrived: ${names}. Upload it again or remove it, then submit.`,
  gapsTitle: (count: number) =>
    count === 1 ? 'One answer is still needed' : `${count} answers are still needed`,
  errorsTitle: (count: number) =>
    count === 1
      ? 'One answer needs a look before you submit'
      : `${count} answers need a look before you submit`,
} as const
