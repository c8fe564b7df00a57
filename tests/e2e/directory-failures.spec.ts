import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './given'
import { acceptTerms } from './support/account-page'
import {
  goByRedirect,
  goByWindow,
  pickAccount,
  progressOn,
  signInThere,
} from './support/directory-page'
import { newAddress } from './support/people'

const tokenEndpoint = /\/oauth2\/v2\.0\/token(\?|$)/

test.describe('B-6.4: a window that is closed', () => {
  const steps: Record<string, (window: Page) => Promise<void>> = {
    'as soon as it has opened': async () => undefined,
    'before an account is picked': (window) =>
      expect(window.getByRole('heading', { name: 'Pick an account' })).toBeVisible(),
    'when nearly done': (window) => pickAccount(window, { email: newAddress('nia.were') }),
  }
  for (const [step, goTo] of Object.entries(steps)) {
    test(`${step} says so, and another opens`, async ({ page }) => {
      await page.goto('/login')
      const window = await goByWindow(page)
      await goTo(window)
      await window.close()
      await expect(page.getByText('The window was closed before you were signed in.')).toBeVisible()
      await expect(progressOn(page)).toHaveAttribute('data-directory-progress', 'none')

      const again = await goByWindow(page, 'Try again')
      await signInThere(again, { email: newAddress('nia.were') })
      await acceptTerms(page)
      await expect(page).toHaveURL('/dashboard')
    })
  }
})

test('B-6.4: a window that the browser does not open leads to the way without one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login?next=%2Fapply')
  await page.getByRole('button', { name: 'Use a separate window' }).click()
  await expect(page.getByText(/Your browser did not open the window/)).toBeVisible()
  await expect(progressOn(page)).toHaveAttribute('data-directory-progress', 'none')
  await page.getByRole('button', { name: 'Go to your organisation' }).click()
  await signInThere(page, { email: newAddress('nia.were') })
  await acceptTerms(page)
  await expect(page).toHaveURL('/apply')
})

test('B-6.4: who stops at the directory is told so, and can begin again', async ({ page }) => {
  await page.goto('/login?next=%2Fapply')
  await goByRedirect(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  await expect(page.getByText('You stopped before you were signed in.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login?next=%2Fapply')

  const window = await goByWindow(page)
  await window.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You stopped before you were signed in.')).toBeVisible()
})

test('B-6.4: who comes back by the button of the browser can begin again', async ({ page }) => {
  await page.goto('/login?next=%2Fapply')
  await goByRedirect(page)
  await expect(page.getByRole('heading', { name: 'Pick an account' })).toBeVisible()
  await page.goBack()
  await goByRedirect(page)
  await signInThere(page, { email: newAddress('nia.were') })
  await acceptTerms(page)
  await expect(page).toHaveURL('/apply')
})

test.describe('B-6.4: a directory', () => {
  const answers: Record<string, [(context: BrowserContext) => Promise<unknown>, RegExp]> = {
    'that is down': [
      (context) => context.route(tokenEndpoint, (route) => route.abort('connectionrefused')),
      /did not answer/,
    ],
    'that answers nonsense': [
      (context) =>
        context.route(tokenEndpoint, (route) =>
          route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
        ),
      /makes no sense/,
    ],
    'that is out of order': [
      (context) =>
        context.route(tokenEndpoint, (route) =>
          route.fulfill({
            status: 503,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: 'temporarily_unavailable', error_description: 'AADSTS90033: busy' },
          }),
        ),
      /did not answer/,
    ],
    'that takes the code for an old one': [
      (context) =>
        context.route(tokenEndpoint, (route) =>
          route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: {
              error: 'invalid_grant',
              error_description: 'AADSTS70008: The provided authorization code has expired.',
            },
          }),
        ),
      /longer than your organisation waits/,
    ],
  }
  for (const [what, [arrange, words]] of Object.entries(answers)) {
    test(`${what} is named, by redirect and in a window`, async ({ page, context }) => {
      await arrange(context)
      await page.goto('/login?next=%2Fapply')
      await goByRedirect(page)
      await signInThere(page, { email: newAddress('nia.were') })
      await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
      await expect(page.getByText(words)).toBeVisible()
      await page.getByRole('link', { name: 'Sign in' }).click()

      await goByWindow(page)
      await expect(page.getByText(words)).toBeVisible()
      await expect(progressOn(page)).toHaveAttribute('data-directory-progress', 'none')

      await context.unroute(tokenEndpoint)
      await page.getByRole('button', { name: 'Try again' }).click()
      await acceptTerms(page)
      await expect(page).toHaveURL('/apply')
    })
  }
})

test('B-6.4: whom the directory no longer knows in a hidden frame goes there', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await goByRedirect(page)
  await signInThere(page, { email: newAddress('nia.were') })
  await acceptTerms(page)
  await expect(page).toHaveURL('/dashboard')
  await page.evaluate(() => localStorage.removeItem('sb-auth-token'))
  await context.clearCookies()

  await page.goto('/login?next=%2Fapply')
  await page.getByRole('button', { name: 'Use a separate window' }).hover()
  await page.getByRole('button', { name: /^Continue as Nia/ }).click()
  await expect(page.getByText(/wants you to sign in there yourself/)).toBeVisible()
  await expect(progressOn(page)).toHaveAttribute('data-directory-progress', 'none')
  await page.getByRole('button', { name: 'Go to your organisation' }).click()
  await expect(page.getByRole('heading', { name: 'Pick an account' })).toBeVisible()
})
