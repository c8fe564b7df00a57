import type { Page } from '@playwright/test'

export type Shift = { value: number; moved: string[] }

/** From now on notes what moves on screen without anybody having done anything; says how much, and what it was. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    const nameOf = (node: Node | null | undefined): string => {
      if (!node) return 'something that is gone'
      if (!(node instanceof Element)) return nameOf(node.parentElement)
      return `${node.localName} “${(node.textContent ?? '').trim().slice(0, 40)}”`
    }
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} from ${Math.round(from.y)} to ${Math.round(to.y)}`,
        )
        shifts.push({ value: entry.value, moved })
      }
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  return () =>
    page.evaluate(
      () =>
        // What has moved is told after the frame in which it did.
        new Promise<Shift[]>((tell) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => tell((window as unknown as { shifts: Shift[] }).shifts)),
          )
        }),
    )
}

/** Not in the types of the browser yet. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
