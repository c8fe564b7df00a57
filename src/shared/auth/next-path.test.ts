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
})
