import { expect, test } from './given'
import { signIn, signUp } from './support/account-page'
import { FormPage } from './support/form-page'
import { newAddress } from './support/people'
import { sampleAnswers } from './support/sample-answers'

test('what is typed is there after a reload, at once and without an account', async ({ page }) => {
  const form = new FormPage(page, 'startup')
  await form.open()
  await form.control('company_name').fill('Hemlock Tools')
  await form.control('one_liner').fill('Hand tools that are lent, not sold')
  await page.reload()
  await expect(form.control('company_name')).toHaveValue('Hemlock Tools')
  await expect(form.control('one_liner')).toHaveValue('Hand tools that are lent, not sold')
  await form.status('device')
})

test('what is typed is there after the tab was closed', async ({ page, context }) => {
  const form = new FormPage(page, 'startup')
  await form.open()
  await form.control('company_name').fill('Hemlock Tools')
  await page.close()
  const again = new FormPage(await context.newPage(), 'startup')
  await again.open()
  await expect(again.control('company_name')).toHaveValue('Hemlock Tools')
})

test('B-1.6: a form begun before signing up goes on afterwards, files included, and is submitted', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const form = new FormPage(page, 'startup')
  await form.open()
  await form.fillAll(sampleAnswers(form.definition))
  await page.getByRole('button', { name: 'Sign in to submit' }).click()
  await page.getByRole('link', { name: 'Create one' }).click()
  await signUp(page, {
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    email: newAddress('jonas'),
    password: 'three plain words 7',
  })
  await expect(page).toHaveURL(/\/application-form\/startup/)
  await form.saved()
  await expect(page.getByText('mavuno-deck.pdf').first()).toBeVisible()
  expect(await form.submit()).toMatch(/^APP-/)
})

test('with the network lost one can go on writing; with it back everything is on the account', async ({
  given,
}) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  const form = new FormPage(page, 'startup')
  await form.open()
  await form.control('company_name').fill('Hemlock Tools')
  await form.saved()

  await page.context().setOffline(true)
  await form.control('city').fill('Gothenburg')
  await form.status('offline')
  await page.context().setOffline(false)
  await form.saved()

  const { data } = await person.client
    .from('applications')
    .select('answers')
    .single()
    .throwOnError()
  expect(data.answers).toMatchObject({ company_name: 'Hemlock Tools', city: 'Gothenburg' })
})

test('with the session lost nothing is, and signing in again saves it', async ({ given }) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  const form = new FormPage(page, 'startup')
  await form.open()
  await form.control('company_name').fill('Hemlock Tools')
  await form.saved()

  // The address that the list of one's own applications leads to keeps its form open as well.
  const begun = await person.client.from('applications').select('id').single().throwOnError()
  await page.goto(`/application-form/startup?application=${begun.data.id}`)
  await expect(form.control('company_name')).toHaveValue('Hemlock Tools')

  // Signed out elsewhere, everywhere; here it comes out when the token has to be renewed.
  await person.client.auth.signOut()
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sb-auth-token') ?? '{}')
    localStorage.setItem('sb-auth-token', JSON.stringify({ ...session, expires_at: 1 }))
  })
  await form.control('city').fill('Gothenburg')
  await form.status('signed-out')

  await page.getByRole('link', { name: 'Sign in again' }).click()
  await signIn(page, person)
  await expect(form.control('city')).toHaveValue('Gothenburg')
  await form.saved()
  await person.client.auth.signInWithPassword(person)
  const { data } = await person.client
    .from('applications')
    .select('answers')
    .single()
    .throwOnError()
  expect(data.answers).toMatchObject({ company_name: 'Hemlock Tools', city: 'Gothenburg' })
})

test('a draft goes on on another device, and two versions of an answer are both kept until one is chosen', async ({
  given,
}) => {
  const person = await given.person()
  const laptop = new FormPage(await given.browserOf(person), 'startup')
  await laptop.open()
  await laptop.control('company_name').fill('Hemlock Tools')
  await laptop.saved()

  const phone = new FormPage(
    await given.browserOf(person, { viewport: { width: 390, height: 800 } }),
    'startup',
  )
  await phone.open()
  await expect(phone.control('company_name')).toHaveValue('Hemlock Tools')

  // Different answers from two devices meet without a word; the same answer does not.
  await phone.control('city').fill('Gothenburg')
  await phone.saved()
  await laptop.page.context().setOffline(true)
  await laptop.control('city').fill('Malmö')
  await laptop.control('one_liner').fill('Hand tools that are lent')
  await laptop.page.context().setOffline(false)
  await laptop.status('conflict')

  await laptop.page.getByRole('button', { name: 'City: keep the answer of this device' }).click()
  await laptop.saved()
  const { data } = await person.client
    .from('applications')
    .select('answers')
    .single()
    .throwOnError()
  expect(data.answers).toMatchObject({
    company_name: 'Hemlock Tools',
    city: 'Malmö',
    one_liner: 'Hand tools that are lent',
  })
})

test('whoever has withdrawn begins anew on the same device, and hands that in', async ({
  given,
}) => {
  test.setTimeout(180_000)
  const person = await given.person({ role: 'support-partner' })
  const page = await given.browserOf(person)
  const form = new FormPage(page, 'support-partner')
  await form.open()
  await form.control('organisation_name').fill('Hemlock Tools')
  await form.saved()

  await page.goto('/dashboard/applications')
  await page
    .getByRole('link', { name: /Hemlock Tools/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Withdraw the application' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('withdraw')
  await dialog.getByRole('button', { name: 'Withdraw the application' }).click()
  await expect(dialog).toBeHidden()

  await form.open()
  await expect(form.control('organisation_name')).toHaveValue('')
  await form.fillAll(sampleAnswers(form.definition))
  await form.saved()
  const reference = await form.submit()
  const { data } = await person.client
    .from('applications')
    .select('public_label, reference')
    .order('created_at')
    .throwOnError()
  expect(data).toEqual([
    { public_label: 'withdrawn', reference: null },
    { public_label: 'received', reference },
  ])
})

test('a form in another tab follows whoever signs in, and whoever leaves', async ({ given }) => {
  const person = await given.person()
  const page = await given.browserOf()
  const form = new FormPage(page, 'startup')
  await form.open()
  await form.control('company_name').fill('Hemlock Tools')
  await form.status('device')

  const other = await page.context().newPage()
  await other.goto('/login?next=/application-form/startup')
  await signIn(other, person)
  await expect(new FormPage(other, 'startup').control('company_name')).toHaveValue('Hemlock Tools')
  await expect(form.control('company_name')).toHaveValue('Hemlock Tools')
  await form.control('city').fill('Gothenburg')
  await form.saved()

  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(form.control('company_name')).toHaveValue('')
})

test('what one person wrote on a shared device does not go to the account of the next', async ({
  given,
}) => {
  const next = await given.person()
  const page = await given.browserOf()
  const form = new FormPage(page, 'startup')
  await form.open()
  await form.control('company_name').fill('Hemlock Tools')
  await form.status('device')

  await page.goto('/login?next=/application-form/startup')
  await signIn(page, next)
  await expect(form.control('company_name')).toHaveValue('Hemlock Tools')
  await form.status('found')
  const own = () => next.client.from('applications').select('answers').throwOnError()
  expect((await own()).data).toEqual([])
  await page.getByRole('button', { name: 'They are not mine' }).click()
  await expect(form.control('company_name')).toHaveValue('')
  await form.control('company_name').fill('Mavuno')
  await form.saved()
  expect((await own()).data).toEqual([{ answers: { company_name: 'Mavuno' } }])
})

test('what was written without an account can be removed from a shared device', async ({
  page,
}) => {
  const form = new FormPage(page, 'startup')
  await form.open()
  await form.control('company_name').fill('Hemlock Tools')
  await form.status('device')
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await page.getByRole('button', { name: 'Remove them' }).click()
  await expect(form.control('company_name')).toHaveValue('')
  await page.reload()
  await expect(form.control('company_name')).toHaveValue('')
})
