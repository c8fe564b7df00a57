import type { ApplicantType } from '@contracts/forms/definition'
import { expect, test } from './given'
import { FormPage } from './support/form-page'
import { mailTo } from './support/mail'
import { sampleAnswers } from './support/sample-answers'

const others: { type: ApplicantType; title: string }[] = [
  { type: 'investor', title: 'North Quay Ventures' },
  { type: 'advisor-mentor', title: 'Wanjiru Kamau' },
  { type: 'support-partner', title: 'Atelier Cloud' },
]

for (const { type, title } of others) {
  test(`B-1.3: the ${type} form runs from its own definition, whole`, async ({ given }) => {
    test.setTimeout(180_000)
    const person = await given.person({ role: type === 'startup' ? 'entrepreneur' : type })
    const page = await given.browserOf(person)
    const form = new FormPage(page, type)
    await form.open()
    await form.fillAll(sampleAnswers(form.definition, { everything: true }))
    await form.saved()
    const reference = await form.submit()

    await mailTo(person.email, new RegExp(`received.*${reference}`))
    await page.getByRole('link', { name: 'See your application' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByText(reference).first()).toBeVisible()
  })
}
