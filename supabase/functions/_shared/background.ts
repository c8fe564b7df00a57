type Host = { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } }

/** Goes on with something after the answer: a host that ends functions once they have answered is asked to wait for it. */
export function inBackground(work: Promise<unknown>): void {
  const done = work.catch((error: unknown) => console.error(error))
  ;(globalThis as Host).EdgeRuntime?.waitUntil(done)
}
