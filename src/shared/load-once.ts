/** A promise that React's `use` reads without waiting once it is kept. */
type Kept<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

/**
 * Calls `load` once, however often it is asked; after a failure it may be tried again. What has arrived is drawn
 * at once, so that a page that is there already, or was prerendered, does not flicker.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Kept<Value> | undefined
  return () => {
    if (loading) return loading
    const started: Kept<Value> = load()
    loading = started
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => {
        loading = undefined
      },
    )
    return started
  }
}
