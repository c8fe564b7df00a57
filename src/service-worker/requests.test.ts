import { describe, expect, it } from 'vitest'
import { filesIn, isPublicPage, kindOf, pageKey, readingKey } from './requests'

const origin = 'https://fourfold.example'
const backend = 'https://abc.supabase.co'
const key = 'public-key'

type Asked = { url: string; method?: string; mode?: RequestMode; headers?: Record<string, string> }

const kind = ({ url, method = 'GET', mode = 'cors', headers = {} }: Asked) =>
  kindOf(
    { url: new URL(url, origin).href, method, mode, headers: new Headers(headers) },
    { origin, backend },
  )
const opened = (url: string) => kind({ url, mode: 'navigate' })
const rows = `${backend}/rest/v1/calls?select=slug`
const asAnybody = { apikey: key, accept: 'application/json' }

describe('pages', () => {
  it('B-8.3 keeps what everybody is shown, and begins the dashboard from its shell', () => {
    expect(opened('/')).toBe('page')
    expect(opened('/apply?source=mail#open')).toBe('page')
    expect(opened('/blog/how-we-read')).toBe('page')
    expect(opened('/dashboard')).toBe('dashboard')
    expect(opened('/dashboard/applications/1?tab=2')).toBe('dashboard')
  })

  it('B-8.3 keeps no page of signing in, and none that is not known', () => {
    for (const path of [
      '/auth',
      '/auth-callback?code=1',
      '/reset-password',
      '/nowhere',
      '/blog/a/b',
    ])
      expect(opened(path)).toBe('other-page')
    expect(isPublicPage('/auth-callback')).toBe(false)
  })

  it('B-8.3 leaves alone what the backend answers, files, and other places', () => {
    for (const path of ['/auth/v1/verify?token=1', '/storage/v1/object/sign/a', '/sitemap.xml'])
      expect(opened(path)).toBeNull()
    expect(opened('https://elsewhere.example/')).toBeNull()
  })

  it('B-8.3 knows a page by its path, so that no token is kept', () => {
    expect(pageKey(`${origin}/contact?newsletter=confirm#secret`)).toBe(`${origin}/contact`)
  })
})

describe('what pages fetch', () => {
  it('B-8.3 keeps files of the build and pictures of what was published', () => {
    expect(kind({ url: '/assets/base-1.js' })).toBe('file')
    expect(kind({ url: 'https://elsewhere.example/assets/base-1.js' })).toBeNull()
    const picture = '/storage/v1/object/public/content-images/a/800.webp'
    expect(kind({ url: `${backend}${picture}`, mode: 'no-cors' })).toBe('picture')
    expect(kind({ url: `${backend}/storage/v1/object/sign/decks/a.pdf` })).toBeNull()
    expect(kind({ url: `${backend}/storage/v1/object/public/other/a.webp` })).toBeNull()
  })

  it('B-8.3 keeps rows that were asked for as nobody, with or without the public key as a token', () => {
    expect(kind({ url: rows, headers: asAnybody })).toBe('reading')
    const authorization = `Bearer ${key}`
    expect(kind({ url: rows, headers: { ...asAnybody, authorization } })).toBe('reading')
  })

  it('B-8.3 keeps nothing that was asked as somebody', () => {
    const authorization = 'Bearer token-of-amina'
    expect(kind({ url: rows, headers: { ...asAnybody, authorization } })).toBeNull()
    expect(kind({ url: rows, headers: { authorization } })).toBeNull()
    expect(kind({ url: `${backend}/auth/v1/user`, headers: asAnybody })).toBeNull()
    expect(kind({ url: `${backend}/functions/v1/contact`, headers: asAnybody })).toBeNull()
  })

  it('B-8.3 keeps no writes, no counts, no parts, and nothing from other places', () => {
    expect(kind({ url: rows, method: 'POST', headers: asAnybody })).toBeNull()
    expect(kind({ url: rows, method: 'HEAD', headers: asAnybody })).toBeNull()
    expect(kind({ url: rows, headers: { ...asAnybody, prefer: 'count=exact' } })).toBeNull()
    expect(kind({ url: rows, headers: { ...asAnybody, range: '0-9' } })).toBeNull()
    expect(kind({ url: 'https://elsewhere.example/rest/v1/calls', headers: asAnybody })).toBeNull()
  })

  it('finds rows again that were asked for at another moment, and another page of them not', () => {
    const at = (time: string) => `${rows}&closes_at=gt.${encodeURIComponent(time)}`
    expect(readingKey(at('2026-11-22T01:38:11.328Z'))).toBe(
      readingKey(at('2026-11-23T09:00:00.001Z')),
    )
    const after = (time: string) => `${rows}&published_at=lt.${encodeURIComponent(time)}`
    expect(readingKey(after('2026-11-22T01:38:11.328412+00:00'))).not.toBe(
      readingKey(after('2026-11-23T01:38:11.328412+00:00')),
    )
  })

  it('finds the files that a page names, each once', () => {
    const html = `<template data-style="/assets/index-1.css" data-preload="/assets/base-2.js /assets/home-3.js">
      <link href="/assets/base-2.js"><img src="/logo.svg">`
    expect(filesIn(html)).toEqual(['/assets/index-1.css', '/assets/base-2.js', '/assets/home-3.js'])
  })
})
