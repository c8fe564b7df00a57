import { expect, test } from './given'
import { followPolicy } from './support/policy'

test('B-8.4: what the policy refuses is refused, and noticed by every journey', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL })
  const refused = followPolicy(context)
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('The policy of this site refused')) said.push(message.text())
  })
  await page.goto('/')
  expect(refused).toEqual([])

  const ran = await page.evaluate(async () => {
    for (const change of [
      { src: 'https://elsewhere.example/a.js' },
      { textContent: 'window.ran = true' },
    ]) {
      document.head.append(Object.assign(document.createElement('script'), change))
    }
    await fetch('https://elsewhere.example/').catch(() => undefined)
    return 'ran' in window
  })
  expect(ran).toBe(false)
  // Two scripts and a request; some of it is said twice.
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3)
  // Once the page is there, it says so itself as well.
  await expect
    .poll(async () => {
      await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined))
      return said.join()
    })
    .toContain('elsewhere.example')
  await context.close()
})

test('B-8.4: every answer carries the headers, also of files, of missing pages and of the worker', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/dashboard',
    '/nowhere',
    '/sw.js',
    '/logo.svg',
    '/manifest.webmanifest',
  ]) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    const headers = answer.headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8}/)
    expect(headers['permissions-policy'], path).toContain('camera=()')
  }
})
