import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as layouts from './layout-loading'
import { prefetchNext } from './prefetch'
import type { AppRoute } from './route-table'
import { siteRoutes } from './routes'

const route = (path: string, next?: string[]): AppRoute & { load: ReturnType<typeof vi.fn> } => ({
  path,
  title: path,
  layout: 'public',
  load: vi.fn(() => Promise.resolve(() => null)),
  next,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('prefetch', () => {
  it('B-2.3 fetches the next pages three seconds after arrival, and not before', () => {
    const home = route('/', ['/join', '/not-built-yet'])
    const join = route('/join')
    prefetchNext([home, join], home)

    vi.advanceTimersByTime(2999)
    expect(join.load).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(join.load).toHaveBeenCalledOnce()
  })

  it('B-2.3 fetches what is around the next page as well', () => {
    const around = vi.spyOn(layouts, 'loadLayout')
    const join = route('/join', ['/auth'])
    prefetchNext([join, { ...route('/auth'), layout: 'bare' }], join)

    vi.advanceTimersByTime(3000)
    expect(around).toHaveBeenCalledWith('bare')
    around.mockRestore()
  })

  it('B-2.3 fetches nothing for those who leave earlier', () => {
    const home = route('/', ['/join'])
    const join = route('/join')
    prefetchNext([home, join], home)()

    vi.advanceTimersByTime(10_000)
    expect(join.load).not.toHaveBeenCalled()
  })

  it('B-2.3 fetches nothing with Save-Data on', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const home = route('/', ['/join'])
    const join = route('/join')
    prefetchNext([home, join], home)

    vi.advanceTimersByTime(10_000)
    expect(join.load).not.toHaveBeenCalled()
  })

  it('B-2.3 from the home page leads to joining, how it works and startups, and so on from there', () => {
    const next = (path: string) => siteRoutes().find((each) => each.path === path)?.next
    expect(next('/')).toEqual(['/join', '/how-it-works', '/for-startups'])
    expect(next('/home')).toEqual(next('/'))
    expect(next('/join')).toEqual(['/auth', '/apply'])
    expect(next('/for-startups')).toEqual(['/join', '/how-it-works'])
  })
})
