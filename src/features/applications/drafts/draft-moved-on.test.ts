import { FakeDevice, FakeServer, testClock } from '@tests/support/draft-fakes'
import { openTab, pass, settle } from '@tests/support/open-draft'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftEngine } from './draft-engine'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A browser and an account with a draft that both have. */
async function begun() {
  const device = new FakeDevice()
  const server = new FakeServer()
  const { engine } = await openTab({ device, server })
  engine.change('city', 'Kisumu')
  await pass(800)
  return { engine, device, server }
}

it('finds no conflict where the account answers sooner than the device', async () => {
  const { engine: before, device, server } = await begun()
  before.close()
  server.writeElsewhere({ city: 'Nakuru' })

  const { store } = device
  let read = () => {}
  const slow = new Promise<void>((resolve) => (read = resolve))
  const engine = new DraftEngine(
    {
      store: { ...store, read: () => slow.then(store.read) },
      server: server.client,
      tabs: device.tab(),
      clock: testClock,
    },
    { isAnonymous: false },
  )
  const opening = engine.open()
  engine.setSession(true)
  await settle()
  read()
  await opening
  await settle()
  expect(engine.read()).toMatchObject({ answers: { city: 'Nakuru' }, conflicts: [] })
})

describe('an application that was withdrawn', () => {
  it('leaves an empty form behind, which begins another one', async () => {
    const { engine: before, device, server } = await begun()
    before.close()
    server.withdraw()

    const { engine } = await openTab({ device, server })
    expect(engine.read()).toMatchObject({ answers: {}, applicationId: null })
    engine.change('city', 'Nakuru')
    await pass(800)
    expect(server.application).toMatchObject({ id: 'application-2', answers: { city: 'Nakuru' } })
    expect(device.record?.applicationId).toBe('application-2')
    await expect(engine.submit()).resolves.toMatchObject({
      received: { applicationId: 'application-2' },
    })
  })

  it('hands what had not been saved on to the next, all of it', async () => {
    const { engine: before, device, server } = await begun()
    server.isDown = true
    before.change('website', 'https://mavuno.example')
    await pass(800)
    before.close()
    server.isDown = false
    server.withdraw()

    await openTab({ device, server })
    expect(server.application).toMatchObject({
      id: 'application-2',
      answers: { city: 'Kisumu', website: 'https://mavuno.example' },
    })
  })

  it('does not stop whoever has its form open, and keeps what they type on the device again', async () => {
    const { engine, device, server } = await begun()
    server.withdraw()
    device.record = null
    engine.change('city', 'Nakuru')
    await pass(800)
    expect(server.application).toMatchObject({ id: 'application-2', answers: { city: 'Nakuru' } })
    expect(device.record).toMatchObject({ applicationId: 'application-2' })
    expect(engine.read().save.kind).toBe('saved')
  })

  it('is left behind by a tab that slept through it', async () => {
    const { engine: one, device, server } = await begun()
    const { engine: other } = await openTab({ device, server })
    device.isMute = true
    server.withdraw()
    one.change('city', 'Nakuru')
    await pass(800)
    other.change('website', 'https://mavuno.example')
    await pass(800)
    expect(server.application).toMatchObject({
      id: 'application-2',
      answers: { city: 'Nakuru', website: 'https://mavuno.example' },
    })
  })
})

describe('an application that was handed in elsewhere and not selected', () => {
  it('is not mistaken for the one that is handed in now', async () => {
    const { engine: before, device, server } = await begun()
    before.close()
    server.reject()

    const { engine } = await openTab({ device, server })
    expect(engine.read().answers).toEqual({})
    engine.change('city', 'Nakuru')
    await expect(engine.submit()).resolves.toMatchObject({
      received: { applicationId: 'application-2', reference: 'APP-2026-000123' },
    })
  })

  it('gives way to the one that was begun on another device since', async () => {
    const { engine: before, device, server } = await begun()
    before.close()
    server.reject()
    await server.client.begin({ city: 'Nakuru' })

    const { engine } = await openTab({ device, server })
    expect(engine.read()).toMatchObject({
      applicationId: 'application-2',
      answers: { city: 'Nakuru' },
      conflicts: [],
    })
  })
})

it('asks a few times and then less often where the account finds an application that it will not change', async () => {
  const { engine, server } = await begun()
  server.isLocked = true
  engine.change('city', 'Nakuru')
  await pass(800)
  expect(server.countOf('save')).toBe(3)
  expect(engine.read().save.kind).toBe('retrying')
  server.isLocked = false
  await pass(60_000)
  expect(engine.read().save.kind).toBe('saved')
})

describe('a copy on the device that was taken away', () => {
  it('does not come back, and is not said to be there', async () => {
    const { engine, device } = await begun()
    expect(engine.read().isKeptOnDevice).toBe(true)
    device.record = null
    engine.change('city', 'Nakuru')
    await pass(800)
    expect(device.record).toBeNull()
    expect(engine.read().isKeptOnDevice).toBe(false)
  })

  it('leaves an empty form behind where somebody else’s tab has signed in and taken it along', async () => {
    const { engine, device } = await openTab({ isAnonymous: true })
    engine.change('city', 'Kisumu')
    await settle()
    device.record = null
    device.tab().post('moved')
    expect(engine.read()).toMatchObject({ answers: {}, save: { kind: 'untouched' } })
    engine.change('website', 'https://mavuno.example')
    await settle()
    expect(device.record).toMatchObject({ answers: { website: 'https://mavuno.example' } })
    expect(engine.read().isKeptOnDevice).toBe(true)
  })
})
