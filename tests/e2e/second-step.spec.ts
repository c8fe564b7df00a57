import type { Page } from '@playwright/test'
import { addDevice, codeOf } from '../support/authenticator'
import { expect, test } from './given'
import { signIn } from './support/account-page'
import { FormPage } from './support/form-page'
import { linkIn, mailTo } from './support/mail'
import type { Person } from './support/people'

const section = (page: Page) => page.getByRole('region', { name: 'Second step' })

/** The person with the session that they have after giving a code. */
async function withDevice(person: Person): Promise<Person & { secret: string }> {
  const { secret } = await addDevice(person.client)
  const { data } = await person.client.auth.getSession()
  if (!data.session) throw new Error('The session is gone.')
  return { ...person, session: data.session, secret }
}

test('a device is set up by its picture or secret, and asked for at the next sign-in', async ({
  given,
}) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard/settings')
  await section(page).getByRole('button', { name: 'Set up a second step' }).click()
  await section(page).getByLabel('Name of the device').fill('Work phone')
  await section(page).getByRole('button', { name: 'Continue' }).click()
  const picture = section(page).getByRole('img', { name: /Picture with the secret/ })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const secret = (await section(page).locator('code').innerText()).replaceAll(' ', '')

  const code = section(page).getByLabel('Code')
  await code.fill('000 00')
  await section(page).getByRole('button', { name: 'Confirm the device' }).click()
  await expect(section(page).getByText('A code has six digits.')).toBeVisible()
  await code.fill(codeOf(secret))
  await expect(section(page).getByText('Work phone')).toBeVisible()
  await expect(section(page).getByText('You have one device')).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/\/dashboard/)
  await page.goto('/login?next=/dashboard/settings')
  await signIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)

  const asked = page.getByLabel('Code')
  await expect(asked).toBeFocused()
  await expect(asked).toHaveAttribute('autocomplete', 'one-time-code')
  await asked.fill(codeOf(secret, -3))
  await expect(page.getByRole('alert')).toContainText('This code is not right')
  // As an app shows it, in two groups; the last digit sends it.
  const next = codeOf(secret, 1)
  await asked.fill(`${next.slice(0, 3)} ${next.slice(3)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.reload()
  await expect(section(page).getByText('Work phone')).toBeVisible()
})

test('whoever has no code goes back by signing out', async ({ given, page }) => {
  const person = await withDevice(await given.person())
  await page.goto('/login')
  await signIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/\/dashboard/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('a device goes for a code of it, and is asked for no more', async ({ given }) => {
  const person = await withDevice(await given.person())
  const page = await given.browserOf(person)
  await page.goto('/dashboard/settings')
  await section(page).getByRole('button', { name: 'Remove “Phone”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove “Phone”?' })
  await dialog.getByLabel('Code').fill(codeOf(person.secret, -3))
  await expect(dialog.getByRole('alert')).toContainText('This code is not right')
  await dialog.getByLabel('Code').fill(codeOf(person.secret, 1))
  await expect(dialog).toBeHidden()
  await expect(section(page).getByText('You sign in without a second step.')).toBeVisible()
  await page.reload()
  await expect(section(page).getByText('You sign in without a second step.')).toBeVisible()
})

test('a device that was begun and given up leaves nothing behind', async ({ given }) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard/settings')
  await section(page).getByRole('button', { name: 'Set up a second step' }).click()
  await section(page).getByRole('button', { name: 'Continue' }).click()
  await expect(section(page).getByRole('img', { name: /Picture with the secret/ })).toBeVisible()
  const givenUp = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/factors/'),
  )
  await section(page).getByRole('button', { name: 'Cancel' }).click()
  expect((await givenUp).status()).toBe(200)
  const { data } = await person.client.auth.mfa.listFactors()
  expect(data?.all).toEqual([])
})

test('staff read nothing before they have given their code', async ({ given, page }) => {
  const person = await withDevice(await given.staff('manager'))
  await page.goto('/login?next=/dashboard/applications')
  await signIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code').fill(codeOf(person.secret, 1))
  await expect(page).toHaveURL(/\/dashboard\/applications/)
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
})

test('a forgotten password is replaced by whoever has the mail and the device', async ({
  given,
  page,
}) => {
  const person = await withDevice(await given.person())
  await page.goto('/reset-password')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.goto(linkIn(await mailTo(person.email, /Choose a new password/)))
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code').fill(codeOf(person.secret, 1))
  await page.getByLabel('New password', { exact: true }).fill('four quite plain words')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an administrator helps whoever has lost their device', async ({ given, page }) => {
  const person = await withDevice(await given.person())
  const admin = await given.browserOf(await given.staff('admin'))
  await admin.goto('/dashboard/settings')
  await section(admin).getByRole('button', { name: 'Somebody has lost their device' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Remove somebody’s second step' })
  const address = dialog.getByLabel('Their email address')
  const remove = dialog.getByRole('button', { name: 'Remove the second step' })
  await address.fill('nobody@people.example')
  await remove.click()
  await expect(dialog.getByText('Nobody has an account with this address.')).toBeVisible()
  await address.fill(person.email)
  await remove.click()
  await expect(dialog).toBeHidden()
  await mailTo(person.email, /second step was removed/)

  await page.goto('/login?next=/dashboard/settings')
  await signIn(page, person)
  await expect(section(page).getByText('You sign in without a second step.')).toBeVisible()
})

test('an applicant who went past the question for their code saves once they have given it', async ({
  given,
  page,
}) => {
  const person = await withDevice(await given.person())
  await page.goto('/login?next=/application-form/startup')
  await signIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  const form = new FormPage(page, 'startup')
  await form.open()
  const name = form.control('company_name')
  await name.fill('Mavuno Cold Chain')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByLabel('Code').fill(codeOf(person.secret, 1))
  await expect(page).toHaveURL(/\/application-form\/startup/)
  await form.saved()
  await page.reload()
  await expect(name).toHaveValue('Mavuno Cold Chain')
  const { data } = await person.client.from('applications').select('answers').single()
  expect(data?.answers).toMatchObject({ company_name: 'Mavuno Cold Chain' })
})
