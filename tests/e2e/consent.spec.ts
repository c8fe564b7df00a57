import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { publicPaths } from './support/routes'

test.use({ hasAnswered: false })

const banner = (page: Page) => page.getByRole('region', { name: 'We Value Your Privacy' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' })
const hasMounted = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('style', /--consent-height/)

const kept = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('cookieConsent'),
    localStorage.getItem('cookiePreferences'),
  ])
const preferences = (analytics: boolean, marketing: boolean, functional: boolean) =>
  JSON.stringify({ necessary: true, analytics, marketing, functional })

test('B-4.1: who has not been asked is asked, on every page, with a way to the policy', async ({
  page,
}) => {
  for (const path of [...publicPaths, '/application-form', '/nowhere']) {
    await page.goto(path)
    await expect(banner(page), path).toBeVisible()
  }
  await banner(page).getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
})

test('B-4.1: the page ends above the banner, and the focus is not hidden below it', async ({
  page,
}) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/privacy-policy')
    await hasMounted(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const footer = await page.getByRole('contentinfo').boundingBox()
    const ours = await banner(page).boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((ours?.y ?? 0) + 1)

    await page.evaluate(() => window.scrollTo(0, 0))
    const link = page.getByRole('contentinfo').getByRole('link').last()
    await link.focus()
    const focused = await link.boundingBox()
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(ours?.y ?? 0)
  }
})

test('B-4.2 B-4.4: what is switched on is kept, and later visits know it before they are drawn', async ({
  page,
}) => {
  await page.goto('/')
  await hasMounted(page)
  await banner(page).getByRole('button', { name: 'Preferences' }).click()
  await dialog(page).getByRole('switch', { name: 'Functional' }).check()
  await expect(dialog(page).getByRole('switch', { name: 'Necessary' })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
  expect(await kept(page)).toEqual(['accepted', preferences(false, false, true)])

  // Without the app's code it is the script in the document that hides the banner.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/how-it-works')
  await expect(page.locator('.consent-banner')).toHaveCount(1)
  await expect(page.locator('.consent-banner')).toBeHidden()
})

for (const [button, allowed] of [
  ['Accept All', true],
  ['Reject All', false],
] as const) {
  test(`B-4.3 B-4.4: ${button} is kept, hides the banner, and other tabs follow`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto('/join')
    await expect(banner(other)).toBeVisible()
    await page.goto('/')
    await hasMounted(page)
    await banner(page).getByRole('button', { name: button }).click()

    await expect(banner(page)).toHaveCount(0)
    await expect(banner(other)).toHaveCount(0)
    expect(await kept(page)).toEqual(['accepted', preferences(allowed, allowed, allowed)])
    await expect(page.getByRole('main')).toBeFocused()
  })
}

test('B-4.3: an answer that is given before the code is there counts', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/join', { waitUntil: 'commit' })
  await banner(page).getByRole('button', { name: 'Reject All' }).click()
  await page.getByRole('button', { name: 'Feedback', exact: true }).click()
  release()
  await expect(banner(page)).toHaveCount(0)
  expect(await kept(page)).toEqual(['accepted', preferences(false, false, false)])
  await expect(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible()
})

test('B-4.5: the choice is changed from the footer, by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hasMounted(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Accept All' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)

  const link = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' })
  await link.focus()
  await page.keyboard.press('Enter')
  const analytics = dialog(page).getByRole('switch', { name: 'Analytics' })
  await expect(analytics).toBeChecked()
  await analytics.focus()
  await page.keyboard.press('Space')
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).focus()
  await page.keyboard.press('Enter')
  expect(await kept(page)).toEqual(['accepted', preferences(false, true, true)])
  await expect(link).toBeFocused()
})

test('B-4.5: where nothing can be kept, the choice holds for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await hasMounted(page)
  await banner(page).getByRole('button', { name: 'Reject All' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'How it works' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('B-4.1: the banner moves nothing and is not what is waited for', async ({ page }) => {
  await page.addInitScript(() => {
    const shifted = Object.assign(window, { shifts: 0, largest: '' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifted.shifts += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        Object.assign(window, { largest: entry.element?.closest('section')?.className ?? 'page' })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['/', '/join', '/privacy-policy', '/application-form/startup']) {
    await page.goto(path)
    await hasMounted(page)
    const { shifts, largest } = await page.evaluate(() => ({
      shifts: (window as unknown as { shifts: number }).shifts,
      largest: (window as unknown as { largest: string }).largest,
    }))
    // The banner is a quarter of the screen: if it moved the page, this would be past a tenth. A font that comes late moves a line's end.
    expect(shifts, `shifts of ${path}`).toBeLessThanOrEqual(0.005)
    expect(largest, `largest of ${path}`).not.toContain('consent-banner')
  }
})

test('B-4.5 B-8.5: visits are measured with consent only, and not on the page after it was withdrawn', async ({
  page,
}) => {
  const measured: string[] = []
  const measuring: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_vercel/')) measured.push(pathname)
    if (pathname.startsWith('/assets/analytics-')) measuring.push(pathname)
  })
  /** Opens a page and waits for what comes after its load, with which the code that measures would be asked for. */
  const open = async (path: string) => {
    const afterLoad = page.waitForResponse(/\/assets\/vitals-/)
    await page.goto(path)
    await afterLoad
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await open('/')
  await hasMounted(page)
  expect([measuring, measured]).toEqual([[], []])

  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect
    .poll(() => measured)
    .toEqual(['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'])
  expect(measuring).toHaveLength(1)

  await page.getByRole('button', { name: 'Cookie preferences' }).click()
  await dialog(page).getByRole('switch', { name: 'Analytics' }).uncheck()
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
  await open('/join')
  expect([measuring.length, measured.length]).toEqual([1, 2])
})

test('B-4.5: a country is suggested in a form with consent to it, offered and not filled in, and forgotten with the consent', async ({
  page,
  context,
}) => {
  let asked = 0
  await context.route('**/country', (route) => {
    asked += 1
    return route.fulfill({ json: { country_code: 'UG' } })
  })
  const functional = async (isOn: boolean) => {
    await dialog(page).getByRole('switch', { name: 'Functional' }).setChecked(isOn)
    await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.goto('/')
  await hasMounted(page)
  await banner(page).getByRole('button', { name: 'Preferences' }).click()
  await functional(true)
  expect(asked).toBe(0)

  const form = await context.newPage()
  await form.goto('/application-form/startup')
  const country = form.getByRole('combobox', { name: 'Country' })
  const choose = form.getByRole('button', { name: 'Choose Uganda for “Country”' })
  await expect(choose).toBeVisible()
  await expect(country).toHaveValue('')

  const preferencesLink = page.getByRole('button', { name: 'Cookie preferences' })
  await preferencesLink.click()
  await functional(false)
  await expect(choose).toHaveCount(0)
  expect(asked).toBe(1)

  await preferencesLink.click()
  await functional(true)
  await choose.click()
  await expect(country).toHaveValue('UG')
  await expect(choose).toHaveCount(0)
  expect(asked).toBe(2)
})
