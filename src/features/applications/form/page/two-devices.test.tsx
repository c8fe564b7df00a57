import {
  account,
  aCall,
  callId,
  forgetDevice,
  ownApplicationId,
  publish,
} from '@tests/support/apply'
import { renderWithApp } from '@tests/support/render-app'
import { server, tableReturns } from '@tests/support/server'
import { signedIn, someUserId } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftKey } from '../../drafts/device-db'
import { createDeviceStore } from '../../drafts/device-store'
import { type Draft, emptyDraft } from '../../drafts/draft'
// There from the start, so that no test ends before what it asks for has been asked.
import '../../upload/upload-server'
import { StartupFormPage } from './application-form-page'

const store = createDeviceStore(draftKey(callId, someUserId))
const keep = (draft: Partial<Draft>) =>
  store.update(() => ({
    ...emptyDraft,
    applicationId: ownApplicationId,
    version: 1,
    revision: 1,
    ...draft,
  }))

beforeEach(async () => {
  await forgetDevice()
  signedIn()
})

const openForm = () => renderWithApp(<StartupFormPage />, { path: '/application-form/startup' })

describe('an application that was submitted on another device', () => {
  beforeEach(() => {
    publish([aCall({ evergreen: false })])
    account({ company_name: 'Mavuno' }, 'received')
  })

  it('leaves nothing here, and nothing to say, where all of it was on the account', async () => {
    await keep({ base: { company_name: 'Mavuno' }, answers: { company_name: 'Mavuno' } })
    openForm()
    expect(await screen.findByText('You have applied to this call')).toBeVisible()
    expect(screen.queryByText(/not part of it/)).not.toBeInTheDocument()
    await waitFor(async () => expect(await store.read()).toBeNull())
  })

  it('leaves what was not on the account, to be taken along', async () => {
    await keep({
      base: { company_name: 'Mavuno' },
      answers: { company_name: 'Mavuno', problem: 'Crops rot.' },
    })
    const { user } = openForm()
    expect(await screen.findByText(/not part of it/)).toBeVisible()
    expect(await store.read()).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Copy as text' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('Crops rot.')
    expect(copied).not.toContain('Mavuno')
  })
})

it('names the files of both sides where they differ', async () => {
  publish([aCall()], {
    applicant_type: 'startup',
    title: 'Startup application',
    sections: [
      { key: 'one', title: 'One', fields: [{ key: 'deck', type: 'file', label: 'Deck' }] },
    ],
  })
  account({ deck: 'file-2' })
  const about = { field_key: 'deck', state: 'stored', size: 9, mime: 'application/pdf', path: 'x' }
  server.use(
    tableReturns('application_files', [
      { ...about, id: 'file-1', name: 'laptop.pdf' },
      { ...about, id: 'file-2', name: 'phone.pdf' },
    ]),
  )
  await keep({ answers: { deck: 'file-1' } })
  openForm()
  expect(await screen.findByText('Two versions of the same answer')).toBeVisible()
  expect(await screen.findByText('phone.pdf')).toBeVisible()
  expect(screen.getAllByText('laptop.pdf')).not.toHaveLength(0)
})
