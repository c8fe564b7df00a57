import { expect, test } from './given'
import { mailTo, mailsTo } from './support/mail'
import { overhear } from './support/overhear'
import { StaffPage } from './support/staff-page'

const letter =
  'Thank you for a clear application.\n\nThis year we could not take you. The panel asked for a second season; come back with it.'

test('a manager decides, and the applicant knows nothing of it before the release', async ({
  given,
}) => {
  const founder = await given.person({ firstName: 'Wanjiru', lastName: 'Kamau' })
  const { id, reference } = await given.submitted(founder)
  const manager = await given.staff('manager', { firstName: 'Tomas', lastName: 'Herrera' })

  const theirs = await given.browserOf(founder)
  const { heard } = overhear(theirs)
  await theirs.goto(`/dashboard/applications/${id}`)
  await expect(theirs.getByText(reference).first()).toBeVisible()

  const ours = new StaffPage(await given.browserOf(manager), 'Wanjiru Kamau')
  await ours.open(id)
  await ours.move('Start screening')
  await expect(theirs.getByText('Your application is being reviewed').first()).toBeVisible()
  await ours.move('Send to review')
  await ours.note('Weak on revenue, see page 9.')
  await ours.decide('Not selected', letter)

  // Approved and not released: the status has changed for staff, and for nobody else.
  await theirs.reload()
  await expect(theirs.getByText('Your application is being reviewed').first()).toBeVisible()
  expect(await heard()).not.toMatch(/reject|not_selected|in_review|Weak on revenue|second season/i)

  await ours.release()

  // Without a reload: the page, the bell, and a mail.
  await expect(theirs.getByText('You were not selected this time').first()).toBeVisible()
  await expect(theirs.getByText('come back with it.', { exact: false })).toBeVisible()
  await expect(theirs.getByRole('button', { name: /Notifications, \d+ unread/ })).toBeVisible()
  const mail = await mailTo(founder.email, new RegExp(`decision.*${reference}`))
  expect(mail.text).toContain(`/dashboard/applications/${id}`)
  expect(mail.text).not.toContain('come back with it')

  expect(await heard()).not.toMatch(/Weak on revenue|in_review|Tomas|Herrera/)
  expect((await mailsTo(founder.email)).map(({ subject }) => subject)).toHaveLength(3)
})

test('a manager asks for more, and only the parts that were asked for open again', async ({
  given,
}) => {
  const partner = await given.person({
    firstName: 'Camille',
    lastName: 'Roussel',
    role: 'support-partner',
  })
  const { id, reference } = await given.submitted(partner, 'support-partner')
  const manager = await given.staff('manager')

  const ours = new StaffPage(await given.browserOf(manager), 'Camille Roussel')
  await ours.open(id)
  await ours.move('Start screening')
  await ours.ask('Which countries is the offer for?', 'Offer')

  const mail = await mailTo(partner.email, new RegExp(`question.*${reference}`))
  expect(mail.text).toContain('> Which countries is the offer for?')
  expect(mail.text).toContain('Offer')

  const theirs = await given.browserOf(partner)
  await theirs.goto(`/dashboard/applications/${id}`)
  await expect(theirs.getByText('Which countries is the offer for?').first()).toBeVisible()
  await theirs.getByRole('link', { name: 'Change and send it back' }).click()
  await theirs
    .getByRole('textbox', { name: 'What do startups get?' })
    .fill('A year of credits, in Kenya.')
  await expect(theirs.getByTestId('save-status')).toHaveAttribute('data-state', 'saved')
  await theirs.getByRole('link', { name: 'Review and submit' }).last().click()
  await theirs.getByRole('button', { name: 'Send the information' }).click()
  await theirs.getByRole('link', { name: 'See your application' }).click()
  await expect(theirs.getByText('Your application is being reviewed').first()).toBeVisible()
  await expect(ours.page.getByText('A year of credits, in Kenya.').first()).toBeVisible()
})

test('a message goes both ways, live', async ({ given }) => {
  const founder = await given.person({ firstName: 'Amara', lastName: 'Diallo' })
  const { id } = await given.submitted(founder)
  const manager = await given.staff('manager', { firstName: 'Ines', lastName: 'Duarte' })
  const theirs = await given.browserOf(founder)
  await theirs.goto(`/dashboard/applications/${id}`)
  await expect(theirs.getByRole('textbox', { name: 'Your message' })).toBeVisible()

  const ours = new StaffPage(await given.browserOf(manager), 'Amara Diallo')
  await ours.open(id)
  await ours.message('Can you call on Monday?')
  await expect(theirs.getByText('Can you call on Monday?').first()).toBeVisible()

  await theirs.getByRole('textbox', { name: 'Your message' }).fill('Monday at ten suits me.')
  await theirs.getByRole('button', { name: 'Send the message' }).click()
  await expect(ours.page.getByText('Monday at ten suits me.').first()).toBeVisible()
  await mailTo(founder.email, /message about your application/)
})

test('another person’s application does not exist, by page or by address', async ({ given }) => {
  const [founder, stranger] = [await given.person(), await given.person()]
  const { id } = await given.submitted(founder)
  const page = await given.browserOf(stranger)
  const { heard } = overhear(page)
  await page.goto(`/dashboard/applications/${id}`)
  await expect(page.getByText('There is no such application').first()).toBeVisible()
  expect(await heard()).not.toContain('Mavuno')
})
