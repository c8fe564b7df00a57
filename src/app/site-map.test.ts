import { describe, expect, it } from 'vitest'
import { findRoute } from './route-loading'
import { siteRoutes } from './routes'
import { nearTo, searchSiteMap, siteMap } from './site-map'

describe('site map', () => {
  it('B-1.4 finds pages by title, path and what people call them', () => {
    expect(searchSiteMap('privacy')[0]?.path).toBe('/privacy-policy')
    expect(searchSiteMap('log in').map((route) => route.path)).toContain('/auth')
    expect(searchSiteMap('deadline').map((route) => route.path)).toContain('/apply')
    expect(searchSiteMap('zebra')).toEqual([])
  })

  it('B-1.4 guesses what a wrong path may have meant', () => {
    expect(nearTo('/privacy')[0]?.path).toBe('/privacy-policy')
    expect(nearTo('/app/how-it-work')[0]?.path).toBe('/how-it-works')
    expect(nearTo('/xyz')).toEqual([])
  })

  it('holds only pages that can be gone to by their path, each once', () => {
    const paths = siteMap().map((route) => route.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => path.includes(':'))).toEqual([])
  })

  it('B-1.2 knows a page with a parameter by any value of it', () => {
    expect(findRoute(siteRoutes(), '/dashboard/applications/42')?.path).toBe(
      '/dashboard/applications/:id',
    )
    expect(findRoute(siteRoutes(), '/nowhere')).toBeUndefined()
  })
})
