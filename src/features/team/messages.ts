import type { StaffRole } from '@/shared/auth/use-staff-role'

type RoleWords = {
  label: string
  /** "Tomas is now a manager". */
  article: string
  /** What somebody with it may do. */
  may: string
}

/** In the order in which they may do more. */
export const roleWords: Record<StaffRole, RoleWords> = {
  reviewer: {
    label: 'Reviewer',
    article: 'a reviewer',
    may: 'Reads what was submitted, comments for staff, and moves applications as far as the interview.',
  },
  manager: {
    label: 'Manager',
    article: 'a manager',
    may: 'What reviewers do, and decides, releases decisions, asks applicants, and writes content.',
  },
  admin: {
    label: 'Administrator',
    article: 'an administrator',
    may: 'What managers do, and gives and takes roles, and reads the log.',
  },
}

export const roles = ['reviewer', 'manager', 'admin'] as const satisfies readonly StaffRole[]

export const messages = {
  title: 'Team',
  description: 'Who works for the programme, and as what.',
  lead: 'Who works for the programme, and as what. What you change here counts at once.',
  staff: {
    title: 'Staff',
    person: 'Person',
    role: 'Role',
    since: 'Since',
    by: (name: string) => `by ${name}`,
    byOperator: 'by the operator',
    lastSignIn: 'Last sign-in',
    never: 'Not known',
    factor: 'Second step on',
    noFactor: 'No second step',
    you: 'you',
    change: (name: string) => `Change the role of ${name}`,
    changeShort: 'Change',
    failed: 'The team did not load',
    loading: 'The team is on its way',
  },
  find: {
    title: 'Give somebody a role',
    lead: 'Anybody who has signed in once. Look for their name or address.',
    label: 'Find a person by name or address',
    placeholder: 'Name or address',
    give: 'Give a role',
    giveTo: (name: string) => `Give ${name} a role`,
    failed: 'The search did not work',
    none: (search: string) =>
      `Nobody who has signed in is called “${search}”. If they have never been here, invite their address below.`,
    more: 'These are the first ten. Write more of the name to see others.',
  },
  role: {
    giveTitle: (name: string) => `Give ${name} a role`,
    changeTitle: (name: string) => `The role of ${name}`,
    legend: 'Role',
    give: 'Give the role',
    change: 'Change the role',
    saving: 'Saving',
    same: 'Choose another role than the one they have.',
    choose: 'Choose a role.',
    cancel: 'Leave it',
    ownLess:
      'This is your own role. Once you are no administrator any more, you cannot take it back: another administrator has to.',
    last: 'You are the only administrator, and one always stays. Make somebody else one first; then you can change your own role.',
    withdraw: 'Take the role away',
    withdrawTitle: (name: string) => `Take the role of ${name} away?`,
    withdrawText: (name: string, role: StaffRole) =>
      `${name} stops being ${roleWords[role].article} at once, on every open screen. ${
        role === 'reviewer'
          ? 'What they have written in comments and done with applications stays.'
          : 'What they have decided, written and published stays.'
      }${role === 'admin' ? ' Invitations that they have open end.' : ''} Their account, and applications of their own, are not touched.`,
    withdrawConfirm: (role: StaffRole) => `Take away: ${roleWords[role].label.toLowerCase()}`,
    withdrawing: 'Taking it away',
    keep: 'Keep the role',
    given: (name: string, role: StaffRole) => `${name} is now ${roleWords[role].article}`,
    taken: (name: string) => `${name} is not on the staff any more`,
    undo: 'Undo',
    undone: 'It is as it was. The log has both.',
    undoFailed: 'It could not be undone',
    failed: 'The role is as it was',
  },
  secondStep: {
    lost: 'Lost their device',
    lostOf: (name: string) => `${name} has lost the device of their second step`,
  },
  invite: {
    title: 'Invite by mail',
    lead: 'For somebody who has never signed in. The link works for seven days, for that address alone.',
    email: 'Email address',
    emailWrong: 'Write an address such as name@example.org.',
    role: 'Role',
    send: 'Send the invitation',
    sending: 'Sending',
    sent: (email: string) => `The invitation to ${email} is on its way`,
    pending: 'Not accepted yet',
    sentBy: (name: string) => `sent by ${name}`,
    sentWord: 'Sent',
    expires: 'Works until',
    expired: 'Expired',
    again: 'Send again',
    againOf: (email: string) => `Send the invitation to ${email} again`,
    againDone: (email: string) =>
      `A new link is on its way to ${email}. The one before has stopped working.`,
    againFailed: 'The invitation was not sent again',
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
    withdrawTitle: (email: string) => `Withdraw the invitation to ${email}?`,
    withdrawText:
      'The link in their mail stops working. They are not told. You can invite the address again at any time, with a new mail.',
    withdrawing: 'Withdrawing',
    withdrawn: (email: string) => `The invitation to ${email} is withdrawn`,
    withdrawFailed: 'The invitation is still open',
    keep: 'Keep it',
    failed: 'The invitations did not load',
  },
  history: {
    title: 'What was changed',
    lead: 'Every role given and taken, and every invitation, for five years.',
    none: 'No role was given or taken so far.',
    more: 'Show earlier changes',
    failed: 'The changes did not load',
    nobody: 'The operator',
    gone: 'somebody who is not here any more',
  },
  gate: {
    refused: 'Administrators look after the team',
    refusedText:
      'Your account is not one of an administrator. If you are to give roles, ask one of them to make you an administrator too.',
    home: 'Back to the dashboard',
    roleFailed: 'Your role did not load',
  },
  invitation: {
    title: 'Your invitation',
    description: 'An invitation to work for the programme.',
    loading: 'The invitation is being read',
    failed: 'The invitation did not load',
    open: (role: StaffRole, by: string) =>
      by
        ? `${by} invites you to join the team as ${roleWords[role].article}.`
        : `You are invited to join the team as ${roleWords[role].article}.`,
    accept: 'Join the team',
    accepting: 'Joining',
    later: 'Not now',
    joined: (role: StaffRole) => `You are now ${roleWords[role].article}`,
    joinedWithout: 'The password of your account is removed. Set one of your own here.',
    password: {
      title: 'Is the password of this account yours?',
      text: 'You came in without it, and anybody can begin an account with the address of somebody else. Enter it to keep it. Left empty, joining removes it and signs out every other device; you set a new one afterwards.',
      label: 'Password of this account, to keep it',
      wrong: 'This is not the password of your account. Leave it empty to go on without it.',
    },
    acceptFailed: 'You have not joined yet',
    home: 'To the dashboard',
    accepted: 'This invitation was accepted already.',
    expired: 'This invitation has expired. Ask whoever invited you to send it again.',
    withdrawn:
      'This invitation was withdrawn. Ask whoever invited you if you think that is a mistake.',
    unknown:
      'This link is none of ours, or a newer one was sent since. Open the newest mail and follow the link in it.',
    otherAddress: (email: string) =>
      `This invitation was sent to another address than ${email}. Sign out, then open the link again and sign in, or sign up, with the address that the mail came to.`,
    noAddress: 'a phone number',
  },
} as const
