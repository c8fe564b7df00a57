const passwordMinimum = 10

export const passwordWords = {
  help: `At least ${passwordMinimum} characters. A few unrelated words make a good one.`,
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
