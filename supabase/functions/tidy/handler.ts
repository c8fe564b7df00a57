/** A bucket, and what lies in it that no row names: removed, never finished, or deleted with its account. */
export type TidyBucket = {
  orphans: (max: number) => Promise<string[]>
  remove: (paths: string[]) => Promise<void>
}

export type TidyDeps = {
  /** Removes some of the rows that have had their time; answers how many. */
  tidyRows: () => Promise<number>
  /** Settles what was scheduled, and counts the figures of the home page anew. */
  refreshSite: () => Promise<void>
  buckets: TidyBucket[]
}

const batchSize = 100
/** What is left after so many batches goes with the next run. */
const maxBatches = 20

/**
 * Removes what nobody needs any more. Objects go through the storage API, so that their bytes go too. What fails keeps nothing
 * else from being done: periods that people were promised end whether or not the rest is well. It is thrown at the end.
 */
export async function tidy({ tidyRows, refreshSite, buckets }: TidyDeps): Promise<Response> {
  const faults: unknown[] = []
  const orNone = async (work: () => Promise<number>): Promise<number> => {
    try {
      return await work()
    } catch (fault) {
      faults.push(fault)
      return 0
    }
  }
  // First: visitors wait for it, and what is left over can wait.
  await orNone(() => refreshSite().then(() => 0))
  for (let batch = 0; batch < maxBatches; batch += 1) {
    if ((await orNone(tidyRows)) === 0) break
  }
  let removed = 0
  for (const bucket of buckets) removed += await orNone(() => empty(bucket))
  if (faults.length) throw new AggregateError(faults, 'Not everything could be tidied.')
  return Response.json({ removed })
}

async function empty({ orphans, remove }: TidyBucket): Promise<number> {
  let removed = 0
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const paths = await orphans(batchSize)
    if (paths.length) await remove(paths)
    removed += paths.length
    if (paths.length < batchSize) break
  }
  return removed
}
