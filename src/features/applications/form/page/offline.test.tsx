import { account, forgetDevice, ownApplicationId, publish } from '@tests/support/apply'
import { renderWithApp } from '@tests/support/render-app'
import { server } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { env } from '@/shared/env'
import { openDeviceDb } from '../../drafts/device-db'
import { StartupFormPage } from './application-form-page'

const path = '/application-form/startup'

beforeEach(forgetDevice)
afterEach(() => onlineManager.setOnline(true))

/** As the app does, it tries again what may work later. */
const openForm = (place = path) =>
  renderWithApp(<StartupFormPage />, {
    path: place,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: 1 } } }),
  })

function loseNetwork() {
  onlineManager.setOnline(false)
  server.use(http.all(`${env.supabaseUrl}/rest/v1/*`, () => HttpResponse.error()))
}

it('opens without a network where it was read before', async () => {
  publish()
  const { unmount } = openForm()
  expect(await screen.findByLabelText('Company name')).toBeVisible()
  await waitFor(async () => expect(await (await openDeviceDb()).count('forms')).toBe(1))
  unmount()
  loseNetwork()
  openForm()
  expect(await screen.findByLabelText('Company name')).toBeVisible()
})

it('says that there is no connection where it was not, and opens once there is', async () => {
  loseNetwork()
  openForm()
  expect(await screen.findByText('You are offline')).toBeVisible()
  publish()
  onlineManager.setOnline(true)
  expect(await screen.findByLabelText('Company name')).toBeVisible()
})

it('says so of an application that cannot be looked up', async () => {
  signedIn()
  account()
  loseNetwork()
  openForm(`${path}?application=${ownApplicationId}`)
  expect(await screen.findByText('You are offline')).toBeVisible()
})
