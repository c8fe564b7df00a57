import { account, forgetDevice, publish } from '@tests/support/apply'
import { renderWithApp } from '@tests/support/render-app'
import { signedIn } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
// There from the start, so that no test ends before what it asks for has been asked.
import '../../upload/upload-server'
import { bringAlong } from '../../drafts/bring-along'
import { StartupFormPage } from './application-form-page'

const path = '/application-form/startup'

beforeEach(async () => {
  await forgetDevice()
  publish()
})

const openForm = () => renderWithApp(<StartupFormPage />, { path })
const companyName = () => screen.findByLabelText('Company name')
const status = (state: string) =>
  waitFor(() => expect(screen.getByTestId('save-status')).toHaveAttribute('data-state', state))

async function writeWithoutAccount() {
  const { user, unmount } = openForm()
  await user.type(await companyName(), 'Mavuno')
  await status('device')
  unmount()
}

it('asks whoever signs in whose answers these are, and saves those that are theirs', async () => {
  await writeWithoutAccount()
  signedIn()
  const saved = account()
  const { user } = openForm()
  expect(await companyName()).toHaveValue('Mavuno')
  await status('found')
  expect(saved).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'They are mine' }))
  await status('saved')
  expect(saved).toEqual([{ company_name: 'Mavuno' }])
  expect(screen.getByRole('heading', { name: 'Company' })).toHaveFocus()
})

it('does not ask whoever has signed in to keep them', async () => {
  await writeWithoutAccount()
  bringAlong.ask()
  signedIn()
  const saved = account()
  openForm()
  expect(await companyName()).toHaveValue('Mavuno')
  await status('saved')
  expect(saved).toEqual([{ company_name: 'Mavuno' }])
  expect(screen.queryByRole('button', { name: 'They are mine' })).not.toBeInTheDocument()
  expect(bringAlong.take()).toBe(false)
})

it('takes away those that are not', async () => {
  await writeWithoutAccount()
  signedIn()
  const saved = account()
  const { user } = openForm()
  await user.click(await screen.findByRole('button', { name: 'They are not mine' }))
  expect(await companyName()).toHaveValue('')
  await status('untouched')
  expect(saved).toEqual([])
})

it('removes what was written without an account when asked to', async () => {
  const { user } = openForm()
  await user.type(await companyName(), 'Mavuno')
  await status('device')
  await user.click(screen.getByRole('button', { name: 'Remove from this device' }))
  await user.click(await screen.findByRole('button', { name: 'Remove them' }))
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveValue(''))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Company' })).toHaveFocus())
  await status('untouched')
})
