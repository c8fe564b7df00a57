import { describe, expect, it } from 'vitest'
import { safeNext, signInPath } from './next-path'

const origin = 'https://fourfold.example'

describe('where to go after signing in', () => {
  it.each([
    '/dashboard',
    '/dashboard/applications?status=draft#newest',
    '/application-form/startup?call=0b0b',
    '/?a=//evil.example',
  ])('B-1.6 goes on to %s, with its query and fragment', (next) => {
    expect(safeNext(next, origin)).toBe(next)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:/evil.example',
    'dashboard',
    '@evil.example',
    'https://fourfold.example@evil.example',
    '',
    null,
    undefined,
  ])('is not led away by %j', (next) => {
    const path = safeNext(next, origin)
    expect(path).toBe('/dashboard')
  })

  it.each(['/login?next=%2Flogin', '/auth', '/auth-callback?next=%2F', '/auth-redirect'])(
    'does not go round in circles by %s',
    (next) => {
      expect(safeNext(next, origin)).toBe('/dashboard')
    },
  )

  it('finds its way back from the address that it made', () => {
    const place = { pathname: '/dashboard/applications', search: '?q=a&b=%26', hash: '#x' }
    const made = new URL(signInPath(place), origin)

    expect(made.pathname).toBe('/login')
    expect(safeNext(made.searchParams.get('next'), origin)).toBe(
      '/dashboard/applications?q=a&b=%26#x',
    )
  })

  it('leads to this site whatever is put together', () => {
    const parts =
      '/ // \\ \\\\ . .. @ : ? # % %2f %2F%2f %5c %09 %0a %00 %252f & = ; \t \n \r \0 \u0001 \u00a0 \u2028 \u202e \ufeff ／ ＼ ⁄ 。 ․ ℀ ſ evil.example evil.example:443 //evil.example user:pw@evil.example https: javascript: data:text/html, blob: dashboard login auth é 𝒳'.split(
        ' ',
      )
    // The same strings at every run, and many of them.
    let seed = 20261122
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * below)
    }
    const led: string[] = []
    for (let round = 0; round < 20_000; round += 1) {
      const tried = Array.from({ length: 1 + next(6) }, () => parts[next(parts.length)]).join('')
      for (const given of [tried, `/${tried}`]) {
        const path = safeNext(given, origin)
        const address = new URL(path, origin)
        const isOurs =
          /^\/(?![/\\])/.test(path) &&
          address.origin === origin &&
          // As it is given on, once more, in the address of the next page.
          new URL(safeNext(path, origin), origin).origin === origin &&
          [...path].every((sign) => sign > ' ' && sign !== '\u007f')
        if (!isOurs) led.push(`${JSON.stringify(given)} → ${JSON.stringify(path)}`)
      }
    }
    expect(led).toEqual([])
  })
})
