import { anOwnDetail, applicationId } from '@tests/support/applications'
import { realtime } from '@tests/support/realtime'
import { renderWithApp } from '@tests/support/render-app'
import { rpcReturns, server, tableFails, tableReturns, tableTakes } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/shared/env'
import type { OwnApplicationDetail } from '../queries'
import { OwnDetailPage } from './own-detail-page'

const path = `/dashboard/applications/${applicationId}`
const show = (at = path) =>
  renderWithApp(
    <Routes>
      <Route path="/dashboard/applications/:id" element={<OwnDetailPage />} />
    </Routes>,
    { path: at },
  )

const answers = (...rows: OwnApplicationDetail[]) => [
  tableReturns('applications', JSON.parse(JSON.stringify(rows))),
  tableReturns('terms', []),
]

beforeEach(() => void signedIn())

describe('the applicant’s own application', () => {
  it('says where it stands in plain words, and what happens next', async () => {
    server.use(...answers(anOwnDetail()))
    show()

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mavuno Cold Chain' }),
    ).toBeVisible()
    expect(
      screen.getByRole('heading', { name: 'Your application is being reviewed' }),
    ).toBeVisible()
    expect(screen.getByText(/There is nothing for you to do/)).toBeVisible()
    expect(screen.getByText('APP-2026-000123')).toBeVisible()
    const step = screen.getByText('Review').closest('li')
    expect(step).toHaveAttribute('aria-current', 'step')
  })

  it('asks only for what applicants may know', async () => {
    const selects: string[] = []
    server.use(
      http.get(`${env.supabaseUrl}/rest/v1/applications`, ({ request }) => {
        selects.push(new URL(request.url).searchParams.get('select') ?? '')
        return HttpResponse.json(JSON.parse(JSON.stringify(anOwnDetail())))
      }),
      tableReturns('terms', []),
    )
    show()
    await screen.findByRole('heading', { level: 1 })

    const columns = selects.join(',').split(/[\s,()]+/)
    for (const hidden of [
      'status',
      'decided_at',
      'staff_data',
      'state,',
      'actor_id',
      'author_id',
      'approved_by',
    ]) {
      expect(columns).not.toContain(hidden)
    }
  })

  it('reads the answers back and offers the files', async () => {
    server.use(...answers(anOwnDetail()))
    show()

    expect(await screen.findByText('We ran a packhouse in Limuru for six years.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download Mavuno deck.pdf' })).toBeVisible()
  })

  it('shows what was changed on request and not sent back, apart from what was submitted', async () => {
    server.use(
      ...answers(
        anOwnDetail({
          public_label: 'information_needed',
          unsent: { changes: { why_together: 'Seven years by now.' } },
        }),
      ),
    )
    show()

    const unsent = await screen.findByRole('region', { name: 'Not sent' })
    expect(within(unsent).getByText('Seven years by now.')).toBeVisible()
    expect(within(unsent).getByText(/have not sent it back yet/)).toBeVisible()
    expect(screen.getByText('We ran a packhouse in Limuru for six years.')).toBeVisible()
  })

  it('keeps it readable when the review went on without it', async () => {
    server.use(
      ...answers(anOwnDetail({ unsent: { changes: { why_together: 'Seven years by now.' } } })),
    )
    show()

    const unsent = await screen.findByRole('region', { name: 'Not sent' })
    expect(within(unsent).getByText(/not part of your application/)).toBeVisible()
  })

  it('shows the released letter with its date', async () => {
    server.use(
      ...answers(
        anOwnDetail({
          public_label: 'accepted',
          released_at: '2026-11-18T09:00:00Z',
          decisions: [
            {
              id: 'd',
              outcome: 'accepted',
              message: 'We are glad to have you.',
              released_at: '2026-11-18T09:00:00Z',
            },
          ],
        }),
      ),
    )
    show()

    const letter = await screen.findByRole('article')
    expect(letter).toHaveTextContent('You are accepted')
    expect(letter).toHaveTextContent('We are glad to have you.')
  })

  it('says what was asked for and leads to the parts that are open again', async () => {
    server.use(
      ...answers(
        anOwnDetail({
          public_label: 'information_needed',
          reopened_sections: ['team'],
          events: [
            {
              id: 'e',
              kind: 'information_requested',
              data: { message: 'Who writes the code?', sections: ['team'] },
              created_at: '2026-11-10T09:00:00Z',
            },
          ],
        }),
      ),
    )
    show()

    const asked = await screen.findByRole('heading', { name: 'What we ask of you' })
    expect(asked.parentElement).toHaveTextContent('Who writes the code?')
    expect(asked.parentElement).toHaveTextContent('Open for changes: Team')
    expect(screen.getByRole('link', { name: 'Change and send it back' })).toHaveAttribute(
      'href',
      `/application-form/startup?application=${applicationId}`,
    )
  })

  it('tells who wrote which message, and sends one', async () => {
    const sent: unknown[] = []
    server.use(
      ...answers(
        anOwnDetail({
          comments: [
            { id: 'a', from_applicant: false, body: 'Karibu!', created_at: '2026-11-06T09:00:00Z' },
            { id: 'b', from_applicant: true, body: 'Asante.', created_at: '2026-11-06T10:00:00Z' },
          ],
        }),
      ),
      tableTakes('application_comments', 'post', (body) => sent.push(body)),
    )
    const { user } = show()

    const messages = await screen.findByRole('region', { name: 'Messages' })
    expect(
      within(messages)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([expect.stringContaining('The Fourfold team'), expect.stringContaining('You')])
    await user.click(within(messages).getByRole('button', { name: 'Send the message' }))
    expect(within(messages).getByRole('textbox')).toHaveFocus()
    expect(within(messages).getByRole('textbox')).toHaveAccessibleDescription(
      'Write something first.',
    )
    await user.type(within(messages).getByRole('textbox'), 'When is the interview?')
    await user.click(within(messages).getByRole('button', { name: 'Send the message' }))

    await waitFor(() =>
      expect(sent).toEqual([
        { application_id: applicationId, audience: 'applicant', body: 'When is the interview?' },
      ]),
    )
    await waitFor(() => expect(within(messages).getByRole('textbox')).toHaveValue(''))
  })

  it('keeps a message that could not be sent', async () => {
    server.use(
      ...answers(anOwnDetail()),
      tableFails('application_comments', 'post', { status: 503, code: '53300' }),
    )
    const { user } = show()
    const field = await screen.findByRole('textbox', { name: 'Your message' })

    await user.type(field, 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send the message' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here.')
    expect(field).toHaveValue('Hello')
  })

  it('is withdrawn only after typing its reference', async () => {
    const withdrawn: unknown[] = []
    server.use(
      ...answers(anOwnDetail()),
      rpcReturns('withdraw_application', (args) => {
        withdrawn.push(args)
        return { public_label: 'withdrawn' }
      }),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Withdraw the application' }))
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw the application' })
    const confirm = within(dialog).getByRole('button', { name: 'Withdraw the application' })

    await user.click(confirm)
    expect(within(dialog).getByRole('textbox')).toHaveFocus()
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(/^Type it exactly/)
    expect(withdrawn).toEqual([])
    await user.type(within(dialog).getByRole('textbox'), 'app-2026-000123')
    await user.click(confirm)

    await waitFor(() => expect(withdrawn).toEqual([{ application_id: applicationId }]))
  })

  it('offers no withdrawal once a decision was told', async () => {
    server.use(...answers(anOwnDetail({ public_label: 'not_selected' })))
    show()

    await screen.findByRole('heading', { level: 1 })
    expect(
      screen.queryByRole('button', { name: 'Withdraw the application' }),
    ).not.toBeInTheDocument()
  })

  it('shows a change without a reload', async () => {
    let reads = 0
    server.use(
      http.get(`${env.supabaseUrl}/rest/v1/applications`, () => {
        reads += 1
        const label = reads === 1 ? 'being_reviewed' : 'interview'
        return HttpResponse.json(JSON.parse(JSON.stringify(anOwnDetail({ public_label: label }))))
      }),
      tableReturns('terms', []),
    )
    show()
    await screen.findByRole('heading', { name: 'Your application is being reviewed' })

    await waitFor(() => {
      realtime.broadcast(`application:${applicationId}`, 'changed', { kind: 'moved' })
      expect(screen.getByRole('heading', { name: 'You are invited to an interview' })).toBeVisible()
    })
  })

  it('looks the same whether it does not exist or belongs to somebody else', async () => {
    server.use(...answers())
    show()
    expect(
      await screen.findByRole('heading', { name: 'There is no such application' }),
    ).toBeVisible()
  })

  it('takes an address that is none for one that does not exist', async () => {
    server.use(
      tableFails('applications', 'get', { status: 400, code: '22P02', message: 'invalid uuid' }),
    )
    show('/dashboard/applications/nonsense')
    expect(
      await screen.findByRole('heading', { name: 'There is no such application' }),
    ).toBeVisible()
  })
})
