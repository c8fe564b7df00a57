import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { Keyboard } from './support/keyboard'
import { linkIn, mailsTo, mailTo } from './support/mail'
import { newAddress } from './support/people'
import { hasBegunAt } from './support/begun-here'

/** Where somebody is led to says so first: whoever cannot see it hears it. */
const isAt = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()

const emailOf = (page: Page) => page.getByLabel('Email', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Asks on the sign-in page for a code and a link, and gives the mail that comes. */
async function askForCode(page: Page, email: string) {
  const keys = new Keyboard(page)
  await page.goto('/login?next=/dashboard/settings')
  await keys.press(page.getByRole('link', { name: 'Email me a code' }))
  await keys.type(emailOf(page), email)
  await page.keyboard.press('Enter')
  await isAt(page, 'Check your mail')
  return mailTo(email, /sign in/i)
}

/** The link to sign in that came after this one. */
async function anotherLink(email: string, first: string): Promise<string> {
  const links = async () =>
    (await mailsTo(email))
      .filter(({ subject }) => /sign in/i.test(subject))
      .map((mail) => linkIn(mail))
  await expect.poll(links).toContainEqual(expect.not.stringContaining(first))
  return (await links()).find((link) => link !== first) ?? ''
}

test('B-5.1, B-5.3: an account is made by keyboard alone, what was forgotten included', async ({
  page,
}) => {
  const email = newAddress('priya')
  const keys = new Keyboard(page)
  await page.goto('/auth?mode=sign-up&next=/dashboard/settings')

  await keys.press(button(page, 'Create account'))
  const firstName = page.getByLabel('First name')
  await expect(firstName).toBeFocused()
  expect(await keys.isFocusSeen()).toBe(true)
  await expect(firstName).toHaveAccessibleDescription('Enter your first name.')

  await keys.type(firstName, 'Priya')
  await keys.type(page.getByLabel('Last name'), 'Raman')
  await keys.type(emailOf(page), email)
  await keys.type(page.getByLabel('Password', { exact: true }), 'three plain words 7')
  await keys.press(button(page, 'Show password'))
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await keys.tabTo(page.getByRole('radio', { name: 'I am building a startup' }))
  expect(await keys.isFocusSeen()).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'I invest in startups' })).toBeChecked()
  const terms = page.getByRole('checkbox', { name: /I accept the/ })
  await keys.tabTo(terms)
  expect(await keys.isFocusSeen()).toBe(true)
  await page.keyboard.press('Space')
  await expect(terms).toBeChecked()
  await keys.press(button(page, 'Create account'))
  await isAt(page, 'Check your mail')

  await page.goto(linkIn(await mailTo(email, /confirm/i)))
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByLabel('First name')).toHaveValue('Priya')
})

test('B-5.1: a link of a mail is followed in another browser by keyboard alone, and a used one is replaced', async ({
  given,
  page,
}) => {
  const person = await given.person()
  const link = linkIn(await askForCode(page, person.email))

  const elsewhere = await given.browserOf()
  await hasBegunAt(elsewhere, person.email)
  await elsewhere.goto(link)
  await isAt(elsewhere, 'One press and you go on')
  const keys = new Keyboard(elsewhere)
  await keys.tabTo(button(elsewhere, 'Go on'))
  expect(await keys.isFocusSeen()).toBe(true)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere).toHaveURL('/dashboard/settings')

  const late = await given.browserOf()
  await hasBegunAt(late, person.email)
  await late.goto(link)
  const lateKeys = new Keyboard(late)
  await lateKeys.press(button(late, 'Go on'))
  await isAt(late, 'This link no longer works')
  await lateKeys.press(button(late, 'Send a new link'))
  await expect(emailOf(late)).toBeFocused()
  await lateKeys.type(emailOf(late), person.email)
  await late.keyboard.press('Enter')
  await expect(late.getByRole('status').filter({ hasText: person.email })).toBeVisible()
  await late.goto(await anotherLink(person.email, link))
  await expect(late).toHaveURL('/dashboard/settings')
})

test('B-5.7: a code of a mail is typed in by keyboard alone, a wrong one first', async ({
  given,
  page,
}) => {
  const person = await given.person()
  await hasBegunAt(page, person.email)
  const { text } = await askForCode(page, person.email)
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
  const keys = new Keyboard(page)
  const field = page.getByLabel('Code from the mail')

  await keys.type(field, code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/no longer works/)
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/settings')
})

test('B-5.2, B-5.7: a forgotten password is replaced by keyboard alone', async ({
  given,
  page,
}) => {
  const person = await given.person()
  const keys = new Keyboard(page)
  await page.goto('/login')
  await keys.type(page.getByLabel('Email or phone number'), person.email)
  await keys.press(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect(emailOf(page)).toHaveValue(person.email)
  await keys.press(button(page, 'Send the link'))
  await isAt(page, 'Check your mail')

  await page.goto(linkIn(await mailTo(person.email, /password/i)))
  const next = page.getByLabel('New password', { exact: true })
  await keys.type(next, 'short')
  await page.keyboard.press('Enter')
  await expect(next).toBeFocused()
  await expect(next).toHaveAccessibleDescription(/10/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('four quite plain words')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
})
