/** The id of the panel with open conflicts. */
export const conflictsId = 'conflicts'

/** What the form says about its own keeping. */
export const statusMessages = {
  untouched: 'Saves as you type',
  editing: 'Saving in a moment',
  saving: 'Saving',
  saved: (time: string) => `Saved ${time}`,
  savedPlain: 'Saved',
  device: 'Kept on this device',
  deviceAction: 'Sign in',
  deviceActionRest: ' to keep it on your account',
  signedOut: 'You have to sign in again. What you type is kept on this device.',
  signedOutAction: 'Sign in again',
  offline: 'Offline: kept on this device',
  'not-kept': {
    device: 'Only in this tab so far',
    'signed-out': 'You have to sign in again. What you type is only in this tab.',
    offline: 'Offline: only in this tab so far',
  },
  retrying: 'Not on your account yet. Trying again.',
  retryAction: 'Try now',
  tooLarge: 'Too much text to save. Shorten the longest answers.',
  conflict: 'Changed on another device',
  conflictAction: 'Choose which answers to keep',
  found: 'On this device, not on your account yet',
  submitted: 'Submitted',
  closed: 'Closed',
  notKept:
    'This browser keeps nothing of what you type, as in some private windows, or it has no room left. Keep this tab open until it says “Saved”.',
  notKeptAnonymous:
    'This browser keeps nothing of what you type, as in some private windows, or it has no room left. If you have an account, sign in with your password in this tab, and your answers come along.',
  news: 'Answers from another device or tab came in.',
  newsAction: 'All right',
  elsewhere: 'Answers to this form from somebody with an account are kept on this device.',
  elsewhereAction: 'Sign in to go on with them',
  // Found on signing in
  foundTitle: 'Answers written on this device were added',
  foundBody:
    'Somebody wrote them here before you signed in. They go to your account once you say that they are yours, or change anything.',
  claim: 'They are mine',
  disown: 'They are not mine',
  // Removing
  remove: 'Remove',
  removeRest: 'from this device',
  removeTitle: 'Remove your answers from this device?',
  removeBody:
    'Everything written in this form and every file chosen in it will be gone. This cannot be taken back.',
  removeKeep: 'Keep them',
  removeConfirm: 'Remove them',
  // Conflicts
  conflictsTitle: 'Two versions of the same answer',
  conflictsBody:
    'You changed these here and on another device. Both are kept until you choose; everything else is saved.',
  here: 'On this device',
  there: 'On the other device',
  keepMine: 'Keep this one',
  keepMineNamed: (label: string) => `${label}: keep the answer of this device`,
  takeTheirs: 'Take this one',
  takeTheirsNamed: (label: string) => `${label}: take the answer of the other device`,
  goToField: 'Edit it',
} as const
