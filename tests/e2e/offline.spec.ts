import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { FormPage } from './support/form-page'

test.use({ serviceWorkers: 'allow' })

/** All that the browser keeps for a time without a network, by address. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) addresses.push(request.url)
    }
    return addresses
  })

/** Waits until a page and the code of it are kept. */
async function isKept(page: Page, path: string, code: RegExp) {
  const address = new URL(path, page.url()).href
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain(address)
  await expect
    .poll(async () => (await kept(page)).some((url) => code.test(url)), { timeout: 20_000 })
    .toBe(true)
}

test('B-8.3: a worker is registered at /sw.js, for all of the site, once the page has loaded', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const scope = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready
    return [active?.scriptURL, scope]
  })
  expect(scope).toEqual([new URL('/sw.js', page.url()).href, new URL('/', page.url()).href])
  const answer = await request.get('/sw.js')
  expect(answer.headers()['cache-control']).toBe('no-cache')
})

test('B-8.3: pages that were visited open without a network, also those the app has drawn', async ({
  page,
}) => {
  await page.goto('/')
  await isKept(page, '/', /\/assets\/home-page-/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click()
  await expect(page).toHaveURL('/how-it-works')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await isKept(page, '/how-it-works', /\/assets\/how-it-works-page-/)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  // The app is at work: it goes on to a page that is there as well.
  await page.getByRole('link', { name: 'Fourfold, home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
})

test('B-8.3: a page that was not visited says so without a network, lists what is there, and opens with one', async ({
  page,
}) => {
  await page.goto('/join')
  await isKept(page, '/join', /\/assets\/join-page-/)
  await page.context().setOffline(true)
  await page.goto('/terms-of-service?from=mail')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(1)

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible()
  await expect(page).toHaveURL('/terms-of-service?from=mail')

  await page.context().setOffline(true)
  await page.goto('/how-it-works')
  await page.getByRole('navigation').getByRole('link', { name: 'Join' }).click()
  await expect(page).toHaveURL('/join')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('B-8.3: what everybody may read was read before, and is there without a network', async ({
  page,
}) => {
  await page.goto('/apply')
  await isKept(page, '/apply', /\/assets\/apply-page-/)
  // Opened again, now with the worker at work.
  await page.reload()
  const call = page.getByRole('main').getByRole('listitem').first()
  const words = await call.innerText()
  await expect
    .poll(async () => (await kept(page)).some((url) => url.includes('/rest/v1/calls')))
    .toBe(true)

  await page.context().setOffline(true)
  await page.reload()
  await expect(call).toHaveText(words.replaceAll('\n', ''), { useInnerText: false })
})

test('B-8.3: a form that is reloaded without a network shows what was typed', async ({ page }) => {
  const form = new FormPage(page, 'support-partner')
  await form.open()
  const first = form.definition.sections[0]?.fields.find(({ type }) => type === 'short_text')
  const control = form.control(first?.key ?? '')
  await control.fill('Kilimo Labs')
  await form.status('device')
  await isKept(page, '/application-form/support-partner', /\/assets\/application-form-page-/)

  await page.context().setOffline(true)
  await page.reload()
  await expect(control).toHaveValue('Kilimo Labs')
  await control.fill('Kilimo Laboratories')
  await page.reload()
  await expect(control).toHaveValue('Kilimo Laboratories')
})

test('B-8.3: nothing that was asked as somebody is kept, and no link that signs one in', async ({
  given,
}) => {
  const person = await given.person()
  const { id } = await given.submitted(person)
  const page = await given.browserOf(person)
  await page.goto('/dashboard')
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const path of ['/dashboard/applications', `/dashboard/applications/${id}`, '/apply']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  await page.goto('/auth-callback?code=secret-code')
  await page.goto('/apply?token=secret-token#access=secret-token')
  await isKept(page, '/apply', /\/assets\/apply-page-/)

  const addresses = (await kept(page)).map((url) => new URL(url))
  expect(addresses.map(({ href }) => href).join(' ')).not.toContain('secret')
  const paths = addresses.map(({ pathname }) => pathname)
  expect(paths.filter((path) => /^\/(auth|dashboard|functions|storage)/.test(path))).toEqual([])
  const bodies = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '')
    }
    return texts.join('\n')
  })
  expect(bodies).not.toContain(person.email)
  expect(bodies).not.toContain(id)
})

test('B-8.3: the dashboard begins without a network for whoever has used it', async ({ given }) => {
  const page = await given.browserOf(await given.person())
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect
    .poll(
      async () => (await kept(page)).filter((url) => /dashboard|settings-page/.test(url)).length,
    )
    .toBeGreaterThan(2)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('B-8.3: a new version waits for a word, and takes nothing away from who is typing', async ({
  page,
}) => {
  const form = new FormPage(page, 'support-partner')
  await form.open()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true)
  const first = form.definition.sections[0]?.fields.find(({ type }) => type === 'short_text')
  const control = form.control(first?.key ?? '')
  await control.fill('Kilimo')

  // As after a deployment: another script for the same pages.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer'))
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await expect(control).toBeFocused()
  await page.keyboard.type(' Labs')
  await expect(control).toHaveValue('Kilimo Labs')
  await form.status('device')

  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect(control).toHaveValue('Kilimo Labs')
  const active = await page.evaluate(async () => (await navigator.serviceWorker.ready).active)
  expect(active).toBeTruthy()
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/newer$/)
})

test('B-8.3: what was visited is forgotten when somebody signs out', async ({ given }) => {
  const page = await given.browserOf(await given.person())
  await page.goto('/join')
  await isKept(page, '/join', /\/assets\/join-page-/)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const address = new URL('/join', page.url()).href
  await expect.poll(() => kept(page)).not.toContain(address)
})
