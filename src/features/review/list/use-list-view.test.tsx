import { applicationId } from '@tests/support/applications'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { act, screen } from '@testing-library/react'
import { Suspense, use, useEffect } from 'react'
import { expect, it } from 'vitest'
import { type ListNavigation, useListView } from './use-list-view'

let arrive = () => {}
const code = new Promise<void>((resolve) => {
  arrive = resolve
})
let list: ListNavigation

function Panel() {
  use(code)
  return <p>The panel</p>
}

function List() {
  const now = useListView()
  // What stands on the screen, as whoever searches a moment later knows it.
  useEffect(() => {
    list = now
  })
  return <Suspense>{now.openId && <Panel />}</Suspense>
}

it('forgets no row that was opened while the code of the panel is on its way', async () => {
  renderWithApp(<List />)
  await act(async () => list.open(applicationId))
  // The router shows a new address only once everything for it is there.
  expect(list.openId).toBeNull()
  await act(async () => list.narrow({ search: 'mavuno' }, { replace: true }))
  await act(async () => arrive())
  expect(await screen.findByText('The panel')).toBeVisible()
  expect(currentPlace()).toBe(`/?q=mavuno&open=${applicationId}`)
})
