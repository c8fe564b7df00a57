import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { signIn } from './support/account-page'

const renewals = (page: Page): string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (/grant_type=refresh_token/.test(request.url())) seen.push(request.url())
  })
  return seen
}

const refusals = (page: Page): number[] => {
  const seen: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/') && response.status() === 401) seen.push(401)
  })
  return seen
}

for (const [name, wrong] of [
  ['fast', 3_600_000],
  ['slow', -3_600_000],
] as const) {
  test(`B-5.1: a clock an hour ${name} changes nothing`, async ({ given, page }) => {
    const person = await given.person()
    await page.clock.install({ time: Date.now() + wrong })
    const [renewed, refused] = [renewals(page), refusals(page)]
    await page.goto('/login')
    await signIn(page, person)
    await expect(page).toHaveURL('/dashboard')
    for (const path of ['/dashboard/settings', '/dashboard/notifications']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(renewed).toEqual([])
    expect(refused).toEqual([])
  })
}

test('B-5.2: two tabs that renew the session at once both go on', async ({ given }) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard/settings')
  const other = await page.context().newPage()
  await other.goto('/dashboard/settings')
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sb-auth-token') ?? '{}')
    localStorage.setItem('sb-auth-token', JSON.stringify({ ...session, expires_at: 1 }))
  })
  await Promise.all([page.reload(), other.reload()])
  for (const tab of [page, other]) {
    await expect(tab.getByText(`You sign in as ${person.email}`)).toBeVisible()
    await expect(tab).toHaveURL('/dashboard/settings')
  }
})

test('B-5.2: with the site’s data cleared under a live session, the way leads to signing in and back', async ({
  given,
}) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard/settings')
  await expect(page.getByText(`You sign in as ${person.email}`)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/dashboard/notifications')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  // The other tab is told by the browser; this one notices when it next asks for something.
  await expect(other).toHaveURL('/login?next=%2Fdashboard%2Fnotifications')
  await page.getByRole('link', { name: 'Applications' }).first().click()
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fapplications')
  await signIn(page, person)
  await expect(page).toHaveURL('/dashboard/applications')
})
