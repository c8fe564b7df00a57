import { FakeDevice, FakeServer } from '@tests/support/draft-fakes'
import { gated, openTab, pass, settle } from '@tests/support/open-draft'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('typing', () => {
  it('says nothing before the first change', async () => {
    const { engine, server } = await openTab()
    expect(engine.read().save).toEqual({ kind: 'untouched' })
    await pass(60_000)
    expect(server.countOf('begin')).toBe(0)
  })

  it('keeps each change on the device at once, and on the account when typing pauses', async () => {
    const { engine, device, server } = await openTab()
    engine.change('city', 'K')
    engine.change('city', 'Kisumu')
    await settle()
    expect(device.record?.answers).toEqual({ city: 'Kisumu' })
    expect(engine.read().save).toEqual({ kind: 'editing' })

    await pass(799)
    expect(server.countOf('begin')).toBe(0)
    await pass(1)
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
    expect(engine.read().save).toEqual({ kind: 'saved', at: 'saved 1' })
  })

  it('saves at least every five seconds while somebody types on', async () => {
    const { engine, server } = await openTab()
    for (let key = 0; key < 12; key += 1) {
      engine.change('problem', 'x'.repeat(key + 1))
      await pass(500)
    }
    expect(server.countOf('begin')).toBe(1)
  })

  it('sends only what changed, and null for what was taken away', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    engine.change('website', 'https://mavuno.example')
    await pass(800)
    engine.change('website', undefined)
    await pass(800)
    expect(server.requests.at(-1)).toEqual({ name: 'save', body: { website: null } })
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
  })

  it('sends nothing when a change was taken back', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    engine.change('city', 'Kisum')
    engine.change('city', 'Kisumu')
    await pass(6_000)
    expect(server.countOf('save')).toBe(0)
  })

  it('saves what was typed while a save was under way', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kis')
    await pass(800)
    const gate = gated()
    server.gate = gate.promise
    engine.change('city', 'Kisum')
    await pass(800)
    expect(engine.read().save).toEqual({ kind: 'saving' })
    engine.change('city', 'Kisumu')
    await pass(900)
    server.gate = null
    gate.resolve()
    await pass(800)
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
    expect(engine.read().answers).toEqual({ city: 'Kisumu' })
    expect(engine.read().save.kind).toBe('saved')
  })

  it('saves when the page is being left, without waiting', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    engine.leave()
    await settle()
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
  })
})

describe('a reload', () => {
  it('brings back what was typed and never saved', async () => {
    const server = new FakeServer()
    server.isDown = true
    const first = await openTab({ server })
    first.engine.change('city', 'Kisumu')
    await settle()
    first.engine.close()

    server.isDown = false
    const { engine } = await openTab({ device: first.device, server })
    expect(engine.read().answers).toEqual({ city: 'Kisumu' })
    await pass(800)
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
  })

  it('brings the account’s answers to a new device', async () => {
    const first = await openTab()
    first.engine.change('city', 'Kisumu')
    await pass(800)
    const { engine } = await openTab({ server: first.server })
    expect(engine.read().answers).toEqual({ city: 'Kisumu' })
    expect(engine.read().isReady).toBe(true)
  })

  it('is not ready on a new device before the account has answered', async () => {
    const server = new FakeServer()
    const gate = gated()
    server.gate = gate.promise
    const { engine } = await openTab({ server })
    expect(engine.read().isReady).toBe(false)
    gate.resolve()
    await settle()
    expect(engine.read().isReady).toBe(true)
  })
})

describe('before signing in', () => {
  it('keeps answers on the device and asks the account for nothing', async () => {
    const { engine, device, server } = await openTab({ isAnonymous: true })
    engine.change('city', 'Kisumu')
    await pass(60_000)
    expect(device.record?.answers).toEqual({ city: 'Kisumu' })
    expect(server.requests).toEqual([])
    expect(engine.read().save).toEqual({ kind: 'device' })
  })
})

describe('a device that keeps nothing', () => {
  it('says so and still saves on the account', async () => {
    const device = new FakeDevice()
    device.isBroken = true
    const { engine, server } = await openTab({ device })
    engine.change('city', 'Kisumu')
    await pass(800)
    expect(engine.read().isKeptOnDevice).toBe(false)
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
  })
})

describe('refusals', () => {
  it('sets aside what the database will not keep and saves the rest', async () => {
    const { engine, server } = await openTab()
    server.refusesKeys = ['problem']
    engine.change('problem', 'x'.repeat(20_000))
    engine.change('city', 'Kisumu')
    await pass(800)
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
    expect(engine.read().refused).toEqual([
      { path: 'problem', code: 'too_long', params: { max: 10_000 } },
    ])
    expect(engine.read().answers.problem).toHaveLength(20_000)

    server.refusesKeys = []
    engine.change('problem', 'Crops rot.')
    await pass(800)
    expect(server.application?.answers.problem).toBe('Crops rot.')
    expect(engine.read().refused).toEqual([])
  })

  it('stops at the deadline with everything still readable', async () => {
    const { engine, server } = await openTab()
    server.next = [{ kind: 'deadline' }]
    engine.change('city', 'Kisumu')
    await pass(800)
    expect(engine.read().save).toEqual({ kind: 'closed', closed: { reason: 'deadline' } })
    expect(engine.read().answers).toEqual({ city: 'Kisumu' })
    engine.change('city', 'Nairobi')
    expect(engine.read().answers).toEqual({ city: 'Kisumu' })
  })

  it('says when somebody has applied already', async () => {
    const { engine, server } = await openTab()
    server.next = [{ kind: 'taken', applicationId: 'a1', reference: 'APP-2026-000009' }]
    engine.change('city', 'Kisumu')
    await pass(800)
    expect(engine.read().save).toMatchObject({
      kind: 'closed',
      closed: { reason: 'submitted', applicationId: 'a1', reference: 'APP-2026-000009' },
    })
  })

  it('sends only the answers that are open again when information was asked for', async () => {
    const server = new FakeServer()
    server.application = { id: 'a1', version: 7, answers: { city: 'Kisumu', problem: 'Rot' } }
    server.editableKeys = ['problem']
    const { engine } = await openTab({ server })
    engine.change('problem', 'Crops rot on the way.')
    engine.change('city', 'Nairobi')
    await pass(800)
    expect(server.application.answers).toEqual({
      city: 'Kisumu',
      problem: 'Crops rot on the way.',
    })
  })
})

describe('submitting', () => {
  it('saves the rest first, hands in once however often it is pressed, and leaves nothing behind', async () => {
    const { engine, server, device } = await openTab()
    engine.change('city', 'Kisumu')
    const outcomes = await Promise.all([engine.submit(), engine.submit(), engine.submit()])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['received', 'received', 'received'])
    expect(server.countOf('submit')).toBe(1)
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
    expect(device.record).toBeNull()
    expect(engine.read().received?.reference).toBe('APP-2026-000123')
  })

  it('may be pressed again when its answer was lost, and is still handed in once', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    server.losesAnswer = true
    await expect(engine.submit()).resolves.toMatchObject({ kind: 'problem' })
    await expect(engine.submit()).resolves.toMatchObject({ kind: 'received' })
    expect(server.submissions).toBe(1)
  })

  it('asks to read again when another device changed something meanwhile', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    server.writeElsewhere({ problem: 'Crops rot.' })
    await expect(engine.submit()).resolves.toEqual({ kind: 'changed' })
    expect(engine.read().answers.problem).toBe('Crops rot.')
    expect(server.submissions).toBe(0)
  })

  it('does not hand in over an open conflict', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    server.writeElsewhere({ city: 'Nairobi' })
    engine.change('city', 'Mombasa')
    await expect(engine.submit()).resolves.toEqual({ kind: 'conflict' })
    expect(server.submissions).toBe(0)
  })

  it('hands the errors of the database on, and keeps the draft', async () => {
    const { engine, server, device } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    server.next = [{ kind: 'invalid', errors: [{ path: 'deck', code: 'file_missing' }] }]
    await expect(engine.submit()).resolves.toEqual({
      kind: 'invalid',
      errors: [{ path: 'deck', code: 'file_missing' }],
    })
    expect(device.record?.answers).toEqual({ city: 'Kisumu' })
  })

  it('asks to sign in when there is no session', async () => {
    const { engine } = await openTab({ signedIn: false })
    engine.change('city', 'Kisumu')
    await expect(engine.submit()).resolves.toEqual({
      kind: 'problem',
      problem: { kind: 'signed-out' },
    })
  })
})
