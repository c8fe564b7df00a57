import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { signIn } from './support/account-page'
import { hasBegunAt } from './support/begun-here'
import { appUrl, connect } from './support/backend'
import { linkIn, mailTo } from './support/mail'
import { newAddress } from './support/people'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('a new address counts once both have been confirmed, and the settings say how far it is', async ({
  given,
}) => {
  const person = await given.person()
  const changed = newAddress('new')
  const page = await given.browserOf(person)
  await hasBegunAt(page, changed)
  await page.goto('/dashboard/settings')
  const email = section(page, 'Email address')
  await email.getByLabel('New address').fill('not an address')
  await email.getByRole('button', { name: 'Change the address' }).click()
  await expect(email.getByText('Enter an address like name@example.org.')).toBeVisible()
  await email.getByLabel('New address').fill(changed)
  await email.getByRole('button', { name: 'Change the address' }).click()
  await expect(email.getByText(`in the two mails to change to ${changed}`)).toBeVisible()

  await page.goto(linkIn(await mailTo(changed, /confirm/i)))
  await expect(page).toHaveURL(/\/dashboard\/settings/)
  await expect(section(page, 'Email address').getByText('One of the two links')).toBeVisible()
  await expect(section(page, 'Email address').getByText(person.email)).toBeVisible()

  await page.goto(linkIn(await mailTo(person.email, /new email address/i)))
  await expect(page).toHaveURL(/\/dashboard\/settings/)
  await expect(section(page, 'Email address').getByText(`You sign in as ${changed}`)).toBeVisible()
  await expect(section(page, 'Email address').getByText('Waiting')).toBeHidden()
  await mailTo(person.email, /was changed/)
})

test('a link for a new address that is opened elsewhere says that the other one is missing', async ({
  given,
  page,
}) => {
  const person = await given.person()
  const changed = newAddress('new')
  const emailRedirectTo = `${new URL(appUrl()).origin}/auth-callback?next=%2Fdashboard%2Fsettings`
  const { error } = await person.client.auth.updateUser({ email: changed }, { emailRedirectTo })
  expect(error).toBeNull()
  await hasBegunAt(page, changed)
  const goOn = page.getByRole('button', { name: 'Go on' })
  await page.goto(linkIn(await mailTo(changed, /confirm/i)))
  await goOn.click()
  await expect(page.getByRole('heading', { name: 'One of two confirmations is in' })).toBeVisible()
  await page.goto(linkIn(await mailTo(person.email, /new email address/i)))
  await goOn.click()
  await expect(page.getByText(`You sign in as ${changed}`)).toBeVisible()
})

test('an address that has an account is not given away', async ({ given }) => {
  const [person, other] = [await given.person(), await given.person()]
  const page = await given.browserOf(person)
  await page.goto('/dashboard/settings')
  const email = section(page, 'Email address')
  await email.getByLabel('New address').fill(other.email)
  await email.getByRole('button', { name: 'Change the address' }).click()
  await expect(email.getByText(`in the two mails to change to ${other.email}`)).toBeVisible()
  await expect(email.getByRole('alert')).toHaveCount(0)
})

test('a new password is set by whoever knows the old one, and told by mail', async ({ given }) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard/settings')
  const password = section(page, 'Password')
  await password.getByLabel('Current password').fill('not the right one')
  await password.getByLabel('New password', { exact: true }).fill('four quite plain words')
  await password.getByRole('button', { name: 'Change the password' }).click()
  await expect(password.getByText('This is not your current password.')).toBeVisible()
  await password.getByLabel('Current password').fill(person.password)
  await password.getByRole('button', { name: 'Change the password' }).click()
  await expect(password.getByText('Your password is changed')).toBeVisible()

  const { email } = person
  const old = await connect().auth.signInWithPassword(person)
  expect(old.error?.code).toBe('invalid_credentials')
  const renewed = { email, password: 'four quite plain words' }
  expect((await connect().auth.signInWithPassword(renewed)).error).toBeNull()
  await mailTo(email, /password was changed/)
})

test('a device is seen, and signed out from another', async ({ given, page }) => {
  const person = await given.person()
  await page.goto('/login?next=/dashboard/settings')
  await signIn(page, person)
  const devices = section(page, 'Signed-in devices')
  await expect(devices.getByText('This device')).toHaveCount(1)
  const rows = devices.getByRole('listitem')
  // This one, that of the link by which the address was confirmed, and the one beside the browser.
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('by password')

  await rows
    .filter({ hasText: 'from a mail' })
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(rows).toHaveCount(2)
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(rows).toHaveCount(1)
  const { refresh_token } = person.session
  expect((await connect().auth.refreshSession({ refresh_token })).error).not.toBeNull()
  await page.reload()
  await expect(devices.getByText('This device')).toHaveCount(1)
})
