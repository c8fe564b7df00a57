const passing = [408, 429]

/** Whether a failure to read will not pass by itself: a wrong address or key, a table that is not there, a refusal. */
export const isLasting = (error: unknown): boolean => {
  // Answered, but not with what a database says.
  if (error instanceof SyntaxError) return true
  const { status } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: unknown
  }
  return typeof status === 'number' && status >= 400 && status < 500 && !passing.includes(status)
}

export const inWords = (error: unknown): string => {
  if (error instanceof Error) return error.message
  const { status, message } = error as { status?: number; message?: string }
  return [status, message].filter(Boolean).join(' ')
}
