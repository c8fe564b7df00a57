const passwordMinimum = 10

export const passwordWords = {
  help: `At least ${passwordMinimum} characters. A few unrelated words make a good one.`,
  levels: {
    short: 'Too short yet.',
    guessable: 'Easy to guess.',
    fair: 'Good enough. A longer one is better.',
    strong: 'Hard to guess.',
  },
  weaknesses: {
    known: 'Programs that guess try words like this first.',
    own: 'Leave out your name, your address and the name of this site.',
    pattern: 'Leave out runs of keys, letters or digits.',
  },
  empty: `Choose a password of at least ${passwordMinimum} characters.`,
  short: (missing: number) =>
    missing === 1
      ? `One more character is needed: passwords have at least ${passwordMinimum}.`
      : `${missing} more characters are needed: passwords have at least ${passwordMinimum}.`,
}

/** What a new password lacks, if anything; signs outside the basic plane count once. */
export function newPasswordError(password: string): string | undefined {
  if (!password) return passwordWords.empty
  const missing = passwordMinimum - [...password].length
  return missing > 0 ? passwordWords.short(missing) : undefined
}
