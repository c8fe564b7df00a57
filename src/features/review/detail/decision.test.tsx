import { aDetail, aLetter, applicationId, aRow } from '@tests/support/applications'
import { renderWithApp } from '@tests/support/render-app'
import { screenIs } from '@tests/support/screen-width'
import { rpcRefuses, rpcReturns, server, tableReturns } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StaffDetailPage } from './staff-detail-page'

const path = `/dashboard/applications/${applicationId}`
const page = (
  <Routes>
    <Route path="/dashboard/applications/:id" element={<StaffDetailPage />} />
  </Routes>
)

const answers = (detail = aDetail()) => [
  rpcReturns('application_detail', detail),
  rpcReturns('list_applications', [aRow()]),
  tableReturns('terms', []),
]

beforeEach(() => {
  screenIs('desktop')
  signedIn({ staff: 'manager' })
})
afterEach(() => void vi.restoreAllMocks())

describe('the decision', () => {
  it('is drafted with the letter as the applicant will read it', async () => {
    const drafts: unknown[] = []
    server.use(
      ...answers(),
      rpcReturns('draft_decision', (args) => {
        drafts.push(args)
        return aLetter()
      }),
    )
    const { user } = renderWithApp(page, { path })
    await user.click(await screen.findByRole('button', { name: 'Write a decision' }))
    const editor = await screen.findByRole('dialog', { name: 'Decision' })

    await user.click(within(editor).getByRole('button', { name: 'Save the draft' }))
    const accepted = within(editor).getByRole('radio', { name: 'Accepted' })
    expect(accepted).toHaveFocus()
    expect(accepted).toHaveAccessibleDescription('Choose an outcome.')
    await user.click(accepted)
    expect(within(editor).queryByText('Choose an outcome.')).not.toBeInTheDocument()
    await user.type(
      within(editor).getByRole('textbox', { name: 'Letter to the applicant' }),
      'Dear Wanjiru',
    )
    const preview = within(editor).getByRole('region', { name: 'As Wanjiru Kamau will read it' })
    expect(preview).toHaveTextContent('You are acceptedDear Wanjiru')
    await user.click(within(editor).getByRole('button', { name: 'Save the draft' }))

    await waitFor(() =>
      expect(drafts).toEqual([
        { application_id: applicationId, outcome: 'accepted', message: 'Dear Wanjiru' },
      ]),
    )
  })

  it('is approved, which tells nobody', async () => {
    const approved: unknown[] = []
    server.use(
      ...answers(aDetail({ decision: aLetter() })),
      rpcReturns('approve_decision', (args) => {
        approved.push(args)
        return { ...aLetter({ state: 'approved' }) }
      }),
    )
    const { user } = renderWithApp(page, { path })

    const standing = await screen.findByText('Accepted, drafted by Tomás Herrera')
    expect(standing).toHaveAttribute('role', 'status')
    await user.click(await screen.findByRole('button', { name: 'Approve: Accepted' }))

    await waitFor(() => expect(approved).toEqual([{ application_id: applicationId, version: 1 }]))
  })

  it('is not written over unread: both letters are there, and the writer chooses', async () => {
    const drafts: unknown[] = []
    let letter = aLetter()
    server.use(
      rpcReturns('application_detail', () => aDetail({ decision: letter })),
      rpcReturns('list_applications', [aRow()]),
      tableReturns('terms', []),
      rpcReturns('draft_decision', (args) => {
        drafts.push(args)
        return aLetter({ version: 3 })
      }),
    )
    const { user, queryClient } = renderWithApp(page, { path })
    await user.click(await screen.findByRole('button', { name: 'Change it' }))
    const editor = await screen.findByRole('dialog', { name: 'Decision' })
    const words = within(editor).getByRole('textbox', { name: 'Letter to the applicant' })
    await user.clear(words)
    await user.type(words, 'Dear Wanjiru')

    letter = aLetter({ version: 2, message: 'From another desk.', author_name: 'Amina Odhiambo' })
    await queryClient.invalidateQueries()

    expect(
      await within(editor).findByText('Amina Odhiambo has saved another letter since you began'),
    ).toBeVisible()
    expect(within(editor).getByText('From another desk.')).toBeVisible()
    expect(words).toHaveValue('Dear Wanjiru')
    await user.click(within(editor).getByRole('button', { name: 'Replace it with mine' }))
    await user.click(within(editor).getByRole('button', { name: 'Save the draft' }))

    await waitFor(() =>
      expect(drafts).toEqual([
        { application_id: applicationId, outcome: 'accepted', message: 'Dear Wanjiru', version: 2 },
      ]),
    )
  })

  describe('that was released while another was being written', () => {
    async function overtaken() {
      const drafts: unknown[] = []
      let letter = aLetter({ state: 'approved' })
      server.use(
        rpcReturns('application_detail', () => aDetail({ decision: letter })),
        rpcReturns('list_applications', [aRow()]),
        tableReturns('terms', []),
        rpcReturns('draft_decision', (args) => {
          drafts.push(args)
          return aLetter()
        }),
      )
      const { user, queryClient } = renderWithApp(page, { path })
      await user.click(await screen.findByRole('button', { name: 'Change it' }))
      const editor = await screen.findByRole('dialog', { name: 'Decision' })
      const words = within(editor).getByRole('textbox', { name: 'Letter to the applicant' })
      await user.clear(words)
      await user.type(words, 'Dear Wanjiru')
      letter = aLetter({ state: 'released', released_at: '2026-11-20T09:00:00Z' })
      await queryClient.invalidateQueries()
      await within(editor).findByText('The decision was released while you were writing')
      return { user, editor, words, drafts }
    }

    it('leaves what was written to become another decision', async () => {
      const { user, editor, drafts } = await overtaken()

      await user.click(within(editor).getByRole('button', { name: 'Write it as another decision' }))
      await user.click(within(editor).getByRole('button', { name: 'Save the draft' }))

      await waitFor(() =>
        expect(drafts).toEqual([
          { application_id: applicationId, outcome: 'accepted', message: 'Dear Wanjiru' },
        ]),
      )
    })

    it('or to be thrown away', async () => {
      const { user, editor } = await overtaken()

      await user.click(within(editor).getByRole('button', { name: 'Discard what I wrote' }))
      await waitFor(() => expect(editor).not.toBeInTheDocument())

      await user.click(await screen.findByRole('button', { name: 'Write another decision' }))
      const anew = await screen.findByRole('dialog', { name: 'Decision' })
      expect(within(anew).getByRole('textbox')).toHaveValue('')
      expect(within(anew).queryByText(/was released while/)).not.toBeInTheDocument()
    })
  })

  it('is released only after a confirmation that names the person', async () => {
    const released: unknown[] = []
    server.use(
      ...answers(
        aDetail({ application: { status: 'accepted' }, decision: aLetter({ state: 'approved' }) }),
      ),
      rpcReturns('release_decision', (args) => {
        released.push(args)
        return { ...aLetter({ state: 'released', released_at: '2026-11-20T09:00:00Z' }) }
      }),
    )
    const { user } = renderWithApp(page, { path })
    await user.click(await screen.findByRole('button', { name: 'Release to Wanjiru Kamau' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tell Wanjiru Kamau the decision' })
    const confirm = within(dialog).getByRole('button', { name: 'Release to Wanjiru Kamau' })

    await user.click(confirm)
    expect(within(dialog).getByRole('checkbox')).toHaveFocus()
    expect(within(dialog).getByRole('checkbox')).toHaveAccessibleDescription('Tick the box first.')
    expect(released).toEqual([])
    await user.click(within(dialog).getByRole('checkbox'))
    await user.click(confirm)

    await waitFor(() => expect(released).toEqual([{ application_id: applicationId, version: 1 }]))
  })

  it('is not offered to a reviewer', async () => {
    signedIn({ staff: 'reviewer' })
    server.use(...answers(aDetail({ moves: ['interview'], outcomes: [] })))
    renderWithApp(page, { path })

    expect(await screen.findByText('Managers write and release decisions.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Write a decision' })).not.toBeInTheDocument()
  })

  it('cannot be made on one’s own application, which shows as its applicant sees it', async () => {
    server.use(
      rpcRefuses('application_detail', { hint: 'own_application', message: 'Yours.' }),
      tableReturns('applications', []),
    )
    renderWithApp(page, { path })

    expect(
      await screen.findByRole('heading', { name: 'There is no such application' }),
    ).toBeVisible()
  })
})
