/** Gateways that are busy or restarting answer with these; the request itself was all right. */
const passing = [502, 503, 504]
const waits = [400, 1_200]

const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay))

/**
 * Makes a call to the sign-in service, and makes it again after a 502, 503 or 504. Any other error, and the last of
 * these, is thrown as it came: with its name, status and code.
 */
export async function withRetry<Answer extends { error: { status?: number | undefined } | null }>(
  call: () => Promise<Answer>,
  delays: readonly number[] = waits,
): Promise<Answer> {
  for (const delay of delays) {
    const answer = await call()
    if (!answer.error) return answer
    if (!passing.includes(answer.error.status ?? 0)) throw answer.error
    await wait(delay)
  }
  const answer = await call()
  if (answer.error) throw answer.error
  return answer
}
