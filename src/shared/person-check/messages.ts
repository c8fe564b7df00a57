/** What is said about the check beside the form that it belongs to. */
export const checkMessages = {
  waiting: 'Checking that you are a person …',
  asking: 'Confirm above that you are a person, then it goes on.',
  passed: 'Checked: you are a person.',
  failed:
    'The check that you are a person could not be made. A content blocker may have stopped it.',
  again: 'Check again',
} as const
