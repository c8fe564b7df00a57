import { expect, test } from './given'
import { mailTo } from './support/mail'
import { newAddress } from './support/people'

const staffPage = '/dashboard/applications'

test('a role that is given and taken counts at once, on a screen that is open', async ({
  given,
}) => {
  const [amina, noor] = [await given.staff('admin'), await given.person({ lastName: newName() })]
  const theirs = await given.browserOf(noor)
  await theirs.goto(staffPage)
  const places = theirs.getByRole('navigation', { name: 'Dashboard' }).first()
  await expect(places.getByRole('link', { name: 'New application' })).toBeVisible()
  await theirs.goto('/dashboard/team')
  await expect(theirs.getByText('Administrators look after the team')).toBeVisible()
  await theirs.goto(staffPage)

  const admins = await given.browserOf(amina)
  await admins.goto('/dashboard/team')
  const name = `${noor.firstName} ${noor.lastName}`
  await admins.getByRole('searchbox').fill(noor.lastName)
  await admins.getByRole('button', { name: `Give ${name} a role` }).click()
  await admins.getByRole('radio', { name: /Reviewer/ }).check()
  await admins.getByRole('button', { name: 'Give the role' }).click()
  await expect(admins.getByRole('button', { name: `Change the role of ${name}` })).toBeVisible()

  // Their screen was not touched.
  await expect(places.getByRole('link', { name: 'New application' })).toBeHidden()
  await expect(theirs.getByRole('searchbox', { name: /reference or applicant/ })).toBeVisible()

  await admins.getByRole('button', { name: `Change the role of ${name}` }).click()
  await admins.getByRole('button', { name: 'Take the role away' }).click()
  await admins.getByRole('button', { name: 'Take away: reviewer' }).click()
  await expect(admins.getByRole('button', { name: `Change the role of ${name}` })).toBeHidden()
  await expect(admins.getByText(`took the role of reviewer from ${name}`).first()).toBeVisible()

  await expect(theirs.getByRole('searchbox', { name: /reference or applicant/ })).toBeHidden()
  await expect(places.getByRole('link', { name: 'New application' })).toBeVisible()
})

test('whoever is invited by mail joins the team with that address, and nobody else does', async ({
  given,
}) => {
  const amina = await given.staff('admin')
  const admins = await given.browserOf(amina)
  const address = newAddress('lea')
  await admins.goto('/dashboard/team')
  await admins.getByRole('textbox', { name: 'Email address' }).fill(address)
  await admins.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(
    admins.getByRole('button', { name: `Withdraw the invitation to ${address}` }),
  ).toBeVisible()

  const mail = await mailTo(address, /invited to the team/)
  const link = /https?:\S+#invitation=\w+/.exec(mail.text)?.[0] ?? ''
  const stranger = await given.browserOf(await given.person())
  await stranger.goto(link)
  await expect(stranger.getByText(/was sent to another address/)).toBeVisible()
  expect(stranger.url()).not.toContain('invitation')

  const lea = await given.person({ firstName: 'Lea', email: address })
  const theirs = await given.browserOf(lea)
  await theirs.goto(link)
  await expect(theirs.getByText(/invites you to join the team as a reviewer/)).toBeVisible()
  await theirs.getByRole('button', { name: 'Join the team' }).click()
  await expect(theirs).toHaveURL('/dashboard')
  await theirs.goto(staffPage)
  await expect(theirs.getByRole('searchbox', { name: /reference or applicant/ })).toBeVisible()
})

const newName = () => `Haddad${crypto.randomUUID().slice(0, 8)}`
