import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page, type Response } from '@playwright/test'
import { expect, test } from './given'
import { acceptTerms } from './support/account-page'
import { goByRedirect, goByWindow, progressOn, signInThere } from './support/directory-page'
import { newAddress } from './support/people'

const accountOf = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sb-auth-token') ?? '{}') as {
      user?: { id: string; app_metadata: { providers: string[] } }
    }
    return session.user
  })

test('B-6.1, B-6.3: signs in by redirect, makes a profile, and goes on to the page asked for', async ({
  page,
  context,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  const email = newAddress('nia.were')
  await page.goto('/login?next=%2Fdashboard%2Fsettings')
  await goByRedirect(page)
  await signInThere(page, { email })
  await acceptTerms(page)
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByText(`You sign in as ${email}`)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Nia')
  expect(await accountOf(page)).toMatchObject({ app_metadata: { providers: ['azure'] } })

  // Nothing of it in cookies of ours, nor in the history, nor where other tabs could read the directory's tokens.
  const own = new URL(page.url()).origin
  expect((await context.cookies(own)).filter(({ secure }) => !secure)).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('msal')
  const devtools = await context.newCDPSession(page)
  const { entries } = await devtools.send('Page.getNavigationHistory')
  expect(entries.map(({ url }) => url).filter((url) => /[#?&](code|state)=/.test(url))).toEqual([])
  expect(refused).toEqual([])
})

test('B-6.1: signs in in a window, which closes by itself', async ({ page }) => {
  await page.goto('/login?next=%2Fapply')
  const window = await goByWindow(page)
  await expect(progressOn(page)).toHaveAttribute('data-directory-progress', 'login')
  const closed = window.waitForEvent('close')
  await signInThere(window, { email: newAddress('nia.were') })
  await closed
  await acceptTerms(page)
  await expect(page).toHaveURL('/apply')
})

test('B-6.3: an existing account is used when the directory vouches for the address, and not otherwise', async ({
  given,
  page,
}) => {
  const person = await given.person()
  await page.goto('/login')
  await goByRedirect(page)
  await signInThere(page, { email: person.email, isVerified: false })
  await expect(page.getByText(/has not confirmed that your email address is yours/)).toBeVisible()
  expect(await accountOf(page)).toBeUndefined()

  // The next time they pick, instead of being sent back as the same.
  await page.getByRole('link', { name: 'Sign in' }).click()
  await goByRedirect(page)
  await signInThere(page, { email: person.email })
  await acceptTerms(page)
  await expect(page).toHaveURL('/dashboard')
  expect(await accountOf(page)).toMatchObject({ app_metadata: { providers: ['azure'] } })

  const other = await given.person()
  const fresh = await given.browserOf()
  await fresh.goto('/login')
  await goByRedirect(fresh)
  await signInThere(fresh, { email: other.email })
  await expect(fresh).toHaveURL('/dashboard')
  expect(await accountOf(fresh)).toMatchObject({
    id: other.id,
    app_metadata: { providers: ['email', 'azure'] },
  })
})

test('an answer is of no use in another browser, and none a second time', async ({
  page,
  given,
}) => {
  const leadsBack = (response: Response) =>
    response.headers()['location']?.includes('/auth-redirect#code=') ?? false
  const returning = page.waitForResponse(leadsBack)
  await page.goto('/login')
  await goByRedirect(page)
  await signInThere(page, { email: newAddress('nia.were') })
  await acceptTerms(page)
  const address = (await returning).headers()['location'] ?? ''
  await expect(page).toHaveURL('/dashboard')

  const elsewhere = await given.browserOf()
  await elsewhere.goto(address)
  await expect(elsewhere.getByText(/in another browser or tab/)).toBeVisible()
  expect(elsewhere.url()).not.toContain('code=')

  // Whoever is signed in goes on.
  await page.goto(address)
  await expect(page).toHaveURL('/dashboard')
  await page.evaluate(() => localStorage.clear())
  await page.goto(address)
  await expect(page.getByText(/has been used already/)).toBeVisible()
})

test('B-6.2: signing out ends both sessions, from any tab', async ({ page, context }) => {
  await page.goto('/login?next=%2Fdashboard')
  await goByRedirect(page)
  await signInThere(page, { email: newAddress('nia.were') })
  await acceptTerms(page)
  await expect(page).toHaveURL('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard/settings')

  // In a tab that has never seen the directory.
  const asked = other.waitForRequest(/\/oauth2\/v2\.0\/logout/)
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  expect((await asked).url()).toContain('logout_hint=')
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL(/\/login/)
  for (const each of [page, other]) {
    const kept = await each.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ])
    expect(
      kept.filter((key) => /^(msal|sb-auth-token|fourfold:directory-session)/.test(key)),
    ).toEqual([])
  }

  // The directory has forgotten them as well.
  await goByRedirect(page)
  await expect(page.getByRole('heading', { name: 'Pick an account' })).toBeVisible()
})

test('no page but the two of signing in asks for what talks to the directory', async ({ page }) => {
  const chunks: string[] = []
  page.on('response', (response) => {
    if (/\/assets\/.+\.js$/.test(response.url())) chunks.push(response.url())
  })
  await page.clock.install()
  for (const path of ['/', '/join', '/apply', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const early = /(directory-engine|return-part|leave-part|use-directory-progress|msal)/
    expect(chunks.filter((url) => early.test(url))).toEqual([])
    if (path === '/login') break
    await page.clock.runFor(10_000)
  }
  // Quiet for a while, the sign-in page fetches it.
  const fetched = page.waitForResponse(/directory-engine/)
  await page.clock.runFor(10_000)
  await fetched
})

test('B-6.1: whom the directory still knows comes back by a hidden frame', async ({
  contextOptions,
  launchOptions,
  baseURL,
}, testInfo) => {
  // Where a browser blocks cookies in frames of others, as it does in a private window, this ends in the way by redirect.
  const profile = testInfo.outputPath('profile')
  await mkdir(join(profile, 'Default'), { recursive: true })
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { cookie_controls_mode: 0 } }),
  )
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...contextOptions,
    baseURL,
  })
  const page = await context.newPage()
  await page.goto('/login')
  await goByRedirect(page)
  await signInThere(page, { email: newAddress('nia.were') })
  await acceptTerms(page)
  await expect(page).toHaveURL('/dashboard')
  const before = await accountOf(page)

  // The session has ended here, and not there.
  await page.evaluate(() => localStorage.removeItem('sb-auth-token'))
  await page.goto('/login?next=%2Fapply')
  await page.getByRole('button', { name: 'Use a separate window' }).hover()
  await page.getByRole('button', { name: /^Continue as Nia/ }).click()
  await expect(page).toHaveURL('/apply')
  expect((await accountOf(page))?.id).toBe(before?.id)
  await context.close()
})
