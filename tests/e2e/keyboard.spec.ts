import { visibleFields } from '@contracts/forms/visibility'
import { expect, test } from './given'
import { FormPage } from './support/form-page'
import { Keyboard } from './support/keyboard'
import { sampleAnswers } from './support/sample-answers'

test('a part of the form is filled and left by keyboard alone', async ({ page }) => {
  const form = new FormPage(page, 'startup')
  const keys = new Keyboard(page)
  await form.open()

  await keys.tabTo(form.control('company_name'))
  expect(await keys.isFocusSeen()).toBe(true)
  await page.keyboard.type('Hemlock Tools')
  await keys.tabTo(form.control('one_liner'))
  await page.keyboard.type('Hand tools that are lent, not sold')
  await keys.tabTo(form.control('country'))
  await page.keyboard.type('Sweden')
  await expect(form.control('country')).toHaveValue('SE')

  await keys.tabTo(form.control('sectors'))
  await page.keyboard.type('Envir')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Environment' })).toBeVisible()
  await page.keyboard.press('Escape')

  await keys.tabTo(page.getByRole('link', { name: 'Continue' }))
  expect(await keys.isFocusSeen()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(form.heading('Team')).toBeFocused()
})

test('founders are added, moved and removed by keyboard, and the focus stays with them', async ({
  page,
}) => {
  const form = new FormPage(page, 'startup')
  const keys = new Keyboard(page)
  await form.open('team')
  const founders = form.control('founders')
  const firstNames = founders.getByLabel('First name', { exact: true })

  await keys.tabTo(firstNames.first())
  await page.keyboard.type('Jonas')
  await keys.tabTo(founders.getByRole('button', { name: 'Add another founder' }))
  await page.keyboard.press('Enter')
  await expect(firstNames.nth(1)).toBeFocused()
  await page.keyboard.type('Maja')

  const up = founders.getByRole('button', { name: 'Move Founder 2 up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(firstNames.first()).toHaveValue('Maja')

  const remove = founders.getByRole('button', { name: 'Remove Founder 1' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(firstNames).toHaveValue('Jonas')
  const undo = founders.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(firstNames.first()).toHaveValue('Maja')
})

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  for (const path of ['/how-it-works', '/application-form/investor']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('a dialog takes the focus, keeps it and gives it back', async ({ given }) => {
  const person = await given.person()
  const { id } = await given.submitted(person, 'support-partner')
  const manager = await given.staff('manager')
  await manager.client
    .rpc('move_application', { application_id: id, to_status: 'screening' })
    .throwOnError()
  const page = await given.browserOf(manager)
  await page.goto(`/dashboard/applications/${id}`)
  const ask = page.getByRole('button', { name: 'Ask for more information' })
  await ask.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
})

test('a whole application is written and submitted by keyboard alone', async ({ given }) => {
  const person = await given.person({ firstName: 'Camille', lastName: 'Roussel' })
  const page = await given.browserOf(person)
  const form = new FormPage(page, 'support-partner')
  const answers = sampleAnswers(form.definition)
  const keys = new Keyboard(page)
  await form.open()

  for (const section of form.definition.sections) {
    await expect(form.heading(section.title)).toBeVisible()
    for (const field of visibleFields(section.fields, answers)) {
      const answer = answers[field.key]
      if (answer !== undefined) await keys.answer(form.control(field.key), field, answer)
    }
    await keys.press(form.onward())
  }

  await keys.press(page.getByRole('button', { name: 'Submit application' }))
  expect(await form.reference()).toMatch(/^APP-\d{4}-\d{6}$/)
})
