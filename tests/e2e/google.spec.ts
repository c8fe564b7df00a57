import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { acceptTerms, signIn } from './support/account-page'
import { goToGoogle, pickAccount, signInThere } from './support/directory-page'
import { newAddress } from './support/people'

type Account = { id: string; app_metadata: { provider: string; providers: string[] } }

const accountOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('sb-auth-token') ?? '{}') as { user?: Account }).user,
  )

test('B-5.7: signs in with Google, accepts the terms and goes on to the page asked for', async ({
  page,
  context,
}) => {
  await page.goto('/login?next=%2Fdashboard%2Fsettings')
  const greeted = page.waitForRequest(/functions\/v1\/send-admin-notification/)
  await goToGoogle(page)
  await signInThere(page, { email: newAddress('nia.were') })
  await acceptTerms(page)
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByLabel('First name')).toHaveValue('Nia')
  expect(await accountOf(page)).toMatchObject({ app_metadata: { provider: 'google' } })
  // B-5.4: by which way.
  expect((await greeted).postDataJSON()).toMatchObject({ metadata: { loginMethod: 'google' } })

  // Neither the code nor a token stays in the history, nor what proved that it began here.
  const devtools = await context.newCDPSession(page)
  const { entries } = await devtools.send('Page.getNavigationHistory')
  expect(entries.map(({ url }) => url).filter((url) => /code=|token=/.test(url))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('verifier')
})

test('an existing account is used where the address is verified on both sides, and not otherwise', async ({
  given,
  page,
}) => {
  const person = await given.person()
  await page.goto('/login')
  await goToGoogle(page)
  await signInThere(page, { email: person.email })
  await expect(page).toHaveURL('/dashboard')
  expect(await accountOf(page)).toMatchObject({
    id: person.id,
    app_metadata: { providers: ['email', 'google'] },
  })

  const other = await given.person()
  const fresh = await given.browserOf()
  await fresh.goto('/login?next=%2Fapply')
  await goToGoogle(fresh)
  await signInThere(fresh, { email: other.email, isVerified: false })
  await expect(fresh.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible()
  await expect(fresh.getByText(/has not confirmed that your email address is yours/)).toBeVisible()
  expect(await accountOf(fresh)).toBeUndefined()
  await fresh.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(fresh).toHaveURL('/login?next=%2Fapply')
  await signIn(fresh, other)
  await expect(fresh).toHaveURL('/apply')
})

test('cancelled there, the way in is still open', async ({ page }) => {
  await page.goto('/login?next=%2Fapply')
  await goToGoogle(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeFocused()
  await expect(page).toHaveURL('/auth-callback?next=%2Fapply')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page).toHaveURL('/login?next=%2Fapply')
})

test('an answer is of no use in another browser, and none a second time', async ({
  given,
  page,
}) => {
  const leadsBack = page.waitForResponse((response) =>
    /\/auth-callback\?.*code=/.test(response.headers()['location'] ?? ''),
  )
  await page.goto('/login?next=%2Fapply')
  await goToGoogle(page)
  await signInThere(page, { email: newAddress('nia.were') })
  const address = (await leadsBack).headers()['location'] ?? ''
  // The terms come after the first sign-in, wherever that leads.
  await acceptTerms(page)
  await expect(page).toHaveURL('/apply')

  const elsewhere = await given.browserOf()
  await elsewhere.goto(address)
  await expect(
    elsewhere.getByRole('heading', { name: 'This began in another browser' }),
  ).toBeVisible()
  await expect(elsewhere).toHaveURL('/auth-callback?next=%2Fapply')
  expect(await accountOf(elsewhere)).toBeUndefined()
})

test('a callback without a state, or with a forged one, signs nobody in and says why', async ({
  page,
}) => {
  for (const query of ['code=x', 'code=x&state=forged', `code=x&state=${crypto.randomUUID()}`]) {
    await page.goto(`/auth/v1/callback?${query}`)
    await expect(
      page.getByRole('heading', { name: 'This sign-in cannot be finished' }),
    ).toBeVisible()
    await expect(page).toHaveURL('/auth-callback')
    expect(await accountOf(page)).toBeUndefined()
  }
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
})

test('whoever goes back by the browser can begin again', async ({ page }) => {
  await page.goto('/login')
  await goToGoogle(page)
  await expect(page.getByRole('heading', { name: 'Pick an account' })).toBeVisible()
  await page.goBack()
  await goToGoogle(page)
  await pickAccount(page, { email: newAddress('nia.were') })
})

test('a backend that cannot be reached, or has it switched off, keeps everybody on the page', async ({
  page,
}) => {
  await page.goto('/login')
  await page.route('**/auth/v1/settings', (route) => route.abort())
  await goToGoogle(page)
  await expect(page.getByRole('alert')).toContainText('could not be reached')
  await page.unroute('**/auth/v1/settings')
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: {} } }))
  await goToGoogle(page)
  await expect(page.getByRole('alert')).toContainText('switched off')
  await expect(page).toHaveURL('/login')
})
