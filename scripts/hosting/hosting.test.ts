import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteRoutes } from '@/app/routes'
import { contentSecurityPolicy, hosting, prerenderedPaths, shellPaths } from '@/config/hosting'
import { pageFor } from './preview.ts'
import { inlineScriptHashes } from './script-hashes.ts'

const read = (path: string) => readFileSync(resolve(process.cwd(), path), 'utf8')
const hashes = inlineScriptHashes(read('index.html'))

const answered = (path: string) =>
  pageFor(path, (file) =>
    prerenderedPaths.some((known) => file === (known === '/' ? 'index' : known.slice(1)) + '.html'),
  )

describe('what the host is told', () => {
  it('B-8.4 vercel.json is what `npm run hosting` writes', () => {
    expect(JSON.parse(read('vercel.json'))).toEqual(hosting(hashes))
  })

  it('B-8.4 lets only our own scripts run, and by their hash the two of the document', () => {
    const policy = contentSecurityPolicy(hashes)
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))

    expect(hashes).toHaveLength(2)
    expect(scripts).toBe(`script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`)
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
})
