import { vi } from 'vitest'
import { DraftEngine } from '@/features/applications/drafts/draft-engine'
import { FakeDevice, FakeServer, testClock } from './draft-fakes'

type Options = {
  device?: FakeDevice
  server?: FakeServer
  isAnonymous?: boolean
  signedIn?: boolean
}

/** Lets promises run without moving the clock. */
export const settle = () => vi.advanceTimersByTimeAsync(0)
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Opens a draft as a tab does: of a new browser and a new account unless they are handed over. */
export async function openTab({
  device = new FakeDevice(),
  server = new FakeServer(),
  isAnonymous = false,
  signedIn = !isAnonymous,
}: Options = {}) {
  const engine = new DraftEngine(
    { store: device.store, server: server.client, tabs: device.tab(), clock: testClock },
    { isAnonymous },
  )
  await engine.open()
  engine.setSession(signedIn)
  await settle()
  return { engine, device, server }
}

/** A promise to be kept later, for requests that hang. */
export function gated() {
  const gate = { resolve: () => {} }
  const promise = new Promise<void>((open) => {
    gate.resolve = open
  })
  return { promise, resolve: () => gate.resolve() }
}
