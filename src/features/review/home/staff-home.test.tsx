import { aRow, applicationId } from '@tests/support/applications'
import { renderWithApp } from '@tests/support/render-app'
import { rpcReturns, server, tableReturns } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StaffHome } from './staff-home'

const answers = (by_status: Record<string, number>, letters: object[] = []) => [
  rpcReturns('count_applications', { total: 9, estimated: false, by_status, by_type: {} }),
  rpcReturns('list_applications', [aRow()]),
  tableReturns('decision_messages', JSON.parse(JSON.stringify(letters))),
]

const letter = {
  id: 'letter',
  outcome: 'accepted',
  application: { id: applicationId, title: 'Mavuno Cold Chain', reference: 'APP-2026-000123' },
}

describe('the home of staff', () => {
  it('says what waits, with the way to it', async () => {
    signedIn({ staff: 'manager' })
    server.use(...answers({ submitted: 4, accepted: 5 }, [letter]))
    renderWithApp(<StaffHome />)

    expect(await screen.findByRole('link', { name: /4 applications to screen/ })).toHaveAttribute(
      'href',
      '/dashboard/applications?status=submitted&dir=asc',
    )
    expect(await screen.findByText('1 decision not released')).toBeVisible()
    const waiting = screen.getByRole('region', { name: 'What waits for you' })
    expect(within(waiting).getByRole('link', { name: 'Mavuno Cold Chain' })).toHaveAttribute(
      'href',
      `/dashboard/applications/${applicationId}`,
    )
    expect(screen.getByRole('link', { name: /^Accepted\s*5$/ })).toBeVisible()
  })

  it('says that nothing waits', async () => {
    signedIn({ staff: 'reviewer' })
    server.use(...answers({ accepted: 9 }))
    renderWithApp(<StaffHome />)

    expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  })
})
