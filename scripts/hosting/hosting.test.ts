import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteRoutes } from '@/app/routes'
import { contentSecurityPolicy, hosting, prerenderedPaths, shellPaths } from '@/config/hosting'
import { pageFor } from './preview.ts'
import { inlineScriptHashes } from './script-hashes.ts'
import { forbiddenOrigins } from './settings.ts'

const read = (path: string) => readFileSync(resolve(process.cwd(), path), 'utf8')
const hashes = inlineScriptHashes(read('index.html'))

/** Whom vercel.json was written for, if an operator has said so: that is theirs to choose. */
const connects = /connect-src ([^;]*)/.exec(read('vercel.json'))?.[1]?.split(' ') ?? []
const isOf = (origin: string) => connects.includes(origin.replace('http', 'ws'))
const settings = {
  backendUrl: connects.find((origin) => isOf(origin) && !origin.includes('*')),
  geoipUrl: connects.find(
    (origin) =>
      /^https?:/.test(origin) && !isOf(origin) && !contentSecurityPolicy(hashes).includes(origin),
  ),
}

const answered = (path: string) =>
  pageFor(path, (file) =>
    prerenderedPaths.some((known) => file === (known === '/' ? 'index' : known.slice(1)) + '.html'),
  )

describe('what the host is told', () => {
  it('B-8.4 vercel.json is what `npm run hosting` writes', () => {
    expect(JSON.parse(read('vercel.json'))).toEqual(hosting(hashes, settings))
  })

  it('B-8.4 lets pages ask the service for the country that the operator names, and no other part of the web', () => {
    const connect = (geoipUrl?: string) =>
      /connect-src ([^;]*)/.exec(contentSecurityPolicy(hashes, { geoipUrl }))?.[1]
    expect(connect('https://geo.example/v1/me?key=1')).toBe(
      `${connect() ?? ''} https://geo.example`,
    )
    expect(connect('/country')).toBe(connect())
    expect(connect('')).toBe(connect())
  })

  it('B-8.4 leads forms to Google’s sign-in and loads nothing of Google’s', () => {
    const naming = contentSecurityPolicy(hashes)
      .split('; ')
      .filter((directive) => directive.includes('google'))
    expect(naming).toEqual(["form-action 'self' https://accounts.google.com"])
  })

  it('B-8.4 lets pages talk to the backend that the operator names, and to no other', () => {
    const policy = contentSecurityPolicy(hashes, { backendUrl: 'https://abcd.supabase.co' })
    expect(policy).toMatch(
      /connect-src [^;]*https:\/\/abcd\.supabase\.co wss:\/\/abcd\.supabase\.co/,
    )
    expect(policy).toMatch(/img-src [^;]*https:\/\/abcd\.supabase\.co/)
    expect(policy).not.toContain('*')
  })

  it('B-8.4 a build that asks somebody whom vercel.json forbids is noticed', () => {
    const written = (named = {}) => JSON.stringify(hosting(hashes, named))
    const geoipUrl = 'https://geo.example/v1/me'
    expect(forbiddenOrigins(written(), { geoipUrl })).toEqual(['https://geo.example'])
    expect(forbiddenOrigins(written({ geoipUrl }), { geoipUrl })).toEqual([])
    expect(forbiddenOrigins(written(), { geoipUrl: '/country' })).toEqual([])
    expect(forbiddenOrigins(written(), { backendUrl: undefined, geoipUrl: undefined })).toEqual([])

    const backendUrl = 'https://abcd.supabase.co'
    const own = 'https://data.example'
    expect(forbiddenOrigins(written(), { backendUrl })).toEqual([])
    expect(forbiddenOrigins(written(), { backendUrl: own })).toEqual([own])
    expect(forbiddenOrigins(written({ backendUrl: own }), { backendUrl })).toEqual([backendUrl])
  })

  it('B-8.4 lets only our own scripts run, by their hash the two of the document, and the check for persons', () => {
    const policy = contentSecurityPolicy(hashes)
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))

    expect(hashes).toHaveLength(2)
    const own = ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
    expect(scripts).toBe(`script-src ${own} https://challenges.cloudflare.com`)
    expect(policy).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/connect-src [^;]*wss:\/\/\*\.supabase\.co/)
  })

  it('B-8.3 the document preloads both logos and names no other host', () => {
    const html = read('index.html')
    expect(html).toContain('<link rel="preload" href="/logo.svg" as="image"')
    expect(html).toContain('<link rel="preload" href="/logo-dark.svg" as="image"')
    expect(html).not.toMatch(/(src|href)="https?:/)
  })

  it.each(siteRoutes().map((route) => route.path))('%s is answered 200', (path) => {
    expect(answered(path.replace(':id', 'some-id')).status).toBe(200)
  })

  it('answers 404 to an address that is none, and does not show the home page there', () => {
    expect(answered('/no/such/page')).toEqual({ file: '404.html', status: 404 })
  })

  it('shows everything below the dashboard by the shell, where the app decides', () => {
    expect(answered('/dashboard/applications/1')).toEqual({
      file: 'app-dashboard.html',
      status: 200,
    })
    expect(Object.keys(shellPaths)).not.toContain('/')
  })

  it('opens a post that was published after the build by the shell, and nothing below it', () => {
    expect(answered('/blog/published-today')).toEqual({ file: 'app.html', status: 200 })
    expect(answered('/blog/published-today/more').status).toBe(404)
  })
})
