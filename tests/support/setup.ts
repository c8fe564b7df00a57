import './stub-env'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { realtime } from './realtime'
import { server } from './server'

// The first test of a file also waits for the chunks that it is the first to load, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 })

const unexpected: string[] = []

const { setImmediate } = globalThis
/** What is under way gets to the network as long as its answers are there, and not within the next test. */
async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => void setImmediate(resolve))
}

beforeAll(() => {
  server.listen({
    onUnhandledRequest: ({ method, url }, print) => {
      unexpected.push(`${method} ${url}`)
      print.error()
    },
  })
})

afterEach(async () => {
  cleanup()
  // A test that forgets its modules draws with a library of its own.
  ;(await import('@testing-library/react')).cleanup()
  await settle()
  server.resetHandlers()
  realtime.reset()
  // A test that asks for Node's own environment has none.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  // A request that no test answered is a mistake of the code or of the test, even if the screen survived it.
  expect(unexpected.splice(0)).toEqual([])
})

afterAll(() => server.close())

// What jsdom does not have and components over Radix ask for.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.releasePointerCapture ??= () => undefined
}
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  })
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
