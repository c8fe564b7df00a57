export type TidyDeps = {
  /** Removes some of the rows that have had their time; answers how many. */
  tidyRows: () => Promise<number>
  /** Paths of objects whose row is gone: removed, never finished, or deleted with its account. */
  orphans: (max: number) => Promise<string[]>
  remove: (paths: string[]) => Promise<void>
}

const batchSize = 100
/** What is left after so many batches goes with the next run. */
const maxBatches = 20

/** Removes what nobody needs any more. Objects go through the storage API, so that their bytes go too. */
export async function tidy({ tidyRows, orphans, remove }: TidyDeps): Promise<Response> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    if ((await tidyRows()) === 0) break
  }
  let removed = 0
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const paths = await orphans(batchSize)
    if (paths.length) await remove(paths)
    removed += paths.length
    if (paths.length < batchSize) break
  }
  return Response.json({ removed })
}
