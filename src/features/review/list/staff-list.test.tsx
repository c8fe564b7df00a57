import { applicationId, aDetail, aRow, someRows } from '@tests/support/applications'
import { realtime } from '@tests/support/realtime'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screenIs } from '@tests/support/screen-width'
import { rpcReturns, server } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { asked, lastAsked, listAnswers, someCounts } from '@tests/support/staff-list'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StaffList } from './staff-list'

beforeEach(() => {
  screenIs('desktop')
  signedIn({ staff: 'manager' })
})
afterEach(() => {
  asked.length = 0
  vi.restoreAllMocks()
})

describe('the list of applications', () => {
  it('says how many there are, by status too', async () => {
    server.use(...listAnswers([aRow()]))
    renderWithApp(<StaffList />)

    expect(await screen.findByRole('link', { name: 'Mavuno Cold Chain' })).toBeVisible()
    expect(await screen.findByText('120 applications')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Submitted 14' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'All 120', pressed: true })).toBeVisible()
  })

  it('says about how many where they are too many to count', async () => {
    server.use(...listAnswers([aRow()], { ...someCounts, total: 98_123, estimated: true }))
    renderWithApp(<StaffList />)

    expect(await screen.findByText('About 98,123 applications')).toBeVisible()
  })

  it('filters by status and keeps that in the address', async () => {
    server.use(...listAnswers([aRow()]))
    const { user } = renderWithApp(<StaffList />)

    await user.click(await screen.findByRole('button', { name: 'In review 30' }))

    await waitFor(() => expect(lastAsked()).toMatchObject({ statuses: ['in_review'] }))
    expect(currentPlace()).toBe('/?status=in_review')
  })

  it('shows what an address from somebody else asks for', async () => {
    server.use(...listAnswers([aRow()]))
    renderWithApp(<StaffList />, { path: '/?q=kilimo&type=startup&country=KE&sort=title' })

    await screen.findByRole('link', { name: 'Mavuno Cold Chain' })
    expect(lastAsked()).toMatchObject({
      search: 'kilimo',
      types: ['startup'],
      countries: ['KE'],
      sort: 'title',
      descending: false,
    })
    expect(screen.getByRole('searchbox')).toHaveValue('kilimo')
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })

  it('searches once somebody pauses', async () => {
    server.use(...listAnswers([aRow()]))
    const { user } = renderWithApp(<StaffList />)
    await screen.findByRole('link', { name: 'Mavuno Cold Chain' })
    const before = asked.length

    await user.type(screen.getByRole('searchbox'), 'mavuno')

    await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'mavuno' }))
    expect(asked.length).toBe(before + 1)
  })

  it('forgets neither what was chosen nor what was opened while somebody was typing', async () => {
    server.use(...listAnswers([aRow()]), rpcReturns('application_detail', aDetail()))
    const { user } = renderWithApp(<StaffList />)
    await screen.findByRole('link', { name: 'Mavuno Cold Chain' })

    await user.type(screen.getByRole('searchbox'), 'mavuno')
    await user.click(screen.getByRole('button', { name: 'In review 30' }))
    await user.click(screen.getByRole('link', { name: 'Mavuno Cold Chain' }))

    await waitFor(() =>
      expect(lastAsked()).toMatchObject({ search: 'mavuno', statuses: ['in_review'] }),
    )
    expect(await screen.findByRole('dialog', { name: /Mavuno Cold Chain/ })).toBeVisible()
    expect(currentPlace()).toBe(`/?q=mavuno&status=in_review&open=${applicationId}`)
  })

  it('filters by a sector that is found by its name', async () => {
    server.use(...listAnswers([aRow()]))
    const { user } = renderWithApp(<StaffList />)

    await user.click(await screen.findByRole('button', { name: 'Sector' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Agriculture' }))

    await waitFor(() => expect(lastAsked()).toMatchObject({ sectors: ['agriculture'] }))
    expect(screen.getByRole('button', { name: 'Sector, 1 chosen' })).toBeVisible()
  })

  it('sorts by a column and turns the order round', async () => {
    server.use(...listAnswers([aRow()]))
    const { user } = renderWithApp(<StaffList />)

    const heading = await screen.findByRole('columnheader', { name: 'Submitted' })
    await user.click(within(heading).getByRole('button'))

    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'submitted', descending: false }))
  })

  it('goes to the next page from its last row, and back', async () => {
    const many = someRows(Array.from({ length: 51 }, (_, index) => `Venture ${index + 1}`))
    server.use(
      ...listAnswers((args) => (args.cursor_id ? [aRow({ title: 'On the next page' })] : many)),
    )
    const { user } = renderWithApp(<StaffList />)

    await user.click(await screen.findByRole('link', { name: 'Next page' }))

    expect(await screen.findByRole('link', { name: 'On the next page' })).toBeVisible()
    expect(lastAsked()).toMatchObject({
      cursor_id: many[49]?.id,
      cursor_value: many[49]?.sort_value,
    })
    await user.click(screen.getByRole('link', { name: 'Back a page' }))
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({ cursor_id: applicationId, descending: false }),
    )
  })

  it('opens an application beside the list, and closes it to where it was', async () => {
    server.use(...listAnswers([aRow()]), rpcReturns('application_detail', aDetail()))
    const { user } = renderWithApp(<StaffList />)

    await user.click(await screen.findByRole('link', { name: 'Mavuno Cold Chain' }))

    const panel = await screen.findByRole('dialog', { name: 'Mavuno Cold Chain' })
    expect(within(panel).getByText('We ran a packhouse in Limuru for six years.')).toBeVisible()
    expect(currentPlace()).toBe(`/?open=${applicationId}`)
    expect(within(panel).getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      `/dashboard/applications/${applicationId}`,
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: 'Mavuno Cold Chain' })).toHaveFocus()
  })

  it('is walked through by the keyboard', async () => {
    server.use(
      ...listAnswers(someRows(['Asali', 'Bambu'])),
      rpcReturns('application_detail', aDetail()),
    )
    const { user } = renderWithApp(<StaffList />)
    await screen.findByRole('link', { name: 'Asali' })

    await user.keyboard('j')
    expect(screen.getByRole('link', { name: 'Asali' })).toHaveFocus()
    await user.keyboard('jx')
    expect(screen.getByRole('checkbox', { name: 'Select Bambu' })).toBeChecked()
    await user.keyboard('k/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('{Tab}?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  })

  it('leaves letters alone for whoever has switched them off, also the next time', async () => {
    server.use(...listAnswers(someRows(['Asali'])))
    const { user, unmount } = renderWithApp(<StaffList />)
    await screen.findByRole('link', { name: 'Asali' })
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard' })
    await user.click(
      within(help).getByRole('switch', { name: 'Letters on their own do something' }),
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(help).not.toBeInTheDocument())
    unmount()

    renderWithApp(<StaffList />)
    const row = await screen.findByRole('link', { name: 'Asali' })
    await user.keyboard('j?/')
    expect(row).not.toHaveFocus()
    expect(screen.getByRole('searchbox')).not.toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: /Keyboard/ }))
    await user.click(await screen.findByRole('switch'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.keyboard('j')
    expect(row).toHaveFocus()
  })

  it('moves the ticked applications on and says which could not be moved', async () => {
    const [first, second] = someRows(['Asali', 'Bambu'])
    if (!first || !second) throw new Error('two rows')
    const moved: unknown[] = []
    server.use(
      ...listAnswers([first, second]),
      rpcReturns('move_application', (args) => {
        moved.push(args)
        return { status: 'screening', public_label: 'being_reviewed' }
      }),
    )
    const { user } = renderWithApp(<StaffList />)

    await user.click(await screen.findByRole('checkbox', { name: 'Select Asali' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Bambu' }))
    await user.click(screen.getByRole('button', { name: 'Start screening (2)' }))

    await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument())
    expect(moved).toEqual([
      { application_id: first.id, to_status: 'screening' },
      { application_id: second.id, to_status: 'screening' },
    ])
  })

  it('remembers the columns', async () => {
    server.use(...listAnswers([aRow()]))
    const { user, unmount } = renderWithApp(<StaffList />)
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('checkbox', { name: 'Call' }))
    expect(await screen.findByRole('columnheader', { name: 'Call' })).toBeVisible()
    unmount()

    renderWithApp(<StaffList />)

    expect(await screen.findByRole('columnheader', { name: 'Call' })).toBeVisible()
  })

  it('says that a decision is not released', async () => {
    // A reviewer is not told how far the letter is, only that nobody else knows.
    server.use(...listAnswers([aRow({ status: 'accepted', decision_state: null })]))
    renderWithApp(<StaffList />)

    const row = await screen.findByRole('row', { name: /Mavuno/ })
    expect(row).toHaveTextContent(/Accepted\s*not released/)
  })

  it('shows a change of somebody else without a reload', async () => {
    server.use(...listAnswers(() => [aRow({ title: asked.length > 1 ? 'New name' : 'Old name' })]))
    renderWithApp(<StaffList />)
    await screen.findByRole('link', { name: 'Old name' })

    // The topic is joined in its own time, and pages share it: said until it is heard.
    await waitFor(() => {
      realtime.broadcast('staff', 'application_changed', { id: 'of the message' })
      expect(screen.getByRole('link', { name: 'New name' })).toBeVisible()
    })
  })

  it('is a list of entries on a phone, with the filters in a panel', async () => {
    screenIs('phone')
    server.use(...listAnswers([aRow()]))
    const { user } = renderWithApp(<StaffList />)

    expect(await screen.findByRole('list', { name: 'Applications' })).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title, A to Z')
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'title', descending: false }))
  })
})
