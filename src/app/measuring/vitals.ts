import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'

type Limit = { limit: number; unit: '' | ' ms' }

/** Above these a page is slower, or jumps more, than people put up with. */
const limits = {
  LCP: { limit: 2500, unit: ' ms' },
  FID: { limit: 100, unit: ' ms' },
  CLS: { limit: 0.1, unit: '' },
  INP: { limit: 200, unit: ' ms' },
} satisfies Record<string, Limit>

const slowResource = 1000
const resourcesAfter = 5000

const number = (value: number) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 3 : 0 })

function warner() {
  const warned = new Set<string>()
  return (name: keyof typeof limits, value: number) => {
    const { limit, unit } = limits[name]
    if (value <= limit || warned.has(name)) return
    warned.add(name)
    console.warn(`${name} is ${number(value)}${unit}, above ${number(limit)}${unit}`)
  }
}

/** Says in the console what was slow or jumped, each of them once for a document. Call it once the document has loaded. */
export function watchVitals(): void {
  const warn = warner()
  const report = ({ name, value }: Metric) => {
    if (name in limits) warn(name as keyof typeof limits, value)
  }
  onLCP(report, { reportAllChanges: true })
  onCLS(report, { reportAllChanges: true })
  onINP(report, { reportAllChanges: true })
  onFirstInput((delay) => warn('FID', delay))
  setTimeout(warnOfResources, resourcesAfter)
}

/** The module of the other figures has given this one up. */
function onFirstInput(report: (delay: number) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      report(entry.processingStart - entry.startTime)
    }
  })
  observer.observe({ type: 'first-input', buffered: true })
}

function warnOfResources() {
  for (const { name, duration } of performance.getEntriesByType('resource')) {
    // Queries say what somebody looked for, and some carry tokens.
    const address = name.split(/[?#]/)[0]
    if (duration > slowResource) {
      console.warn(`A resource took ${number(duration)} ms, above 1,000 ms: ${address}`)
    }
  }
}
