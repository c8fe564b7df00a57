import { FakeDevice, FakeServer } from '@tests/support/draft-fakes'
import { openTab, pass, settle } from '@tests/support/open-draft'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDraft, withFound } from './draft'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const written = { ...emptyDraft, answers: { city: 'Kisumu', problem: 'Crops rot.' } }

/** The browser of somebody who signs in where something was written before, and who may have had something here. */
async function findHere(own = emptyDraft, server = new FakeServer()) {
  const device = new FakeDevice()
  device.record = { ...withFound(own, written, ['deck']), revision: 1 }
  const { engine } = await openTab({ device, server })
  return { engine, device, server }
}

describe('answers found on the device on signing in', () => {
  it('are shown, and go to no account before somebody says whose they are', async () => {
    const { engine, server } = await findHere()
    await pass(60_000)
    engine.leave()
    await settle()
    expect(server.requests.map(({ name }) => name)).toEqual(['find'])
    expect(engine.read()).toMatchObject({
      answers: written.answers,
      isFound: true,
      save: { kind: 'found' },
    })
  })

  it('are saved once they are claimed', async () => {
    const { engine, device, server } = await findHere()
    engine.claim()
    await settle()
    expect(server.application?.answers).toEqual(written.answers)
    expect(device.record?.found).toBeNull()
  })

  it('are claimed by the first change to any answer', async () => {
    const { engine, server } = await findHere()
    engine.change('website', 'https://mavuno.example')
    await pass(800)
    expect(server.application?.answers).toEqual({
      ...written.answers,
      website: 'https://mavuno.example',
    })
    expect(engine.read().isFound).toBe(false)
  })

  it('go where they belong to somebody else, with their files, and nothing else goes', async () => {
    const server = new FakeServer()
    await server.client.begin({ city: 'Nairobi', website: 'https://mavuno.example' })
    const own = {
      ...emptyDraft,
      applicationId: 'application-1',
      version: 1,
      base: { city: 'Nairobi', website: 'https://mavuno.example' },
      answers: { city: 'Nairobi', website: 'https://mavuno.africa' },
    }
    const { engine, device } = await findHere(own, server)
    expect(engine.disown()).toEqual(['deck'])
    await pass(800)
    const theirs = { city: 'Nairobi', website: 'https://mavuno.africa' }
    expect(engine.read()).toMatchObject({ answers: theirs, isFound: false, conflicts: [] })
    expect(server.application?.answers).toEqual(theirs)
    expect(device.record?.answers).toEqual(theirs)
  })

  it('are nothing to ask about where the account has them already', async () => {
    const device = new FakeDevice()
    const server = new FakeServer()
    await server.client.begin(written.answers)
    device.record = { ...withFound(emptyDraft, written, []), revision: 1 }
    const { engine } = await openTab({ device, server })
    expect(engine.read().isFound).toBe(false)
  })

  it('are claimed in every tab at once', async () => {
    const { engine: one, device, server } = await findHere()
    const { engine: two } = await openTab({ device, server })
    one.claim()
    await settle()
    expect(two.read().isFound).toBe(false)
  })
})

it('removes what was written without an account from the device and from other tabs', async () => {
  const { engine, device } = await openTab({ isAnonymous: true })
  const { engine: other } = await openTab({ device, isAnonymous: true })
  engine.change('city', 'Kisumu')
  await settle()
  await engine.remove()
  expect(device.record).toBeNull()
  expect(engine.read().answers).toEqual({})
  expect(other.read().answers).toEqual({})
})
