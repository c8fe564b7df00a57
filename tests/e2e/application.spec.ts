import { expect, test } from './given'
import { newAddress } from './support/people'
import { signUp } from './support/account-page'
import { FormPage } from './support/form-page'
import { mailsTo, mailTo } from './support/mail'
import { overhear } from './support/overhear'
import { sampleAnswers } from './support/sample-answers'
import { StaffPage } from './support/staff-page'

test('B-1.6, B-5.3, B-5.4, B-9.1: a visitor joins, applies, is decided on and hears back', async ({
  given,
}) => {
  test.setTimeout(240_000)
  const administrator = await given.staff('admin', { firstName: 'Amina', lastName: 'Odhiambo' })
  const manager = await given.staff('manager', { firstName: 'Tomas', lastName: 'Herrera' })
  const founder = {
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    email: newAddress('wanjiru'),
    password: 'three plain words 7',
  }
  const hers = await given.browserOf()
  const { heard } = overhear(hers)
  const desk = await given.browserOf(administrator)
  await desk.goto('/dashboard/notifications')
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('from the home page to an account', async () => {
    await hers.goto('/')
    await hers.getByRole('link', { name: 'Join', exact: true }).first().click()
    await hers.getByRole('link', { name: 'Create an account as startup' }).click()
    await signUp(hers, founder)
    await expect(hers).toHaveURL(/\/application-form\/startup/)
  })

  const form = new FormPage(hers, 'startup')
  const answers = sampleAnswers(form.definition, {
    everything: true,
    given: { company_name: 'Mavuno Cold Chain', country: 'KE' },
  })
  await test.step('the whole form, saved while it is written', async () => {
    await form.fillAll(answers)
    await form.saved()
    await expect(hers.getByText('A third of the harvest spoils').first()).toBeVisible()
    await expect(hers.getByText('mavuno-deck.pdf').first()).toBeVisible()
  })

  const reference =
    await test.step('submitted once, however often the button is pressed', async () => {
      const commands: string[] = []
      hers.on('request', (request) => {
        if (request.url().includes('/rpc/submit_application')) commands.push(request.url())
      })
      await hers.getByRole('button', { name: 'Submit application' }).dblclick()
      const given = await form.reference()
      expect(commands).toHaveLength(1)
      return given
    })

  await test.step('B-5.4: she is greeted, told and mailed', async () => {
    const mail = await mailTo(founder.email, new RegExp(`received.*${reference}`))
    expect(mail.text).toContain('Dear Wanjiru,')
    await hers.getByRole('link', { name: 'See your application' }).click()
    await expect(hers.getByText(reference).first()).toBeVisible()
    await expect(hers.getByText('You submitted the application')).toBeVisible()
    await hers.goto('/dashboard/notifications')
    await expect(hers.getByText('Welcome Back to Fourfold!')).toHaveCount(1)
    await expect(hers.getByText('We have received your application')).toHaveCount(1)
  })

  await test.step('B-9.1: administrators and managers are told, live and by mail', async () => {
    await expect(desk.getByRole('link', { name: `New application ${reference}` })).toBeVisible()
    for (const { email } of [administrator, manager]) {
      const mail = await mailTo(email, new RegExp(`^New application ${reference}$`))
      expect(mail.text).toContain('Mavuno Cold Chain')
    }
  })

  const ours = await given.browserOf(manager)
  await test.step('a manager finds it, reads it, moves it on, comments, decides and releases', async () => {
    await ours.goto('/dashboard/applications')
    await ours.getByRole('searchbox').fill(reference)
    // Others of that name stand in the list until the search has been answered.
    const row = ours.getByRole('row').filter({ hasText: reference })
    await row.getByRole('link', { name: /Mavuno Cold Chain/ }).click()
    await ours.getByRole('dialog').getByRole('link', { name: 'Open the page' }).click()
    await expect(ours.getByText('Solar cold rooms at the roadside').first()).toBeVisible()
    await expect(ours.getByText('mavuno-deck.pdf').first()).toBeVisible()
    const desk = new StaffPage(ours, 'Wanjiru Kamau')
    await desk.move('Start screening')
    await desk.move('Send to review')
    await desk.note('Strong on the ground.')
    await desk.decide('Accepted', 'Welcome. We begin on the first of March.')
    await desk.release()
  })

  await test.step('she hears back, live and by mail, and of nothing internal', async () => {
    await hers.getByRole('link', { name: /There is a decision on your application/ }).click()
    await expect(hers.getByText('You are accepted').first()).toBeVisible()
    await expect(hers.getByText('Welcome. We begin on the first of March.')).toBeVisible()
    await mailTo(founder.email, new RegExp(`decision.*${reference}`))
    const subjects = (await mailsTo(founder.email)).map(({ subject }) => subject)
    expect(new Set(subjects).size).toBe(subjects.length)
    expect(await heard()).not.toMatch(/Strong on the ground|in_review|Herrera/)
  })
})
