// What this puts on the global object stays there for all files of a process, like the packages themselves.
import '@testing-library/jest-dom/vitest'
import { afterAll, expect, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

/*
 * Many files run in one process, so that packages are loaded once. All else is a file's own: the page, the modules, what is
 * put on the global object and into the environment, and whatever would go on after its last test.
 */
type Worker = typeof globalThis & { leaveFile?: () => Promise<void> }
const worker: Worker = globalThis

await worker.leaveFile?.()
vi.resetModules()

const globals = Object.getOwnPropertyDescriptors(globalThis)
const variables = { ...process.env }
const hasPage = expect.getState()['environment'] === 'page'
const page = hasPage ? await builtinEnvironments.jsdom.setup(globalThis, {}) : undefined
// The page hides what a package has added for want of it.
for (const [key, descriptor] of Object.entries(globals)) {
  if (Reflect.get(globalThis, key) === undefined) Object.defineProperty(globalThis, key, descriptor)
}

const timers = new Set<ReturnType<typeof setTimeout>>()
const noted = (begin: typeof setTimeout | typeof setInterval) =>
  Object.assign((...args: Parameters<typeof setTimeout>) => {
    const timer = begin(...args)
    timers.add(timer)
    return timer
  }, begin)
globalThis.setTimeout = noted(setTimeout) as typeof setTimeout
globalThis.setInterval = noted(setInterval) as typeof setInterval

const channels = new Set<BroadcastChannel>()
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.add(this)
  }
  override postMessage(message: unknown) {
    if (channels.has(this)) super.postMessage(message)
  }
}

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const timer of timers) clearTimeout(timer)
  for (const channel of channels) channel.close()
  channels.clear()
})

// Not before the next page is there: what React has begun ends in the one that it was begun in.
worker.leaveFile = async () => {
  await page?.teardown(globalThis)
  for (const key of Reflect.ownKeys(globalThis))
    if (!(key in globals)) Reflect.deleteProperty(globalThis, key)
  Object.defineProperties(globalThis, globals)
  for (const name of Object.keys(process.env))
    if (!(name in variables)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, variables)
}
