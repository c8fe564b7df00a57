import { renderWithApp } from '@tests/support/render-app'
import { signedIn, someUserId } from '@tests/support/session'
import { SessionProbe } from '@tests/support/session-probe'
import { screen } from '@testing-library/react'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { sessionStorageKey } from '@/shared/supabase/storage-key'

const theirs = queryOptions({ queryKey: ['theirs'], queryFn: () => 'read as Ada' })

it('B-5.1 learns that somebody has signed in, in another tab, also where no client was loaded', async () => {
  renderWithApp(<SessionProbe />)
  await screen.findByText('settled')
  const session = signedIn()
  window.dispatchEvent(
    new StorageEvent('storage', { key: sessionStorageKey, newValue: JSON.stringify(session) }),
  )
  expect(await screen.findByText('signed in as ada@example.org')).toBeVisible()
})

it('B-5.5 learns that whoever is signed in here has signed out in another tab', async () => {
  signedIn()
  const queryClient = new QueryClient()
  renderWithApp(<SessionProbe />, { queryClient })
  await screen.findByText('signed in as ada@example.org')
  queryClient.setQueryData(theirs.queryKey, 'read as Ada')

  const otherTab = new BroadcastChannel('fourfold:signed-out')
  otherTab.postMessage('somebody-else')
  otherTab.postMessage(someUserId)
  expect(await screen.findByText('signed out')).toBeVisible()
  expect(queryClient.getQueryData(theirs.queryKey)).toBeUndefined()
  otherTab.close()
})
