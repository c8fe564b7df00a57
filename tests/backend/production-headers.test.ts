import { expect, test } from 'vitest'
import { productionHeaders } from '../../supabase/local/production-headers.ts'

test('B-8.4 the preview sends what the host sends, path by path', async () => {
  const headersFor = await productionHeaders()
  const of = (url: string) => new Map(headersFor(url))
  expect(of('/').get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  expect(of('/').get('X-Content-Type-Options')).toBe('nosniff')
  expect(of('/dashboard?tab=1').get('X-Frame-Options')).toBe('DENY')
  expect(of('/').has('Cache-Control')).toBe(false)
  for (const path of ['/login', '/auth-callback?code=x', '/reset-password', '/auth-redirect']) {
    expect(of(path).get('Referrer-Policy')).toBe('no-referrer')
  }
  expect(of('/assets/index-1.js?x').get('Cache-Control')).toContain('immutable')
  expect(of('/logo.svg').get('Cache-Control')).not.toContain('immutable')
})
