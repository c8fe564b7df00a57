import { expect, test } from './given'

const saved = 'Saved: Messages about your applications'

test('what somebody is told is theirs to choose, by keyboard, and holds on every device', async ({
  given,
}) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard/notifications')
  await page.getByRole('link', { name: 'Choose what you are told' }).click()
  await expect(page).toHaveURL('/dashboard/settings#notifications')

  const messages = page.getByRole('group', { name: 'Messages about your applications' })
  const inApp = messages.getByRole('switch', { name: 'In the app' })
  const byMail = messages.getByRole('combobox', { name: 'By mail' })
  await expect(inApp).toBeChecked()
  await expect(byMail).toHaveValue('at_once')
  // Nobody is offered what they are never told.
  await expect(page.getByRole('group', { name: 'New applications' })).toHaveCount(0)

  await inApp.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(saved, { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(byMail).toBeFocused()
  await byMail.selectOption('daily_digest')
  await expect(byMail).toHaveValue('daily_digest')

  const elsewhere = await given.browserOf(person)
  await elsewhere.goto('/dashboard/settings')
  const there = elsewhere.getByRole('group', { name: 'Messages about your applications' })
  await expect(there.getByRole('combobox', { name: 'By mail' })).toHaveValue('daily_digest')
  await expect(there.getByRole('switch', { name: 'In the app' })).not.toBeChecked()

  await there.getByRole('switch', { name: 'In the app' }).click()
  await elsewhere.getByRole('button', { name: 'Undo' }).click()
  await expect(elsewhere.getByText('It is as it was before', { exact: true })).toBeVisible()
  await expect(there.getByRole('switch', { name: 'In the app' })).not.toBeChecked()
})

test('without a network what somebody chose is kept, and saved when there is one', async ({
  given,
}) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard/settings#notifications')
  const signing = page.getByRole('group', { name: 'Signing in' })
  const byMail = signing.getByRole('combobox', { name: 'By mail' })
  await expect(byMail).toHaveValue('off')

  await page.context().setOffline(true)
  await byMail.selectOption('at_once')
  await expect(signing.getByText('Not saved yet')).toBeVisible()
  await expect(byMail).toHaveValue('at_once')

  const answered = page.waitForResponse(/rpc\/set_notification_preference/)
  await page.context().setOffline(false)
  expect((await answered).ok()).toBe(true)
  await expect(signing.getByText('Not saved yet')).toHaveCount(0)
  await page.reload()
  await expect(byMail).toHaveValue('at_once')
})
