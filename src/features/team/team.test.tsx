import { renderWithApp } from '@tests/support/render-app'
import { rpcRefuses, rpcReturns, server } from '@tests/support/server'
import { aUser, signedIn, someUserId } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Toaster } from '@/shared/ui/toast'
import { changeWords } from './change-words'
import { TeamPage } from './team-page'

const tomasId = '0b0b0b0b-0000-4000-8000-00000000000a'
const adaId = '0b0b0b0b-0000-4000-8000-00000000000b'
const since = '2026-11-01T09:00:00Z'

const amina = {
  user_id: someUserId,
  first_name: 'Amina',
  last_name: 'Odhiambo',
  email: 'amina@example.org',
  role: 'admin',
  role_since: since,
  granted_by_name: null,
  last_sign_in_at: since,
  has_second_factor: false,
}
const tomas = {
  ...amina,
  user_id: tomasId,
  first_name: 'Tomas',
  last_name: 'Herrera',
  email: 'tomas@example.org',
  role: 'manager',
  has_second_factor: true,
  granted_by_name: 'Amina Odhiambo',
}
const invitation = {
  id: '0b0b0b0b-0000-4000-8000-00000000000c',
  email: 'new@example.org',
  role: 'reviewer',
  sent_at: since,
  expires_at: '2999-01-01T00:00:00Z',
  invited_by_name: 'Amina Odhiambo',
}

const answers = ({ staff = [amina, tomas], invitations = [] as object[] } = {}) => [
  rpcReturns('list_staff', staff),
  rpcReturns('list_staff_invitations', invitations as never[]),
  rpcReturns('list_staff_history', [
    {
      id: '0b0b0b0b-0000-4000-8000-00000000000d',
      action: 'staff_role_granted',
      actor_name: 'Amina Odhiambo',
      subject_name: 'Tomas Herrera',
      role: 'manager',
      created_at: since,
    },
  ]),
]

const noted = (calls: unknown[]) => (args: unknown) => {
  calls.push(args)
  return null
}

const draw = (path = '/dashboard/team') =>
  renderWithApp(
    <>
      <TeamPage />
      <Toaster />
    </>,
    { path },
  )

describe('the team, for administrators', () => {
  beforeEach(() => {
    signedIn({ user: aUser({ email: 'amina@example.org' }), staff: 'admin' })
  })

  it('says who is staff, since when, by whom, and what was changed', async () => {
    server.use(...answers())
    draw()
    const list = await screen.findByRole('list', { name: 'Staff' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first).toHaveTextContent(
      /Amina Odhiambo \(you\).*Administrator.*by the operator.*No second step/,
    )
    expect(second).toHaveTextContent(
      /Tomas Herrera.*tomas@example.org.*Manager.*by Amina Odhiambo.*Second step on/,
    )
    expect(await screen.findByText('Amina Odhiambo made Tomas Herrera a manager')).toBeVisible()
  })

  it('finds a person, gives them a role, and takes it back by undo', async () => {
    const calls: unknown[] = []
    server.use(
      ...answers(),
      rpcReturns('find_people', (args) =>
        JSON.stringify(args) === '{"words":["ada","o"]}'
          ? [{ ...amina, user_id: adaId, first_name: 'Ada', last_name: 'Obi', role: null }]
          : [],
      ),
      rpcReturns('grant_staff_role', noted(calls)),
      rpcReturns('revoke_staff_role', noted(calls)),
    )
    const { user } = draw()
    await user.type(await screen.findByRole('searchbox'), 'ada o')
    await user.click(await screen.findByRole('button', { name: 'Give Ada Obi a role' }))
    const dialog = await screen.findByRole('dialog', { name: 'Give Ada Obi a role' })
    await user.click(within(dialog).getByRole('button', { name: 'Give the role' }))
    expect(within(dialog).getByText('Choose a role.')).toBeVisible()
    await user.click(within(dialog).getByRole('radio', { name: /Reviewer/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Give the role' }))

    expect(await screen.findByText('Ada Obi is now a reviewer')).toBeVisible()
    expect(calls).toEqual([{ user_id: adaId, role: 'reviewer' }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]).toEqual({ user_id: adaId })
  })

  it('asks before it takes a role, and says what that means', async () => {
    const calls: unknown[] = []
    server.use(...answers(), rpcReturns('revoke_staff_role', noted(calls)))
    const { user } = draw()
    await user.click(
      await screen.findByRole('button', { name: 'Change the role of Tomas Herrera' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Take the role away' }))
    const dialog = await screen.findByRole('dialog', {
      name: 'Take the role of Tomas Herrera away?',
    })
    expect(dialog).toHaveTextContent(/stops being a manager at once, on every open screen/)
    expect(calls).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Take away: manager' }))
    expect(await screen.findByText('Tomas Herrera is not on the staff any more')).toBeVisible()
    expect(calls).toEqual([{ user_id: tomasId }])
  })

  it('lets a colleague who has lost their device in again, after a question', async () => {
    const calls: unknown[] = []
    server.use(...answers(), rpcReturns('remove_second_factors', noted(calls)))
    const { user } = draw()
    await user.click(
      await screen.findByRole('button', {
        name: 'Tomas Herrera has lost the device of their second step',
      }),
    )
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/make sure that Tomas Herrera is really the one asking/)
    expect(calls).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Remove the second step' }))
    expect(await screen.findByText('Tomas Herrera has no second step any more')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls).toEqual([{ user_id: tomasId }])
  })

  it('says of the last administrator that they stay, and offers nothing else', async () => {
    server.use(...answers())
    const { user } = draw()
    await user.click(
      await screen.findByRole('button', { name: 'Change the role of Amina Odhiambo' }),
    )
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/You are the only administrator, and one always stays/)
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument()
  })

  it('shows the reason when the database refuses, and keeps the question open', async () => {
    const message = 'The last administrator stays. Make somebody else one first.'
    server.use(
      ...answers({ staff: [amina, { ...tomas, role: 'admin' }] }),
      rpcRefuses('grant_staff_role', { hint: 'last_admin', message }),
    )
    const { user } = draw()
    await user.click(
      await screen.findByRole('button', { name: 'Change the role of Amina Odhiambo' }),
    )
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('radio', { name: /Manager/ }))
    expect(within(dialog).getByText(/This is your own role/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Change the role' }))
    expect(await within(dialog).findByText(message)).toBeVisible()
  })

  it('invites an address, and keeps what was typed when that is refused', async () => {
    const message = 'This person has signed in before. Find them above and give them the role.'
    server.use(...answers(), rpcRefuses('invite_staff', { hint: 'has_account', message }))
    const { user } = draw()
    const field = await screen.findByRole('textbox', { name: 'Email address' })
    await user.type(field, 'new')
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(screen.getByText('Write an address such as name@example.org.')).toBeVisible()
    await user.type(field, '@example.org')
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(field).toHaveValue('new@example.org')

    const calls: unknown[] = []
    server.use(rpcReturns('invite_staff', noted(calls)))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Manager')
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('The invitation to new@example.org is on its way')).toBeVisible()
    expect(calls).toEqual([{ email: 'new@example.org', role: 'manager' }])
    expect(field).toHaveValue('')
  })

  it('sends an invitation again, and withdraws it after a question', async () => {
    const calls: unknown[] = []
    server.use(
      ...answers({ invitations: [invitation] }),
      rpcReturns('resend_staff_invitation', noted(calls)),
      rpcReturns('withdraw_staff_invitation', noted(calls)),
    )
    const { user } = draw()
    await user.click(
      await screen.findByRole('button', { name: 'Send the invitation to new@example.org again' }),
    )
    expect(await screen.findByText(/A new link is on its way to new@example.org/)).toBeVisible()
    await user.click(
      screen.getByRole('button', { name: 'Withdraw the invitation to new@example.org' }),
    )
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls).toEqual([{ invitation_id: invitation.id }, { invitation_id: invitation.id }])
  })
})

it.each([null, 'reviewer', 'manager'] as const)(
  'tells %s that administrators look after the team',
  async (staff) => {
    signedIn({ staff })
    draw()
    expect(await screen.findByText('Administrators look after the team')).toBeVisible()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  },
)

it.each([
  ['staff_role_revoked', 'Ada took the role of reviewer from Bo'],
  ['staff_invited', 'Ada invited Bo as a reviewer'],
  ['staff_invitation_resent', 'Ada sent the invitation of Bo again'],
  ['staff_invitation_withdrawn', 'Ada withdrew the invitation of Bo'],
  ['staff_invitation_accepted', 'Bo accepted an invitation and became a reviewer'],
  ['staff_new', 'Ada: staff_new, Bo'],
])('says what %s is in the log', (action, said) => {
  const change = { action, actor_name: 'Ada', subject_name: 'Bo', role: 'reviewer' }
  expect(changeWords(change)).toBe(said)
})
