import { expect, test } from './given'
import { connect } from './support/backend'
import { linkIn, mailTo } from './support/mail'
import { newAddress } from './support/people'

/** Somebody has signed up with an address that is not theirs, and knows the password. */
async function begun(firstName: string) {
  const stranger = { email: newAddress(firstName), password: `theirs-${crypto.randomUUID()}` }
  const { error } = await connect().auth.signUp(stranger)
  if (error) throw error
  return stranger
}

const knocks = async (who: { email: string; password: string }) =>
  (await connect().auth.signInWithPassword(who)).error?.code ?? 'came in'

test('whoever confirms an account that they have not begun takes it over whole', async ({
  page,
}) => {
  const stranger = await begun('noor')
  const mail = await mailTo(stranger.email, /confirm/i)
  expect(mail.text).toContain('Somebody, most likely you, began an account')
  await page.goto(linkIn(mail))
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Did you choose the password?' })).toBeFocused()
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await page.getByLabel('New password', { exact: true }).fill('four quite plain words')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/(dashboard|terms-consent)/)
  expect(await knocks(stranger)).toBe('invalid_credentials')
  expect(await knocks({ ...stranger, password: 'four quite plain words' })).toBe('came in')
})

test('an invitation to the team is worth nothing to a stranger’s password', async ({
  given,
  page,
}) => {
  const admin = await given.staff('admin')
  const stranger = await begun('lea')
  await admin.client.rpc('invite_staff', { email: stranger.email, role: 'reviewer' }).throwOnError()
  const mail = await mailTo(stranger.email, /invited to the team/)
  await page.goto(/https?:\S+#invitation=\w+/.exec(mail.text)?.[0] ?? '')
  await page.getByRole('link', { name: 'Email me a code' }).click()
  await page.getByLabel('Email').fill(stranger.email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  const [code = ''] = /\b\d{6}\b/.exec((await mailTo(stranger.email, /sign in/i)).text) ?? []
  await page.getByLabel('Code from the mail').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // They do not look twice.
  await page.getByRole('button', { name: 'I chose it' }).click()
  await page.getByRole('button', { name: 'I agree' }).click()

  await expect(page.getByText(/invites you to join the team as a reviewer/)).toBeVisible()
  await expect(page.getByText('Is the password of this account yours?')).toBeVisible()
  expect(await knocks(stranger)).toBe('came in')
  await page.getByRole('button', { name: 'Join the team' }).click()
  await expect(page).toHaveURL('/dashboard/settings#password')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeHidden()
  expect(await knocks(stranger)).toBe('invalid_credentials')
})
