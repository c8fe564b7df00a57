import { expect, test } from './given'
import { dashboardPaths, formPaths, missingPath, publicPaths } from './support/routes'

test('B-1.1, B-1.3, B-1.7: every open page has one heading, a title and a description of its own', async ({
  page,
}) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const path of [...publicPaths, ...formPaths]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.getByTestId('page-skeleton')).toHaveCount(0)
    const title = await page.title()
    const description = await page.locator('meta[name="description"]').getAttribute('content')
    expect(title, path).toContain('Fourfold')
    expect(description?.length ?? 0, `description of ${path}`).toBeGreaterThan(30)
    expect(titles.get(title), `title "${title}" of ${path}`).toBeUndefined()
    expect(descriptions.get(description ?? ''), `description of ${path}`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description ?? '', path)
  }
})

test('B-1.2, B-1.7: every dashboard page has one heading and a title of its own', async ({
  given,
}) => {
  const person = await given.person()
  const { id } = await given.submitted(person, 'support-partner')
  const page = await given.browserOf(person)
  const titles = new Set<string>()
  const paths = [...dashboardPaths, `/dashboard/applications/${id}`]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect
      .poll(async () => titles.has(await page.title()), { message: `title of ${path}` })
      .toBe(false)
    titles.add(await page.title())
  }
  for (const title of titles) expect(title).toContain('Fourfold')
})

test('B-1.4: an unknown path is named, with a way home and a search of the site map', async ({
  page,
}) => {
  await page.goto(missingPath)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(missingPath)).toBeVisible()
  await expect(page).toHaveTitle(/not found/i)

  await main.getByRole('searchbox').fill('privacy')
  await main.getByRole('link', { name: /privacy policy/i }).click()
  await expect(page).toHaveURL('/privacy-policy')

  await page.goBack()
  await main.getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL('/')
})

test('B-1.4: the path is shown as text, whatever it holds', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('img[onerror]')).toHaveCount(0)
})

test('B-1.5: /home shows what / shows, and names / as the canonical page', async ({ page }) => {
  await page.goto('/')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '', page.url()).pathname).toBe('/')
})

test('B-1.5: /login is /auth with sign-in chosen', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('B-1.6: the dashboard sends a visitor to sign in, and then to where they wanted to go', async ({
  page,
  given,
}) => {
  const person = await given.person()
  await page.goto('/dashboard/notifications?show=unread#newest')
  await expect(page).toHaveURL(/\/login/)

  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL('/dashboard/notifications?show=unread#newest')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('B-1.6: signing in leads nowhere outside of the app', async ({ page, given }) => {
  const person = await given.person()
  for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    await page.goto(`/login?next=${encodeURIComponent(elsewhere)}`)
    await page.getByRole('textbox', { name: 'Email or phone number' }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/dashboard/)
    await page.evaluate(() => localStorage.clear())
  }
})

test('B-1.6: application forms open without a session', async ({ page }) => {
  for (const path of formPaths) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})
