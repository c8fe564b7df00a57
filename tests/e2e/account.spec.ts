import { expect, test } from './given'
import { askToSignUp, signIn, signUp } from './support/account-page'
import { linkIn, mailTo } from './support/mail'
import { newAddress } from './support/people'

const newcomer = () => ({
  firstName: 'Priya',
  lastName: 'Raman',
  email: newAddress('priya'),
  password: 'three plain words 7',
})

test('B-5.2, B-5.3: signing up ends in a session and a profile, by the mail alone', async ({
  page,
}) => {
  const who = newcomer()
  await page.goto('/auth?mode=sign-up&next=/dashboard/settings')
  await signUp(page, who, 'I invest in startups')
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByLabel('First name')).toHaveValue('Priya')
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('sb-auth-token')
})

test('a link of the mail works once', async ({ page, browser }) => {
  const who = newcomer()
  await page.goto('/auth?mode=sign-up')
  await signUp(page, who)
  await expect(page).toHaveURL(/\/dashboard/)
  const mail = await mailTo(who.email, /confirm/i)
  const elsewhere = await browser.newPage()
  await elsewhere.goto(linkIn(mail))
  await elsewhere.getByRole('button', { name: 'Go on' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.context().close()
})

test('B-5.1: a link that is pasted into the page where such links end is followed', async ({
  page,
}) => {
  const who = newcomer()
  await page.goto('/auth?mode=sign-up')
  await askToSignUp(page, who)
  const link = linkIn(await mailTo(who.email, /confirm/i))
  await page.goto('/auth-callback')
  await expect(page.getByRole('heading', { name: 'Nothing to confirm here' })).toBeVisible()
  await page.goto(link)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('B-5.4: one greeting for a sign-in, not one for a tab or a return to it', async ({
  given,
  page,
  context,
}) => {
  const person = await given.person()
  await page.goto('/login')
  const greeted = page.waitForResponse(/functions\/v1\/send-admin-notification/)
  await signIn(page, person)
  await expect(page).toHaveURL('/dashboard')
  expect((await greeted).status()).toBe(202)
  await page.goto('/dashboard/notifications')
  await expect(page.getByText('Welcome Back to Fourfold!')).toHaveCount(1)

  const second = await context.newPage()
  await second.goto('/dashboard/notifications')
  await expect(second.getByText('Welcome Back to Fourfold!')).toHaveCount(1)
  await page.bringToFront()
  await page.reload()
  await expect(page.getByText('Welcome Back to Fourfold!')).toHaveCount(1)
})

test('B-5.5: signing out ends the session in every tab and forgets what belonged to it', async ({
  given,
}) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard')
  const other = await page.context().newPage()
  await other.goto('/dashboard/applications')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/\/dashboard/)
  await expect(other).toHaveURL(/\/login/)
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys).not.toContain('sb-auth-token')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('a forgotten password is replaced by mail, which others may look into before', async ({
  given,
  page,
}) => {
  const person = await given.person()
  await page.goto('/login')
  await page.getByRole('link', { name: /forgot/i }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()

  const link = linkIn(await mailTo(person.email, /password/i))
  const scanner = await given.browserOf()
  await scanner.goto(link)
  await expect(scanner.getByRole('heading', { name: 'One press and you go on' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('four quite plain words')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  const old = await person.client.auth.signInWithPassword(person)
  expect(old.error?.code).toBe('invalid_credentials')
})

test('a wrong password says so, keeps the address and tells nothing about who has an account', async ({
  given,
  page,
}) => {
  const person = await given.person()
  const said: string[] = []
  for (const email of [person.email, newAddress('nobody')]) {
    await page.goto('/login')
    await signIn(page, { email, password: 'not the right one' })
    await expect(page.getByRole('alert')).toBeVisible()
    said.push(await page.getByRole('alert').innerText())
    await expect(page.getByRole('textbox', { name: 'Email or phone number' })).toHaveValue(email)
  }
  expect(said[0]).toBe(said[1])
})

test('B-7.1, B-7.2: the theme is the system’s until one is chosen, and the choice is kept', async ({
  given,
}) => {
  const person = await given.person()
  const page = await given.browserOf(person, { colorScheme: 'dark' })
  await page.goto('/dashboard/settings')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-theme', 'light')

  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
})
