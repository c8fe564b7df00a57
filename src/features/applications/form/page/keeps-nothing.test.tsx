import 'fake-indexeddb/auto'
import { account, publish } from '@tests/support/apply'
import { blockStorage } from '@tests/support/blocked-storage'
import { renderWithApp } from '@tests/support/render-app'
import { answersAboutSession } from '@tests/support/session'
import { signInNow } from '@tests/support/session-probe'
import { server } from '@tests/support/server'
import { screen, waitFor } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// There from the start, so that no test ends before what it asks for has been asked.
import '../../upload/upload-server'
import { StartupFormPage } from './application-form-page'

const path = '/application-form/startup'

let allowStorage: () => void
beforeEach(() => {
  allowStorage = blockStorage()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError')
  })
})

afterEach(() => allowStorage())

/** Whether the browser would ask before the page goes. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const status = (state: string) =>
  waitFor(() => expect(screen.getByTestId('save-status')).toHaveAttribute('data-state', state))

it('brings along what was typed where the browser keeps nothing, by way of signing in', async () => {
  publish()
  server.use(...answersAboutSession())
  const saved = account()
  const { user } = renderWithApp(
    <Routes>
      <Route path={path} element={<StartupFormPage />} />
      <Route path="/login" element={<Link to={path}>Go back</Link>} />
    </Routes>,
    { path },
  )
  await user.type(await screen.findByLabelText('Company name'), 'Mavuno')
  await status('not-kept')
  expect(screen.queryByText(/kept on this device/i)).not.toBeInTheDocument()
  expect(asksBeforeLeaving()).toBe(true)

  await user.click(screen.getByRole('link', { name: /^Sign in/ }))
  expect(asksBeforeLeaving()).toBe(true)
  await signInNow()
  await user.click(await screen.findByRole('link', { name: 'Go back' }))
  expect(await screen.findByLabelText('Company name')).toHaveValue('Mavuno')
  await status('saved')
  expect(saved).toEqual([{ company_name: 'Mavuno' }])
  expect(asksBeforeLeaving()).toBe(false)
})
