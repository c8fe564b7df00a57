import { openTab, pass, settle } from '@tests/support/open-draft'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a lost network', () => {
  it('says so, tries again with longer pauses, and saves everything in the end', async () => {
    const { engine, server } = await openTab()
    server.isDown = true
    engine.change('city', 'Kisumu')
    await pass(800)
    expect(engine.read().save).toEqual({ kind: 'offline' })
    await pass(1_000 + 2_000 + 4_000)
    expect(server.countOf('begin')).toBe(4)
    server.isDown = false
    await pass(8_000)
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
    expect(engine.read().save.kind).toBe('saved')
  })

  it('saves at once when the network returns', async () => {
    const { engine, server } = await openTab()
    server.isDown = true
    engine.change('city', 'Kisumu')
    await pass(30_000)
    server.isDown = false
    engine.retry()
    await settle()
    expect(engine.read().save.kind).toBe('saved')
  })

  it('never waits longer than a minute', async () => {
    const { engine, server } = await openTab()
    server.isDown = true
    engine.change('city', 'Kisumu')
    await pass(10 * 60_000)
    const before = server.countOf('begin')
    await pass(60_000)
    expect(server.countOf('begin')).toBe(before + 1)
  })

  it('finds no conflict where only the answer to its own save was lost', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kis')
    await pass(800)
    server.losesAnswer = true
    engine.change('city', 'Kisu')
    await pass(800)
    engine.change('city', 'Kisumu')
    await pass(3_000)
    expect(engine.read().conflicts).toEqual([])
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
  })

  it('does not begin a second application when the answer to the first beginning was lost', async () => {
    const { engine, server } = await openTab()
    server.losesAnswer = true
    engine.change('city', 'Kisu')
    await pass(800)
    engine.change('city', 'Kisumu')
    await pass(3_000)
    expect(engine.read().conflicts).toEqual([])
    expect(server.application).toMatchObject({ id: 'application-1', answers: { city: 'Kisumu' } })
  })

  it('saves later what came too often, and loses nothing of it', async () => {
    const { engine, server } = await openTab()
    server.next = [{ kind: 'too-often', message: 'Wait a minute.' }]
    engine.change('city', 'Kisumu')
    await pass(800)
    expect(engine.read().save).toEqual({ kind: 'retrying' })
    await pass(1_000)
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
    expect(engine.read().save.kind).toBe('saved')
  })

  it('submits once where that was too often, and says so', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    const problem = { kind: 'too-often', message: 'Wait a minute.' } as const
    server.next = [problem, problem]
    expect(await engine.submit()).toEqual({ kind: 'problem', problem })
    expect(server.countOf('submit')).toBe(1)
  })

  it('treats an outage of the server like one of the network, but says that it tries again', async () => {
    const { engine, server } = await openTab()
    server.next = [{ kind: 'failed', message: 'upstream' }]
    engine.change('city', 'Kisumu')
    await pass(800)
    expect(engine.read().save).toEqual({ kind: 'retrying' })
    await pass(1_000)
    expect(engine.read().save.kind).toBe('saved')
  })
})

describe('a lost session', () => {
  it('keeps what is typed, says so, and goes on after signing in again', async () => {
    const { engine, device, server } = await openTab()
    engine.change('city', 'Kis')
    await pass(800)
    server.next = [{ kind: 'signed-out' }]
    engine.change('city', 'Kisum')
    await pass(800)
    expect(engine.read().save).toEqual({ kind: 'signed-out' })
    engine.change('city', 'Kisumu')
    await pass(60_000)
    expect(device.record?.answers).toEqual({ city: 'Kisumu' })
    expect(server.application?.answers).toEqual({ city: 'Kis' })

    engine.setSession(true)
    await settle()
    expect(server.application?.answers).toEqual({ city: 'Kisumu' })
  })
})

describe('another device', () => {
  it('brings in answers to other fields and says so', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    server.writeElsewhere({ problem: 'Crops rot.' })
    engine.change('website', 'https://mavuno.example')
    await pass(800)
    const everything = {
      city: 'Kisumu',
      problem: 'Crops rot.',
      website: 'https://mavuno.example',
    }
    expect(engine.read().answers).toEqual(everything)
    expect(server.application?.answers).toEqual(everything)
    expect(engine.read()).toMatchObject({ hasNews: true, conflicts: [] })
  })

  it('keeps both answers to the same field until somebody chooses, and saves the rest', async () => {
    const { engine, server, device } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    server.writeElsewhere({ city: 'Nairobi' })
    engine.change('city', 'Mombasa')
    engine.change('website', 'https://mavuno.example')
    await pass(800)
    expect(engine.read().conflicts).toEqual([{ key: 'city', theirs: 'Nairobi' }])
    expect(engine.read().answers.city).toBe('Mombasa')
    expect(server.application?.answers).toEqual({
      city: 'Nairobi',
      website: 'https://mavuno.example',
    })
    expect(engine.read().save).toEqual({ kind: 'conflict' })
    expect(device.record?.conflicts).toEqual([{ key: 'city', theirs: 'Nairobi' }])

    engine.resolve('city', 'mine')
    await pass(0)
    expect(server.application?.answers.city).toBe('Mombasa')
    expect(engine.read().save.kind).toBe('saved')
  })

  it('takes the other answer when that one is chosen', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    server.writeElsewhere({ city: 'Nairobi' })
    engine.change('city', 'Mombasa')
    await pass(800)
    engine.resolve('city', 'theirs')
    await pass(800)
    expect(engine.read().answers.city).toBe('Nairobi')
    expect(engine.read().conflicts).toEqual([])
    expect(server.application?.answers.city).toBe('Nairobi')
  })

  it('still knows an open conflict after a reload', async () => {
    const first = await openTab()
    first.engine.change('city', 'Kisumu')
    await pass(800)
    first.server.writeElsewhere({ city: 'Nairobi' })
    first.engine.change('city', 'Mombasa')
    await pass(800)
    first.engine.close()
    const { engine } = await openTab(first)
    await pass(5_000)
    expect(engine.read().conflicts).toEqual([{ key: 'city', theirs: 'Nairobi' }])
    expect(engine.read().answers.city).toBe('Mombasa')
  })

  it('begins anew with everything when the draft was removed elsewhere', async () => {
    const { engine, server } = await openTab()
    engine.change('city', 'Kisumu')
    await pass(800)
    server.application = null
    engine.change('website', 'https://mavuno.example')
    await pass(800)
    expect(server.application).toMatchObject({
      answers: { city: 'Kisumu', website: 'https://mavuno.example' },
    })
  })
})

describe('two tabs of one browser', () => {
  it('show each other’s answers and save them once', async () => {
    const one = await openTab()
    const two = await openTab(one)
    one.engine.change('city', 'Kisumu')
    await settle()
    expect(two.engine.read().answers).toEqual({ city: 'Kisumu' })
    two.engine.change('website', 'https://mavuno.example')
    await pass(6_000)
    const everything = { city: 'Kisumu', website: 'https://mavuno.example' }
    expect(one.engine.read().answers).toEqual(everything)
    expect(two.engine.read().answers).toEqual(everything)
    expect(one.server.application?.answers).toEqual(everything)
    expect(one.engine.read().conflicts).toEqual([])
    expect(two.engine.read().conflicts).toEqual([])
  })

  it('lose nothing when one of them slept through the other’s changes', async () => {
    const one = await openTab()
    one.engine.change('city', 'Kisumu')
    await pass(6_000)
    const two = await openTab(one)
    one.device.isMute = true
    one.engine.change('website', 'https://mavuno.example')
    await pass(6_000)
    two.engine.change('problem', 'Crops rot.')
    await pass(6_000)
    const everything = {
      city: 'Kisumu',
      website: 'https://mavuno.example',
      problem: 'Crops rot.',
    }
    expect(two.engine.read().answers).toEqual(everything)
    expect(one.device.record?.answers).toEqual(everything)
    expect(one.server.application?.answers).toEqual(everything)
    expect(two.engine.read().conflicts).toEqual([])
  })

  it('keep both answers when a tab that slept writes to the same field', async () => {
    const one = await openTab()
    one.engine.change('city', 'Kisumu')
    await pass(6_000)
    const two = await openTab(one)
    one.device.isMute = true
    one.engine.change('city', 'Nairobi')
    await pass(6_000)
    two.engine.change('city', 'Mombasa')
    await pass(6_000)
    expect(two.engine.read().answers.city).toBe('Mombasa')
    expect(two.engine.read().conflicts).toEqual([{ key: 'city', theirs: 'Nairobi' }])
    two.engine.resolve('city', 'mine')
    await pass(6_000)
    expect(one.server.application?.answers.city).toBe('Mombasa')
  })

  it('forget an answer that the other took away', async () => {
    const one = await openTab()
    one.engine.change('city', 'Kisumu')
    await pass(6_000)
    const two = await openTab(one)
    one.engine.change('city', undefined)
    await settle()
    expect(two.engine.read().answers).toEqual({})
  })

  it('close the form in both when one hands it in', async () => {
    const one = await openTab()
    one.engine.change('city', 'Kisumu')
    await pass(800)
    const two = await openTab(one)
    await one.engine.submit()
    await settle()
    expect(two.engine.read().save).toEqual({ kind: 'submitted' })
    two.engine.change('city', 'Nairobi')
    await pass(800)
    expect(one.device.record).toBeNull()
  })
})
