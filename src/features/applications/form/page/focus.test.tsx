import { account, forgetDevice, publish } from '@tests/support/apply'
import { renderWithApp } from '@tests/support/render-app'
import { rpcReturns, server, tableReturns } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
// There from the start, so that no test ends before what it asks for has been asked.
import '../../upload/upload-server'
import { StartupFormPage } from './application-form-page'

const path = '/application-form/startup'

beforeEach(async () => {
  await forgetDevice()
  publish()
})

const openForm = (place = path) => renderWithApp(<StartupFormPage />, { path: place })

it('goes to a question whose control has still to arrive', async () => {
  const { user } = openForm(`${path}?section=review`)
  await user.click(await screen.findByRole('button', { name: 'Sign in to submit' }))
  const summary = await screen.findByRole('alert')
  await user.click(within(summary).getByRole('link', { name: 'Founders' }))
  const group = await screen.findByRole('group', { name: 'Founders' })
  await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement))
})

it('stays on the heading while the page is drawn in steps', async () => {
  openForm()
  const first = screen.getByRole('heading', { level: 1 })
  first.tabIndex = -1
  act(() => first.focus())
  await screen.findByLabelText('Company name')
  expect(first).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('stays on the form when an offer is turned down', async () => {
  signedIn()
  publish(undefined, {
    applicant_type: 'startup',
    title: 'Startup application',
    sections: [
      {
        key: 'company',
        title: 'Company',
        fields: [{ key: 'city', type: 'short_text', label: 'City', fills: 'city' }],
      },
    ],
  })
  account()
  server.use(
    rpcReturns('remembered_answers', { city: 'Nairobi' }),
    tableReturns('applications', []),
  )
  const { user } = openForm()
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
  expect(screen.getByRole('heading', { name: 'Company' })).toHaveFocus()
})
