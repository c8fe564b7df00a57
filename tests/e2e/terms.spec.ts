import { expect, test } from './given'
import { acceptTerms, signIn } from './support/account-page'
import { connect } from './support/backend'
import { termsVersion } from '@/config/terms'
import { newPerson } from './support/people'

test('nothing of the dashboard opens before the terms are accepted, and the way goes on afterwards', async ({
  page,
}) => {
  const person = await newPerson({ termsVersion: null })
  await page.goto('/login?next=%2Fdashboard%2Fsettings%3Fa%3Db')
  await signIn(page, person)
  await acceptTerms(page)
  await expect(page).toHaveURL('/dashboard/settings?a=b')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  // With its version and the time, and asked once.
  const { data } = await person.client.rpc('my_terms').throwOnError()
  expect(data).toMatchObject({ current: termsVersion, accepted: termsVersion })
  await page.goto('/dashboard/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})

test('no address of the dashboard is a way around the terms, nor is what the device remembers', async ({
  given,
}) => {
  const person = await newPerson({ termsVersion: null })
  const page = await given.browserOf(person)
  for (const path of ['/dashboard', '/dashboard/new-application', '/dashboard/applications']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/terms-consent?next=${encodeURIComponent(path)}`)
  }
  await page.evaluate((id) => localStorage.setItem('fourfold:agreed', id), person.id)
  await page.goto('/dashboard/settings')
  await expect(page).toHaveURL('/terms-consent?next=%2Fdashboard%2Fsettings')
})

test('a version that does not exist is accepted by nobody, by no door', async () => {
  const person = await newPerson({ termsVersion: '2099-01-01' })
  const said = await person.client.rpc('my_terms').throwOnError()
  expect(said.data).toMatchObject({ accepted: null })
  const command = await person.client.rpc('accept_terms', { version: '2099-01-01' })
  expect(command.error).toMatchObject({ code: 'P0001', hint: 'terms_changed' })
  const column = await person.client
    .from('profiles')
    .update({ terms_version: termsVersion })
    .eq('id', person.id)
  expect(column.error?.code).toBe('42501')
  const visitor = await connect().rpc('accept_terms', { version: termsVersion })
  expect(visitor.error?.code).toBe('42501')
})

test('the terms can be read and accepted with the keyboard alone', async ({ page }) => {
  const person = await newPerson({ termsVersion: null })
  await page.goto('/login?next=%2Fapply')
  await page.getByRole('textbox', { name: 'Email or phone number' }).focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/terms-consent?next=%2Fapply')
  const agree = page.getByRole('button', { name: 'I agree' })
  await expect(agree).toBeVisible()
  // From wherever the focus is, it is reached.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(agree).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/apply')
})
