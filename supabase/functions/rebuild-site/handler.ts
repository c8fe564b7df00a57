export type RebuildDeps = {
  /** The address by which the host is asked for a build; empty where there is none. */
  hookUrl: string
  /** Takes up the build that is due; null while none is. */
  claim: () => Promise<string | null>
  settle: (claimed: string, problem: string | null) => Promise<void>
  ask: (url: string) => Promise<Response>
}

/** Asks the host for a build when one is due. Whoever is not answered is asked again by a later run. */
export async function rebuildSite({ hookUrl, claim, settle, ask }: RebuildDeps): Promise<Response> {
  if (!hookUrl) return Response.json({ asked: false })
  const claimed = await claim()
  if (claimed === null) return Response.json({ asked: false })
  const problem = await problemOf(() => ask(hookUrl))
  await settle(claimed, problem)
  // The address is a secret: whoever knows it may have the site built.
  if (problem) console.error(`The host was not asked to build the site: ${problem}`)
  else console.log('The host was asked to build the site.')
  return Response.json({ asked: problem === null })
}

async function problemOf(ask: () => Promise<Response>): Promise<string | null> {
  try {
    const answer = await ask()
    await answer.body?.cancel()
    return answer.ok ? null : `it answered ${answer.status}`
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? 'it did not answer in time'
      : 'it could not be reached'
  }
}
