import type { Page } from '@playwright/test'
import { demoPassword } from '../../supabase/local/demo-people.ts'
import { addDevice, codeOf } from '../support/authenticator'
import { expect, test } from './given'
import { signIn } from './support/account-page'
import { goByRedirect, goToGoogle, signInThere } from './support/directory-page'
import { startOwnServer } from './support/own-server'

const question = (page: Page) => page.getByRole('heading', { level: 1, name: 'Enter your code' })

for (const [way, go] of [
  ['Google', goToGoogle],
  ['the directory', goByRedirect],
] as const) {
  test(`the second step is asked for after ${way}, too, and the way goes on`, async ({
    given,
    page,
  }) => {
    const person = await given.person()
    const { secret } = await addDevice(person.client)
    await page.goto('/login?next=%2Fdashboard%2Fsettings')
    await go(page)
    await signInThere(page, { email: person.email })
    await expect(question(page)).toBeVisible()
    await expect(page).toHaveURL('/dashboard/settings')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.reload()
    await expect(question(page)).toBeVisible()
    // Other pages are of the account as well.
    await page.goto('/login?next=%2Fapplication-form%2Fstartup')
    await expect(question(page)).toBeVisible()
    await page.goto('/dashboard/settings')
    await page.getByLabel('Code').fill(codeOf(secret, 1))
    await expect(page.getByText(`You sign in as ${person.email}`)).toBeVisible()
  })
}

test('staff without a second step set one up where an administrator asks it of all', async ({
  given,
}) => {
  const server = await startOwnServer()
  const page = await given.browserOf(undefined, { baseURL: server.url })
  try {
    const tomas = { email: 'tomas.herrera@fourfold.example', password: demoPassword }
    await page.goto('/login?next=%2Fdashboard%2Fapplications')
    await signIn(page, tomas)
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()

    const admin = server.connect()
    const amina = { email: 'amina.odhiambo@fourfold.example', password: demoPassword }
    expect((await admin.auth.signInWithPassword(amina)).error).toBeNull()
    const early = await admin.rpc('require_staff_second_factor', { required: true })
    expect(early.error?.hint).toBe('own_second_factor_first')
    await addDevice(admin)
    await admin.rpc('require_staff_second_factor', { required: true }).throwOnError()

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeHidden()
    await page.getByRole('button', { name: 'Continue' }).click()
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code').fill(codeOf(secret))
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Messages' }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  } finally {
    // It asks for nothing any more by the time that nobody would answer.
    await page.close()
    await server.stop()
  }
})
