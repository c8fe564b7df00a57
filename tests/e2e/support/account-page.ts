import { expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './mail'

export type Newcomer = { firstName: string; lastName: string; email: string; password: string }

/** Fills the sign-up page that is open. */
export async function askToSignUp(page: Page, who: Newcomer, side = 'I am building a startup') {
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('First name').fill(who.firstName)
  await page.getByLabel('Last name').fill(who.lastName)
  await page.getByLabel('Email', { exact: true }).fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('radio', { name: side }).check()
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
}

/** Fills the sign-up page that is open, and follows the link in the mail in the same browser. */
export async function signUp(page: Page, who: Newcomer, side?: string) {
  await askToSignUp(page, who, side)
  await page.goto(linkIn(await mailTo(who.email, /confirm/i)))
}

/** Accepts the terms on their page, which comes after the first sign-in of whoever did not do so by signing up. */
export async function acceptTerms(page: Page) {
  await expect(page).toHaveURL(/\/terms-consent\?next=/)
  await page.getByRole('button', { name: 'I agree' }).click()
}

/** Signs in on the sign-in page that is open. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
