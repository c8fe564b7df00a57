import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'

type Fields = Record<string, unknown>
type Report = (list: { getEntries: () => Fields[] }) => void

/** Who observes each kind of entry. */
const observers = new Map<string, Report[]>()

class FakeObserver {
  static supportedEntryTypes = [
    'paint',
    'largest-contentful-paint',
    'layout-shift',
    'event',
    'first-input',
  ]
  readonly report: Report
  constructor(report: Report) {
    this.report = report
  }
  observe({ type }: { type: string }) {
    observers.set(type, [...(observers.get(type) ?? []), this.report])
  }
  takeRecords() {
    return []
  }
  disconnect() {}
}

/** The module reports once the page is idle. */
const idle = () => vi.advanceTimersByTimeAsync(100)

const happens = (type: string, ...entries: Fields[]) => {
  const told = entries.map((entry) => ({ entryType: type, ...entry }))
  for (const report of observers.get(type) ?? []) report({ getEntries: () => told })
  return idle()
}

let warn: MockInstance<typeof console.warn>
const warnings = () => warn.mock.calls.map(([text]) => String(text))

beforeEach(async () => {
  observers.clear()
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  vi.stubGlobal('PerformanceEventTiming', { prototype: { interactionId: 0 } })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { watchVitals } = await import('./vitals')
  watchVitals()
  // What moves counts once there is something to see.
  await happens('paint', { name: 'first-contentful-paint', startTime: 1 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('figures of the page', () => {
  it.each([
    [2500, []],
    [2501, ['LCP is 2,501 ms, above 2,500 ms']],
  ])('B-8.2 warns of a largest paint after more than 2,500 ms: %i', async (startTime, said) => {
    await happens('largest-contentful-paint', { startTime })
    expect(warnings()).toEqual(said)
  })

  it.each([
    [100, []],
    [101, ['FID is 101 ms, above 100 ms']],
  ])('B-8.2 warns of a first input that waited more than 100 ms: %i', async (delay, said) => {
    await happens('first-input', { startTime: 1000, processingStart: 1000 + delay })
    expect(warnings()).toEqual(said)
  })

  it.each([
    [0.1, []],
    [0.12, ['CLS is 0.12, above 0.1']],
  ])('B-8.2 warns of a page that moved by more than 0.1: %f', async (value, said) => {
    await happens('layout-shift', { startTime: 1, value, hadRecentInput: false })
    expect(warnings()).toEqual(said)
  })

  it('B-8.2 does not count what moves because of what somebody did', async () => {
    await happens('layout-shift', { startTime: 1, value: 0.9, hadRecentInput: true })
    expect(warnings()).toEqual([])
  })

  it.each([
    [200, []],
    [240, ['INP is 240 ms, above 200 ms']],
  ])(
    'B-8.2 warns of a press that was answered after more than 200 ms: %i',
    async (duration, said) => {
      await happens('event', {
        entryType: 'event',
        startTime: 1000,
        duration,
        interactionId: 7,
        processingStart: 1000,
      })
      expect(warnings()).toEqual(said)
    },
  )

  it('B-8.2 warns of each of them once', async () => {
    await happens('layout-shift', { startTime: 1, value: 0.2, hadRecentInput: false })
    await happens('layout-shift', { startTime: 2, value: 0.2, hadRecentInput: false })
    expect(warnings()).toHaveLength(1)
  })

  it('B-8.2 looks for slow resources 5 s after the page has loaded, and says no query of theirs', async () => {
    vi.mocked(performance.getEntriesByType).mockReturnValue([
      { name: 'https://site.example/assets/a.js', duration: 1000 },
      { name: 'https://site.example/rest/v1/calls?title=eq.secret', duration: 1001 },
    ] as PerformanceResourceTiming[])
    await vi.advanceTimersByTimeAsync(4700)
    expect(warnings()).toEqual([])

    await vi.advanceTimersByTimeAsync(200)
    expect(warnings()).toEqual([
      'A resource took 1,001 ms, above 1,000 ms: https://site.example/rest/v1/calls',
    ])
  })
})
