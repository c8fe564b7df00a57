import { expect, type Page } from '@playwright/test'

/** Whom the directory knows by this address, whether or not it vouches for that. */
export type Somebody = { email: string; isVerified?: boolean }

/** Picks an account on the directory's own page, up to the question whether to stay signed in. */
export async function pickAccount(page: Page, { email, isVerified = true }: Somebody) {
  await expect(page.getByRole('heading', { name: 'Pick an account' })).toBeVisible()
  const other = page.getByText('Use another account')
  if (!(await page.getByLabel('Email').isVisible())) await other.click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox').setChecked(isVerified)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Stay signed in?' })).toBeVisible()
}

/** Signs in on the directory's own pages. */
export async function signInThere(page: Page, who: Somebody) {
  await pickAccount(page, who)
  await page.getByRole('button', { name: 'Yes' }).click()
}

export const goByRedirect = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with your organisation' }).click()

export const goToGoogle = (page: Page) =>
  page.getByRole('button', { name: 'Continue with Google' }).click()

/** Opens the directory in a window of its own. */
export async function goByWindow(page: Page, button = 'Use a separate window'): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  return opening
}

/** What is under way, as the page says it to machines. */
export const progressOn = (page: Page) => page.locator('[data-directory-progress]')
