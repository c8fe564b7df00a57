import type { Page, Request } from '@playwright/test'
import { publishableKey } from '../../supabase/local/auth/public-key.ts'
import { expect, test } from './given'
import { FormPage } from './support/form-page'
import { takenOver } from './support/prerendered'
import { missingPath } from './support/routes'

const isChunk = (request: Request) => /\/assets\/.+\.js$/.test(new URL(request.url()).pathname)

/** Addresses of the chunks that the page asks for from now on. */
function chunksOf(page: Page): string[] {
  const chunks: string[] = []
  page.on('request', (request) => {
    if (isChunk(request)) chunks.push(request.url())
  })
  return chunks
}

test('B-2.1: a skeleton stands in for a page on its way', async ({ page }) => {
  // Drawn by the app and not prerendered, so that its links are the app's as soon as they are there.
  await page.goto(missingPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('page-skeleton')).toHaveCount(0)

  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'How it works' }).first().click()
  await expect(page.getByTestId('page-skeleton')).toBeVisible()
  release()
  await expect(page).toHaveURL('/how-it-works')
  await expect(page.getByTestId('page-skeleton')).toHaveCount(0)
})

test('B-2.1: the document itself carries a skeleton, gone once the app has mounted', async ({
  page,
  request,
}) => {
  const document = await request.get('/dashboard', { headers: { accept: 'text/html' } })
  expect(/data-testid="page-skeleton"/.test(await document.text())).toBe(true)
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('page-skeleton')).toHaveCount(0)
})

test('B-2.2: a chunk that fails to load shows the fallback, and both ways out work', async ({
  page,
}) => {
  await page.goto(missingPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'How it works' }).first().click()

  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(
    page.getByText(
      "We're sorry, but something unexpected happened. Please try refreshing the page or return to the homepage.",
    ),
  ).toBeVisible()

  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  await expect(page).toHaveURL('/how-it-works')

  await page.goto(missingPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Open calls' }).first().click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Answers as after a new version, in which the file has another name; how often it was asked for by the page. */
async function withoutCode(page: Page, pattern: RegExp, { times }: { times?: number } = {}) {
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not found' }), {
    ...(times && { times }),
  })
  const loads = { count: 0 }
  page.on('load', () => (loads.count += 1))
  return loads
}

const howItWorks = /\/assets\/how-it-works-page-.+\.js$/

test('B-2.2: a page whose code is gone with an older version is loaded again, without a word', async ({
  page,
}) => {
  await page.goto(missingPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Asked for by the page, and then by what finds out whether it is still there.
  const loads = await withoutCode(page, howItWorks, { times: 2 })
  await page.getByRole('link', { name: 'How it works' }).first().click()

  await expect.poll(() => loads.count).toBe(1)
  await expect(page).toHaveURL('/how-it-works')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
})

test('B-2.2: a page whose code stays away is loaded again once, and then says so', async ({
  page,
}) => {
  await page.goto(missingPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loads = await withoutCode(page, howItWorks)
  await page.getByRole('link', { name: 'How it works' }).first().click()

  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(loads.count).toBe(1)
})

test('B-2.2: what somebody has written and nobody has yet is not thrown away by loading again', async ({
  given,
}) => {
  const page = await given.browserOf(await given.person())
  const form = new FormPage(page, 'startup')
  await form.open()
  await page.route(/\/(rest|functions)\/v1\//, (route) => route.abort())
  await form.control('company_name').fill('Hemlock Tools')
  await form.status('offline')

  const loads = await withoutCode(page, /\/assets\/home-page-.+\.js$/)
  await page.getByRole('link', { name: 'Fourfold, home' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(loads.count).toBe(0)

  await form.open()
  await expect(form.control('company_name')).toHaveValue('Hemlock Tools')
})

test('B-2.2: a part around the page that fails to load leaves the page as it is', async ({
  given,
}) => {
  const page = await given.browserOf(await given.person())
  await page.route(/\/assets\/(toast-viewport|notification-bell|palette)-.+\.js$/, (route) =>
    route.abort(),
  )
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Go to…' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'did not open' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})

test('B-2.2: pages are drawn for those whose browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
  })
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))

  for (const path of ['/', '/apply', '/auth', '/application-form/startup', '/reset-password']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByTestId('page-skeleton')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test('B-2.3: the likely next pages come three seconds after arrival, and not before', async ({
  page,
}) => {
  const prefetched = page.waitForRequest(/\/assets\/join-page-.+\.js$/)
  await page.goto('/')
  const url = (await prefetched).url()
  const begun = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    url,
  )
  // Counted from the navigation, so that a slow machine only makes it later.
  expect(await begun.jsonValue()).toBeGreaterThanOrEqual(3_000)
})

test('B-2.3: nothing comes early for who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('load')
  const chunks = chunksOf(page)
  await page.clock.runFor(10_000)
  expect(chunks).toEqual([])
})

test('B-8.6: a visitor of the public pages is asked for no session, and asks with the public key alone', async ({
  page,
}) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (/\/(rest|auth|storage|realtime|functions)\/v1\//.test(request.url())) calls.push(request)
  })
  for (const path of ['/how-it-works', '/terms-of-service', '/']) {
    // What is drawn from the database is read anew; the rest asks for nothing.
    const read = path === '/' ? page.waitForResponse(/\/rest\/v1\/calls/) : null
    await page.goto(path)
    await takenOver(page)
    await read
    if (path !== '/') expect(calls.map((call) => call.url())).toEqual([])
  }
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) {
    const { pathname } = new URL(call.url())
    expect(pathname).toMatch(/^\/rest\/v1\//)
    const { apikey, authorization } = await call.allHeaders()
    expect(apikey, pathname).toBe(publishableKey)
    expect(authorization ?? `Bearer ${publishableKey}`, pathname).toBe(`Bearer ${publishableKey}`)
  }
})

test('B-8.2: what took longer than a second to come is named in the console', async ({ page }) => {
  await page.route('**/mark.svg', async (route) => {
    const asked = await page.evaluate(() => performance.now())
    await page.waitForFunction((since) => performance.now() > since + 1_001, asked)
    await route.continue()
  })
  // On a busy machine other files may take as long.
  const warned = page.waitForEvent('console', (message) => /took.+mark\.svg/.test(message.text()))
  await page.goto('/')
  await page.evaluate(() => new Image().setAttribute('src', '/mark.svg'))
  expect((await warned).text()).toMatch(
    /^A resource took [\d,]+ ms, above 1,000 ms: .+\/mark\.svg$/,
  )
  expect((await warned).type()).toBe('warning')
})
