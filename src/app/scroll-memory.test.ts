import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let height = 0

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => height)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

/** A document that was come to in this way. */
async function opened(by: 'navigate' | 'reload' | 'back_forward') {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: by } as PerformanceNavigationTiming,
  ])
  return import('./scroll-memory')
}

/** Reads on to there and leaves the document. */
async function readsAndLeaves(place: string, to: number, by: 'navigate' | 'reload' = 'navigate') {
  const memory = await opened(by)
  const stop = memory.followScroll(() => place)
  height = to
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('pagehide'))
  stop()
}

describe('how far down a page was', () => {
  it('is known again after it was reloaded', async () => {
    await readsAndLeaves('a/blog', 500)
    const { rememberedScroll } = await opened('reload')
    expect(rememberedScroll('a/blog', true)).toBe(500)
  })

  it('is not what a page begins with that was gone to anew', async () => {
    await readsAndLeaves('default/blog', 500)
    const { rememberedScroll } = await opened('navigate')
    expect(rememberedScroll('default/blog', true)).toBeUndefined()
  })

  it('is known of the page before, after the one that came after it was reloaded', async () => {
    await readsAndLeaves('a/blog', 500)
    await readsAndLeaves('b/blog/post', 80, 'reload')
    const { rememberedScroll } = await opened('reload')
    expect(rememberedScroll('b/blog/post', true)).toBe(80)
    expect(rememberedScroll('a/blog', false)).toBe(500)
  })

  it('is known when somebody comes back from another document', async () => {
    await readsAndLeaves('default/blog', 500)
    await readsAndLeaves('default/join', 80)
    const { rememberedScroll } = await opened('back_forward')
    expect(rememberedScroll('default/blog', true)).toBe(500)
  })

  it('is kept of a hundred places, the last ones', async () => {
    const memory = await opened('navigate')
    memory.followScroll(() => '')
    for (let index = 0; index < 300; index += 1) memory.noteScroll(`place-${index}`)
    window.dispatchEvent(new Event('pagehide'))
    const kept = Object.keys(JSON.parse(sessionStorage.getItem('scroll') ?? '') as object)
    expect(kept).toHaveLength(100)
    expect(kept.at(-1)).toBe('place-299')
  })
})
