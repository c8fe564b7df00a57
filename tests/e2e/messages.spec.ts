import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { takenOver } from './support/prerendered'

/** Writes by the contact page, as a visitor. */
async function writeByContactPage(page: Page, name: string) {
  await page.goto('/contact')
  await takenOver(page)
  const form = page.getByRole('form', { name: 'Your message' })
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('Email').fill('zoe@radio.example')
  await form.getByLabel('Message', { exact: true }).fill('May we film the demo day?')
  await form.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('heading', { name: `Thank you, ${name}` })).toBeVisible()
}

const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ target }) => target.join(' ')),
  ])

test('B-9.1: a message is told of, read, settled, and opened again by its manager', async ({
  page,
  given,
}) => {
  const name = `Zoë ${crypto.randomUUID().slice(0, 8)}`
  const manager = await given.staff('manager')
  const office = await given.browserOf(manager)
  await writeByContactPage(page, name)

  await office.goto('/dashboard/notifications')
  await office.getByRole('link', { name: new RegExp(`New message from ${name}`) }).click()
  await expect(office).toHaveURL(/\/dashboard\/messages\?open=/)
  const letter = office.getByRole('article')
  await expect(letter.getByText('May we film the demo day?')).toBeVisible()
  await expect(letter.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    /^mailto:zoe@radio\.example\?subject=Re%3A.*M-[0-9A-F]{6}/,
  )

  expect(await findings(office)).toEqual([])
  await letter.getByRole('button', { name: 'Settle' }).click()
  await expect(letter.getByText(/^Settled by/)).toBeVisible()
  const row = office.getByRole('link', { name, exact: true })
  await expect(row).toHaveCount(0)

  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await expect(letter.getByRole('button', { name: 'Settle' })).toBeVisible()
})

test('B-3.6: feedback is found by its words, and is read on a phone in the place of the list', async ({
  page,
  given,
}) => {
  const word = `deck${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/join')
  await takenOver(page)
  await page.getByRole('button', { name: 'Feedback', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Feedback' })
  await dialog.getByLabel('Email').fill('ada@visitor.example')
  await dialog.getByLabel('Message').fill(`The ${word} does not upload`)
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Thank you for your feedback!').first()).toBeVisible()

  const manager = await given.staff('manager')
  const office = await given.browserOf(manager, { viewport: { width: 360, height: 740 } })
  await office.goto('/dashboard/messages?kind=feedback')
  await office.getByRole('searchbox', { name: 'Search in feedback' }).fill(word)
  const row = office.getByRole('link', { name: 'ada@visitor.example' })
  await expect(row).toHaveCount(1)
  expect(await findings(office)).toEqual([])
  await row.click()
  await expect(office.getByText(`The ${word} does not upload`)).toBeVisible()
  await expect(office.getByRole('searchbox')).toHaveCount(0)
  expect(await findings(office)).toEqual([])
  await office.getByRole('link', { name: 'All messages' }).click()
  await expect(row).toBeFocused()
})

test('B-1.6: nobody but managers reads messages', async ({ given }) => {
  const reviewer = await given.browserOf(await given.staff('reviewer'))
  await reviewer.goto('/dashboard/messages')
  await expect(reviewer.getByText('Managers read what people write to the programme')).toBeVisible()
})
