/** Before it is known whether somebody works for the programme. */
export const roleMessages = {
  failed: 'This page did not open',
  failedText: 'It depends on whether you work for the programme, and that could not be found out.',
  role: 'Your role did not load',
} as const
