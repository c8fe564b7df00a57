import {
  onlineManager,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/shared/ui/toast'
import { toasts } from '@/shared/ui/toast-store'
import { createQueryClient } from './query-client'

const recheck = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/shared/auth/second-step/recheck', () => ({ recheckSecondStep: recheck }))

afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
  act(() => toasts.clear())
})

const failure = (status: number) => Object.assign(new Error(`answered ${status}`), { status })

describe('a refusal', () => {
  const refusedWith = (hint: string) => () =>
    Promise.reject(Object.assign(new Error('No'), { code: 'P0001', hint }))

  it('of a read or a write that wants a second step has the session looked at again', async () => {
    const client = createQueryClient()
    const read = (queryKey: string[], hint: string) =>
      client.fetchQuery({ queryKey, queryFn: refusedWith(hint) }).catch(() => undefined)
    await read(['another'], 'not_allowed')
    await read(['wanted'], 'second_factor_needed')
    await waitFor(() => expect(recheck).toHaveBeenCalledTimes(1))
    const write = client
      .getMutationCache()
      .build(client, { mutationFn: refusedWith('second_factor_needed') })
    await write.execute(undefined).catch(() => undefined)
    await waitFor(() => expect(recheck).toHaveBeenCalledTimes(2))
  })
})

describe('query defaults', () => {
  it('B-8.1 holds data fresh for five minutes and does not look again when the window is', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries?.staleTime).toBe(300_000)
    expect(queries?.refetchOnWindowFocus).toBe(false)
  })

  it.each([
    [503, 4],
    [404, 1],
    [403, 1],
  ])('B-8.1 after %i it has asked %i times', async (status, times) => {
    vi.useFakeTimers()
    const ask = vi.fn(() => Promise.reject(failure(status)))
    const client = createQueryClient()
    const asked = client.fetchQuery({
      queryKey: ['asked', status],
      queryFn: ask,
      ...retries(client),
    })
    const settled = expect(asked).rejects.toThrow(`answered ${status}`)

    await vi.advanceTimersByTimeAsync(60_000)
    await settled
    expect(ask).toHaveBeenCalledTimes(times)
  })

  it('B-8.1 does not try a write again, and says what its author said of a failure', async () => {
    const write = vi.fn(() => Promise.reject(failure(503)))
    function Save() {
      const save = useMutation({ mutationFn: write, meta: { failure: 'The name was not saved' } })
      return <button onClick={() => save.mutate()}>Save</button>
    }
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Save />
        <Toaster />
      </QueryClientProvider>,
    )

    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }))

    expect((await screen.findAllByText('The name was not saved'))[0]).toBeVisible()
    expect(screen.getAllByText(/The server is busy/)[0]).toBeVisible()
    expect(write).toHaveBeenCalledOnce()
  })

  it('B-8.1 fails at once without a network, and does not carry it out behind one’s back when there is one', async () => {
    onlineManager.setOnline(false)
    const write = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    function Withdraw() {
      const { mutate, isPending } = useMutation({
        mutationFn: write,
        meta: { failure: 'It was not withdrawn' },
      })
      return <button onClick={() => mutate()}>{isPending ? 'Withdrawing' : 'Withdraw'}</button>
    }
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Withdraw />
        <Toaster />
      </QueryClientProvider>,
    )

    await userEvent.setup().click(screen.getByRole('button', { name: 'Withdraw' }))

    expect((await screen.findAllByText('It was not withdrawn'))[0]).toBeVisible()
    expect(screen.getAllByText(/The server could not be reached/)[0]).toBeVisible()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    act(() => onlineManager.setOnline(true))
    expect(write).toHaveBeenCalledOnce()
  })

  it('B-8.1 reads from what is fresh instead of asking again', async () => {
    const ask = vi.fn(() => Promise.resolve('Kijani Solar'))
    const name = queryOptions({ queryKey: ['name'], queryFn: ask })
    function Name() {
      return <p>{useQuery(name).data ?? 'waiting'}</p>
    }
    const client = createQueryClient()
    const first = render(
      <QueryClientProvider client={client}>
        <Name />
      </QueryClientProvider>,
    )
    await screen.findByText('Kijani Solar')
    first.unmount()
    render(
      <QueryClientProvider client={client}>
        <Name />
      </QueryClientProvider>,
    )

    expect(screen.getByText('Kijani Solar')).toBeVisible()
    expect(ask).toHaveBeenCalledOnce()
  })
})

/** `fetchQuery` alone among the readers does not retry by default; components do. */
const retries = (client: ReturnType<typeof createQueryClient>) => ({
  retry: client.getDefaultOptions().queries?.retry,
})
