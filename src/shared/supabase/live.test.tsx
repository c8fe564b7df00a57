import { realtime } from '@tests/support/realtime'
import { renderWithApp } from '@tests/support/render-app'
import { signedIn, someUserId } from '@tests/support/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useLive } from './live'

let reads = 0
const counted = queryOptions({ queryKey: ['things', 'list'], queryFn: () => ++reads })
const heard = vi.fn()

afterEach(() => {
  reads = 0
  heard.mockClear()
})

function Things({ topic }: { topic: string | null }) {
  useLive(topic, { changed: [['things']] }, heard)
  const { data } = useQuery(counted)
  return <p>read {data ?? 'nothing'}</p>
}

const join = async (topic: string) => {
  await waitFor(() => expect(realtime.joins().map((each) => each.topic)).toContain(topic))
}

describe('live data', () => {
  it('joins a private topic as the signed-in person and reads again what an event names', async () => {
    const { access_token } = signedIn()
    renderWithApp(<Things topic={`user:${someUserId}`} />)
    expect(await screen.findByText('read 1')).toBeVisible()
    await join(`user:${someUserId}`)
    expect(realtime.joins()).toEqual([
      { topic: `user:${someUserId}`, isPrivate: true, token: access_token },
    ])

    realtime.broadcast(`user:${someUserId}`, 'changed', { kind: 'moved', id: 'a1' })

    expect(await screen.findByText('read 2')).toBeVisible()
    expect(heard).toHaveBeenCalledWith('changed', expect.objectContaining({ kind: 'moved' }))
  })

  it('ignores an event that nobody asked for', async () => {
    signedIn()
    renderWithApp(<Things topic="staff" />)
    await join('staff')

    realtime.broadcast('staff', 'something_else')
    realtime.broadcast('staff', 'changed')

    expect(await screen.findByText('read 2')).toBeVisible()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('shares one channel between all who listen to the same topic', async () => {
    signedIn()
    renderWithApp(
      <>
        <Things topic="application:a1" />
        <Things topic="application:a1" />
      </>,
    )
    await join('application:a1')

    realtime.broadcast('application:a1', 'changed')

    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    expect(realtime.joins()).toHaveLength(1)
  })

  it('reads again what it may have missed once a lost connection is back', async () => {
    signedIn()
    renderWithApp(<Things topic="application:a2" />)
    await join('application:a2')
    vi.spyOn(Date, 'now').mockImplementation(
      () => performance.timeOrigin + performance.now() + 5_000,
    )

    realtime.drop()

    expect(await screen.findByText('read 2', {}, { timeout: 4_000 })).toBeVisible()
    expect(realtime.joins()).toHaveLength(2)
    vi.restoreAllMocks()
  })

  it('reads slowly while it is refused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    signedIn()
    realtime.refuse('application:a3')
    renderWithApp(<Things topic="application:a3" />)
    await join('application:a3')
    expect(await screen.findByText('read 1')).toBeVisible()

    await vi.advanceTimersByTimeAsync(60_000)

    expect(await screen.findByText('read 2')).toBeVisible()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('listens to nothing without a topic', async () => {
    renderWithApp(<Things topic={null} />)
    expect(await screen.findByText('read 1')).toBeVisible()
    expect(realtime.joins()).toEqual([])
  })

  it('reads at once after one event, and once more after all that come close upon it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    signedIn()
    renderWithApp(<Things topic="application:a8" />)
    await join('application:a8')
    expect(await screen.findByText('read 1')).toBeVisible()

    for (let event = 0; event < 10; event += 1) realtime.broadcast('application:a8', 'changed')
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(10))
    expect(reads).toBe(2)

    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(await screen.findByText('read 3')).toBeVisible()
    expect(reads).toBe(3)
  })

  it('reads what an event named even when its listener is gone by then', async () => {
    signedIn()
    const { queryClient, unmount } = renderWithApp(<Things topic="application:a9" />)
    await join('application:a9')
    await screen.findByText('read 1')
    realtime.broadcast('application:a9', 'changed')
    realtime.broadcast('application:a9', 'changed')
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    await screen.findByText('read 2')
    unmount()

    expect(queryClient.getQueryState(counted.queryKey)?.isInvalidated).toBe(true)
  })
})
