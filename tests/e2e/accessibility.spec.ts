import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { dashboardPaths, formPaths, missingPath, publicPaths } from './support/routes'

const widths = [360, 768, 1280]
const themes = ['light', 'dark'] as const
/** What level AA asks of colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Every finding at every width, as lines that say what and where. Between light and dark only colours differ, so in the
 * dark only they are looked at again.
 */
async function findings(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark')
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const axe = new AxeBuilder({ page })
    const { violations } = await (isDark ? axe.withRules(colourRules) : axe).analyze()
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ target }) => `${width} px: ${id}: ${target.join(' ')}`))
    }
    found.push(...(await overflow(page, width)))
  }
  return found
}

async function overflow(page: Page, width: number): Promise<string[]> {
  const by = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return by > 0 ? [`${width} px: ${by} px wider than the screen`] : []
}

/** Goes there and waits until what the page is about has come. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByTestId('page-skeleton')).toHaveCount(0)
  await expect(page.getByTestId('form-skeleton')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function check(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await arrive(page, path)
      expect.soft(await findings(page), path).toEqual([])
    })
  }
}

for (const colorScheme of themes) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test.describe.configure({ timeout: 240_000 })

    test('B-7.2: the open pages have no accessibility findings', async ({ page }) => {
      await check(page, [...publicPaths, '/login', '/auth?mode=sign-up', missingPath])
    })

    test('B-3.1: feedback and messages have no accessibility findings, right or wrong', async ({
      page,
    }) => {
      await arrive(page, '/contact?newsletter=confirm#token')
      await expect(page.getByRole('button', { name: 'Yes, send it to me' })).toBeVisible()
      expect.soft(await findings(page), 'a link of a mail').toEqual([])
      const form = page.getByRole('form', { name: 'Your message' })
      await form.getByRole('button').click()
      await expect(form.getByRole('alert')).toBeVisible()
      expect.soft(await findings(page), 'a message that is wrong').toEqual([])
      await form.getByLabel('Your name').fill('Ada')
      await form.getByLabel('Email').fill('ada@people.example')
      await form.getByLabel('Message', { exact: true }).fill(`In ${colorScheme}`)
      await form.getByRole('button').click()
      await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible()
      expect.soft(await findings(page), 'a message that arrived').toEqual([])

      await page.getByRole('button', { name: 'Feedback', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Feedback' })
      await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
      await expect(dialog.getByText('Your feedback message is required.')).toBeVisible()
      expect.soft(await findings(page), 'feedback').toEqual([])
    })

    test.describe('to who has not been asked yet', () => {
      test.use({ hasAnswered: false })

      test('B-4.1 B-4.2: the banner and the preferences have no accessibility findings', async ({
        page,
      }) => {
        await check(page, ['/', '/auth', '/application-form/startup'])
        await page.getByRole('button', { name: 'Preferences', exact: true }).click()
        await expect(page.getByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible()
        expect.soft(await findings(page), 'the preferences').toEqual([])
      })
    })

    test('B-7.2: the forms have no accessibility findings', async ({ page }) => {
      await check(page, [
        ...formPaths,
        '/application-form/startup?section=team',
        '/application-form/startup?section=product',
        '/application-form/startup?section=needs',
        '/application-form/support-partner?section=offer',
        '/application-form/startup?section=review',
      ])
      await page.getByRole('button', { name: 'Sign in to submit' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect.soft(await findings(page), 'the review with errors').toEqual([])
    })

    test('B-7.2: an applicant’s pages have no accessibility findings', async ({ given }) => {
      const person = await given.person()
      const { id } = await given.submitted(person)
      const page = await given.browserOf(person, { colorScheme, reducedMotion: 'reduce' })
      await check(page, [...dashboardPaths, `/dashboard/applications/${id}`])
    })

    test('B-7.2: the pages of staff have no accessibility findings', async ({ given }) => {
      const person = await given.person()
      const { id } = await given.submitted(person)
      const manager = await given.staff('manager')
      const page = await given.browserOf(manager, { colorScheme, reducedMotion: 'reduce' })
      await check(page, ['/dashboard', '/dashboard/applications', `/dashboard/applications/${id}`])
      await check(page, [
        '/dashboard/content',
        '/dashboard/content?kind=organisations',
        '/dashboard/content?kind=faqs&q=nothing-is-called-so',
        '/dashboard/content/posts/new',
        '/dashboard/content/challenges/new',
        '/dashboard/content/organisations/new',
      ])
      await page.goto('/dashboard/content/posts/new')
      await page.getByRole('textbox', { name: 'Title' }).fill('Rain')
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('## It rains\n\n- a lot')
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'It rains' })).toBeVisible()
      expect.soft(await findings(page), 'the preview of a post').toEqual([])
      await page.goto(`/dashboard/applications/${id}`)

      await page.getByRole('button', { name: 'Start screening' }).click()
      await page.getByRole('button', { name: 'Ask for more information' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await findings(page), 'asking for more information').toEqual([])
    })

    test('B-7.2: the team, its questions and an invitation have no accessibility findings', async ({
      given,
    }) => {
      const [admin, colleague] = [await given.staff('admin'), await given.staff('reviewer')]
      const page = await given.browserOf(admin, { colorScheme, reducedMotion: 'reduce' })
      await page.goto('/dashboard/team')
      await expect(page.getByRole('list', { name: 'What was changed' })).toBeVisible()
      expect.soft(await findings(page), 'the team').toEqual([])
      const theirs = page.getByRole('listitem').filter({ hasText: colleague.email })
      await theirs.getByRole('button', { name: /^Change the role of/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await findings(page), 'changing a role').toEqual([])
      await page.getByRole('button', { name: 'Take the role away' }).click()
      await expect(page.getByRole('button', { name: 'Keep the role' })).toBeVisible()
      expect.soft(await findings(page), 'taking a role').toEqual([])
      await check(page, ['/dashboard/team', '/dashboard/team#invitation=abc'])
    })

    test('B-2.2: the page that stands in for a broken one has no accessibility findings', async ({
      page,
    }) => {
      await arrive(page, missingPath)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.getByRole('link', { name: 'How it works' }).first().click()
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
  })
}

test('no name is too long for the screen, and no word', async ({ given }) => {
  const long = (first: string) => first.padEnd(120, 'mwangamwenyewe')
  const person = await given.person({ lastName: long('Ka') })
  const { id } = await given.submitted(person, 'startup', {
    given: { company_name: long('Ma') },
  })
  const manager = await given.staff('manager')
  const own = `/dashboard/applications/${id}`

  for (const [who, paths] of [
    [person, ['/dashboard', '/dashboard/applications', own, '/dashboard/notifications']],
    [manager, ['/dashboard', '/dashboard/applications', own, '/dashboard/notifications']],
  ] as const) {
    const page = await given.browserOf(who)
    for (const path of paths) {
      await arrive(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await overflow(page, width), path).toEqual([])
      }
      await page.setViewportSize({ width: 360, height: 900 })
      await page.getByRole('button', { name: 'Your account' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      expect.soft(await overflow(page, 360), `${path} with the account open`).toEqual([])
    }
  }
})

test('nobody has to see a thing move who asked for less of it', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getTiming().duration))),
  )
  expect(longest).toBeLessThanOrEqual(1)
  await page.context().close()
})

test('what is printed is black on white, whatever the theme', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, colorScheme: 'dark' })
  await arrive(page, '/privacy-policy')
  const colours = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement)
      return { color, backgroundColor }
    })
  expect((await colours()).backgroundColor).not.toBe('rgb(255, 255, 255)')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await colours()).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
  })
  await page.context().close()
})

test('which part is on screen shows also in colours of one’s own', async ({ given }) => {
  const manager = await given.staff('manager')
  const page = await given.browserOf(manager, { forcedColors: 'active' })
  await arrive(page, '/dashboard/applications')
  const line = (name: RegExp) =>
    page.getByRole('button', { name }).evaluate((one) => getComputedStyle(one).borderBottomColor)
  expect(await line(/^All /)).not.toBe(await line(/^Screening /))
})
