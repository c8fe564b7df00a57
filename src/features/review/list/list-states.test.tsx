import { aRow, applicationId } from '@tests/support/applications'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screenIs } from '@tests/support/screen-width'
import { rpcRefuses, rpcReturns, server } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { asked, listAnswers, someCounts } from '@tests/support/staff-list'
import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reviewQueries } from '../queries'
import { StaffList } from './staff-list'

beforeEach(() => {
  screenIs('desktop')
  signedIn({ staff: 'manager' })
})
afterEach(() => {
  asked.length = 0
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

describe('the list without rows', () => {
  const nothing = { ...someCounts, total: 0, by_status: {}, by_type: {} }

  it('says what it is for while nothing has come in', async () => {
    server.use(...listAnswers([], nothing))
    renderWithApp(<StaffList />)

    expect(await screen.findByText('No application has come in yet')).toBeVisible()
  })

  it('says what is filtered, and clears it', async () => {
    server.use(...listAnswers((args) => (args.search ? [] : [aRow()]), nothing))
    const { user } = renderWithApp(<StaffList />, { path: '/?q=zzz&status=interview' })

    expect(
      await screen.findByText('You are looking for: “zzz”, Interview.', { exact: false }),
    ).toBeVisible()
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' }).slice(-1)
    if (clear) await user.click(clear)

    expect(await screen.findByRole('link', { name: 'Mavuno Cold Chain' })).toBeVisible()
    expect(currentPlace()).toBe('/')
  })

  it('leads to the first page from one that has emptied', async () => {
    server.use(...listAnswers((args) => (args.cursor_id ? [] : [aRow()])))
    const { user } = renderWithApp(<StaffList />, { path: `/?after=${applicationId}~2026` })

    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }))

    expect(await screen.findByRole('link', { name: 'Mavuno Cold Chain' })).toBeVisible()
  })

  it('does not show another view’s rows for one that was not read before the connection went', async () => {
    server.use(...listAnswers([aRow()]))
    const { user } = renderWithApp(<StaffList />)
    await screen.findByRole('link', { name: 'Mavuno Cold Chain' })
    await screen.findByRole('button', { name: 'In review 30' })

    onlineManager.setOnline(false)
    await user.click(screen.getByRole('button', { name: 'In review 30' }))

    expect(await screen.findByText('You are offline')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Mavuno Cold Chain' })).not.toBeInTheDocument()
    onlineManager.setOnline(true)
    expect(await screen.findByRole('link', { name: 'Mavuno Cold Chain' })).toBeVisible()
  })

  it('says how old the list is when it could not be read anew', async () => {
    server.use(...listAnswers([aRow()]))
    const { queryClient } = renderWithApp(<StaffList />)
    await screen.findByRole('link', { name: 'Mavuno Cold Chain' })

    server.use(rpcRefuses('list_applications', { status: 500, code: 'XX000' }))
    await queryClient.invalidateQueries({ queryKey: reviewQueries.all() })

    expect(await screen.findByText('This could not be brought up to date')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Mavuno Cold Chain' })).toBeVisible()
  })

  it('offers another try when it did not load', async () => {
    server.use(
      ...listAnswers([aRow()]).slice(1),
      rpcRefuses('list_applications', { status: 500, code: 'XX000', message: 'broken' }),
    )
    const { user } = renderWithApp(<StaffList />)
    expect(await screen.findByRole('alert')).toHaveTextContent('The applications did not load')

    server.use(rpcReturns('list_applications', [aRow()]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: 'Mavuno Cold Chain' })).toBeVisible()
  })
})
