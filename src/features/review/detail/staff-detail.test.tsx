import { aDetail, applicationId, aRow, someRows } from '@tests/support/applications'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screenIs } from '@tests/support/screen-width'
import {
  rpcRefuses,
  rpcReturns,
  server,
  tableFails,
  tableReturns,
  tableTakes,
} from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApplicationDetail } from '../types'
import { StaffDetailPage } from './staff-detail-page'

const page = (
  <Routes>
    <Route path="/dashboard/applications/:id" element={<StaffDetailPage />} />
  </Routes>
)
const path = `/dashboard/applications/${applicationId}`

const answers = (detail: ApplicationDetail | (() => ApplicationDetail) = aDetail()) => [
  rpcReturns('application_detail', () => (typeof detail === 'function' ? detail() : detail)),
  rpcReturns('list_applications', [aRow()]),
  tableReturns('terms', []),
]

beforeEach(() => {
  screenIs('desktop')
  signedIn({ staff: 'manager' })
})
afterEach(() => void vi.restoreAllMocks())

describe('reading an application', () => {
  it('shows the answers in order, the files and what is private', async () => {
    server.use(...answers())
    renderWithApp(page, { path })

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mavuno Cold Chain' }),
    ).toBeVisible()
    expect(
      screen.getAllByRole('heading', { name: /Company|Team/ }).map((one) => one.textContent),
    ).toEqual(['Company', 'Team'])
    expect(screen.getByText('We ran a packhouse in Limuru for six years.')).toBeVisible()
    expect(screen.getByText('Private to staff')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open Mavuno deck.pdf' })).toBeVisible()
    expect(screen.getByText('Not answered: Website')).toBeVisible()
  })

  it('says where it stands and what the applicant knows of that', async () => {
    server.use(
      ...answers(
        aDetail({
          application: { status: 'accepted' },
          // As a reviewer gets it: without the letter.
          decision: null,
        }),
      ),
    )
    renderWithApp(page, { path })

    expect(
      await screen.findByText(
        'Accepted, not yet released: the applicant still sees “Being reviewed”.',
      ),
    ).toBeVisible()
  })

  it('goes on to the next application of the list', async () => {
    const rows = someRows(['Asali', 'Bambu', 'Cheza'])
    const [, here, next] = rows
    server.use(
      rpcReturns('application_detail', ({ application_id }) =>
        aDetail({ application: { id: String(application_id) } }),
      ),
      rpcReturns('list_applications', rows),
      tableReturns('terms', []),
    )
    const { user } = renderWithApp(page, {
      path: `/dashboard/applications/${here?.id}?status=submitted`,
    })

    expect(await screen.findByRole('link', { name: 'Previous' })).toBeVisible()
    await user.keyboard('j')

    expect(currentPlace()).toBe(`/dashboard/applications/${next?.id}?status=submitted`)
  })

  it('shows the same calm page for what is not there', async () => {
    server.use(
      rpcRefuses('application_detail', {
        hint: 'not_found',
        message: 'There is no such application.',
      }),
    )
    renderWithApp(page, { path })

    expect(
      await screen.findByRole('heading', { name: 'There is no such application' }),
    ).toBeVisible()
  })
})

describe('moving an application', () => {
  it('moves on at once where nobody would notice', async () => {
    const moves: unknown[] = []
    server.use(
      ...answers(aDetail({ application: { status: 'submitted' }, moves: ['screening'] })),
      rpcReturns('move_application', (args) => {
        moves.push(args)
        return { status: 'screening', public_label: 'being_reviewed' }
      }),
    )
    const { user } = renderWithApp(page, { path })

    await user.click(await screen.findByRole('button', { name: 'Start screening' }))

    await waitFor(() =>
      expect(moves).toEqual([{ application_id: applicationId, to_status: 'screening' }]),
    )
  })

  it('says what the applicant will see before an invitation', async () => {
    server.use(...answers())
    const { user } = renderWithApp(page, { path })

    await user.click(await screen.findByRole('button', { name: 'Invite to an interview' }))

    const dialog = await screen.findByRole('dialog', { name: 'Invite to an interview' })
    expect(dialog).toHaveTextContent('Wanjiru Kamau will see “Interview” at once')
  })

  it('asks for more information with a message and the parts to open', async () => {
    const moves: unknown[] = []
    server.use(
      ...answers(),
      rpcReturns('move_application', (args) => {
        moves.push(args)
        return { status: 'more_info', public_label: 'information_needed' }
      }),
    )
    const { user } = renderWithApp(page, { path })
    await user.click(await screen.findByRole('button', { name: 'Ask for more information' }))
    const panel = await screen.findByRole('dialog', { name: 'Ask for more information' })

    await user.click(within(panel).getByRole('button', { name: 'Ask Wanjiru Kamau' }))
    const message = within(panel).getByRole('textbox', { name: 'Message' })
    expect(message).toHaveFocus()
    expect(message).toHaveAccessibleDescription(/Write what you need to know\./)

    await user.type(message, 'Who codes?')
    await user.click(within(panel).getByRole('button', { name: 'Ask Wanjiru Kamau' }))
    const part = within(panel).getByRole('checkbox', { name: 'Company' })
    expect(part).toHaveFocus()
    expect(part).toHaveAccessibleDescription('Choose at least one part.')
    expect(moves).toEqual([])

    await user.click(within(panel).getByRole('checkbox', { name: 'Team' }))
    await user.click(within(panel).getByRole('button', { name: 'Ask Wanjiru Kamau' }))

    await waitFor(() =>
      expect(moves).toEqual([
        {
          application_id: applicationId,
          to_status: 'more_info',
          message: 'Who codes?',
          sections: ['team'],
        },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('says why a move was refused and shows where the application went meanwhile', async () => {
    let reads = 0
    server.use(
      ...answers(() =>
        ++reads === 1
          ? aDetail({ application: { status: 'submitted' }, moves: ['screening'] })
          : aDetail({ application: { status: 'in_review' }, moves: ['interview'] }),
      ),
      rpcRefuses('move_application', { hint: 'move_not_allowed', message: 'No.' }),
    )
    const { user } = renderWithApp(page, { path })

    await user.click(await screen.findByRole('button', { name: 'Start screening' }))

    expect(await screen.findByRole('button', { name: 'Invite to an interview' })).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('It has moved on in the meantime')
  })
})

describe('the conversation', () => {
  const open = async () => {
    const { user } = renderWithApp(page, { path })
    await user.click(await screen.findByRole('tab', { name: /Conversation/ }))
    return user
  }

  it('keeps notes for the team and messages to the applicant apart', async () => {
    const written: unknown[] = []
    server.use(
      ...answers(),
      tableTakes('application_comments', 'post', (body) => written.push(body)),
    )
    const user = await open()

    expect(screen.getByText('Only staff see these. The applicant never does.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Note for the team' }), 'Call the referee.')
    await user.click(screen.getByRole('button', { name: /With the applicant/ }))
    // What was meant for the team does not come along.
    const message = screen.getByRole('textbox', { name: 'Message to Wanjiru Kamau' })
    expect(message).toHaveValue('')
    await user.type(message, 'Karibu!')
    await user.click(screen.getByRole('button', { name: 'Send to Wanjiru Kamau' }))

    await waitFor(() =>
      expect(written).toEqual([
        { application_id: applicationId, audience: 'applicant', body: 'Karibu!' },
      ]),
    )
    await user.click(screen.getByRole('button', { name: /Team notes/ }))
    expect(screen.getByRole('textbox', { name: 'Note for the team' })).toHaveValue(
      'Call the referee.',
    )
  })

  it('keeps what was written when it could not be sent', async () => {
    server.use(
      ...answers(),
      tableFails('application_comments', 'post', {
        status: 400,
        code: 'P0001',
        hint: 'rate_limited',
      }),
    )
    const user = await open()

    await user.click(screen.getByRole('button', { name: 'Add the note' }))
    expect(screen.getByText('Write something first.')).toBeVisible()
    expect(document.activeElement).toHaveAccessibleDescription(/^Write something first\./)
    const note = screen.getByRole('textbox', { name: 'Note for the team' })
    await user.type(note, 'Call the referee.')
    await user.click(screen.getByRole('button', { name: 'Add the note' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('That was too often.')
    expect(note).toHaveValue('Call the referee.')
  })
})
