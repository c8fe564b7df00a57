import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { signIn } from './support/account-page'
import type { Person } from './support/people'

/** The person has signed out everywhere from elsewhere; this page finds out when it next asks for something. */
async function endSession(page: Page, { client }: Person) {
  await client.auth.signOut({ scope: 'global' })
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sb-auth-token') ?? '{}')
    localStorage.setItem('sb-auth-token', JSON.stringify({ ...session, expires_at: 1 }))
  })
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('B-5: what is typed in the settings is there after the session has ended in the middle of it', async ({
  given,
}) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard/settings')
  await page.getByLabel('First name').fill('Noora')
  await page.getByLabel('Company or organisation').fill('Mavuno')
  await page.getByLabel('New address').fill('noora@people.example')
  await endSession(page, person)
  await save(page).click()
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings')
  await signIn(page, person)
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByLabel('First name')).toHaveValue('Noora')
  await expect(page.getByLabel('Company or organisation')).toHaveValue('Mavuno')
  await expect(page.getByLabel('Last name')).toHaveValue(person.lastName)
  await expect(page.getByLabel('New address')).toHaveValue('noora@people.example')
  await save(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Noora')
})

test('B-5: what is written for the site is there after the session has ended in the middle of it', async ({
  given,
}) => {
  const manager = await given.staff('manager')
  const page = await given.browserOf(manager)
  const title = `Kept ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/dashboard/content/posts/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Summary' }).fill('Half a sentence')
  await endSession(page, manager)
  await save(page).click()
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fcontent%2Fposts%2Fnew')
  await signIn(page, manager)
  await expect(page).toHaveURL('/dashboard/content/posts/new')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Half a sentence')
})

test('B-5.5: signing out in one tab signs out the settings and the editor that are open in others', async ({
  given,
}) => {
  const manager = await given.staff('manager')
  const page = await given.browserOf(manager)
  await page.goto('/dashboard/notifications')
  const [settings, editor] = [await page.context().newPage(), await page.context().newPage()]
  await settings.goto('/dashboard/settings')
  await expect(settings.getByLabel('First name')).toBeVisible()
  await settings.getByLabel('First name').fill('Noora')
  await editor.goto('/dashboard/content/posts/new')
  await expect(editor.getByRole('textbox', { name: 'Title' })).toBeVisible()

  await signOut(page)
  await expect(page).not.toHaveURL(/\/dashboard/)
  await expect(settings).toHaveURL('/login?next=%2Fdashboard%2Fsettings')
  await expect(editor).toHaveURL('/login?next=%2Fdashboard%2Fcontent%2Fposts%2Fnew')
  // On purpose: nothing of theirs stays for whoever sits there next.
  for (const tab of [settings, editor]) {
    const kept = await tab.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(kept).not.toContain('Noora')
    expect(kept).not.toContain('sb-auth-token')
  }
})
