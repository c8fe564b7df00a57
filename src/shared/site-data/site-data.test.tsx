import { server } from '@tests/support/server'
import { act, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { readPublic } from '@/shared/supabase/read-public'
import { islandElement, siteQuery, useSiteData } from '.'
import { readIsland } from './island'
import { createSiteStore, type SiteStore, SiteStoreContext } from './site-store'

const minute = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A query whose answers the test gives, one after another. */
function asked(key = 'posts') {
  const answers: { give: (data: unknown) => void; fail: (error: unknown) => void }[] = []
  const signals: AbortSignal[] = []
  const query = siteQuery(key, (signal) => {
    signals.push(signal)
    return new Promise<unknown>((give, fail) => void answers.push({ give, fail }))
  })
  return {
    query,
    signals,
    times: () => signals.length,
    give: (data: unknown) => act(async () => answers.at(-1)?.give(data)),
    fail: (error: unknown) => act(async () => answers.at(-1)?.fail(error)),
  }
}

type Asked = ReturnType<typeof asked>

function Shown({ query }: { query: Asked['query'] }) {
  const { data, error, isFetching, isPrevious, refetch } = useSiteData(query)
  const state = [
    isFetching && 'fetching',
    isPrevious && 'previous',
    error !== undefined && 'failed',
  ]
  return (
    <button onClick={refetch} data-state={state.filter(Boolean).join(' ')}>
      {data === undefined ? 'nothing' : String(data)}
    </button>
  )
}

const inStore = (store: SiteStore, ...shown: Asked[]) => (
  <SiteStoreContext value={store}>
    {shown.map(({ query }, index) => (
      <Shown key={index} query={query} />
    ))}
  </SiteStoreContext>
)

const advance = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const text = () => screen.getByRole('button').textContent
const state = () => screen.getByRole('button').dataset.state

describe('what public pages read', () => {
  it('is nothing until it is there', async () => {
    const posts = asked()
    render(inStore(createSiteStore(), posts))
    expect([text(), state()]).toEqual(['nothing', 'fetching'])
    await posts.give('a')
    expect([text(), state()]).toEqual(['a', ''])
  })

  it('is asked for once, however many show it', async () => {
    const posts = asked()
    const store = createSiteStore()
    store.fetchIfMissing(posts.query)
    render(inStore(store, posts, posts))
    expect(posts.times()).toBe(1)
    await posts.give('a')
    expect(screen.getAllByRole('button', { name: 'a' })).toHaveLength(2)
  })

  it('B-8.1 is fresh for five minutes, and then asked for by the next to show it', async () => {
    const posts = asked()
    const store = createSiteStore()
    const { unmount } = render(inStore(store, posts))
    await posts.give('a')
    unmount()

    await advance(5 * minute - 1)
    render(inStore(store, posts)).unmount()
    expect(posts.times()).toBe(1)

    await advance(1)
    render(inStore(store, posts))
    expect([posts.times(), text(), state()]).toEqual([2, 'a', 'fetching'])
    await posts.give('b')
    expect(text()).toBe('b')
  })

  it('B-8.1 is not asked for when the window gets the focus', async () => {
    const posts = asked()
    render(inStore(createSiteStore(), posts))
    await posts.give('a')
    await advance(6 * minute)
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await advance(minute)
    expect(posts.times()).toBe(1)
  })

  it('B-8.1 is tried three times more, with longer and longer pauses, and then said to have failed', async () => {
    const posts = asked()
    render(inStore(createSiteStore(), posts))
    for (const [failures, pause] of [1000, 2000, 4000].entries()) {
      await posts.fail({ status: 503 })
      await advance(pause - 1)
      expect([posts.times(), state()]).toEqual([failures + 1, 'fetching'])
      await advance(1)
      expect(posts.times()).toBe(failures + 2)
    }
    await posts.fail({ status: 503 })
    await advance(minute)
    expect([posts.times(), text(), state()]).toEqual([4, 'nothing', 'failed'])
  })

  it.each([400, 401, 403, 404, 409, 429])('B-8.1 is not tried again after a %s', async (status) => {
    server.use(
      http.get(`${env.supabaseUrl}/rest/v1/posts`, () => new HttpResponse(null, { status })),
    )
    vi.useRealTimers()
    const fetched = vi.fn((signal: AbortSignal) => readPublic('posts', {}, signal))
    const store = createSiteStore()
    render(
      <SiteStoreContext value={store}>
        <Shown query={siteQuery('posts', fetched)} />
      </SiteStoreContext>,
    )
    await vi.waitFor(() => expect(state()).toBe('failed'))
    expect(store.read('posts').error).toMatchObject({ status })
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is tried again on demand, and keeps what it had', async () => {
    const posts = asked()
    render(inStore(createSiteStore(), posts))
    await posts.give('a')
    act(() => screen.getByRole('button').click())
    expect(posts.times()).toBe(2)
    await posts.fail({ status: 400 })
    expect([text(), state()]).toEqual(['a', 'failed'])
    act(() => screen.getByRole('button').click())
    expect([text(), state()]).toEqual(['a', 'fetching'])
    await posts.give('b')
    expect([text(), state()]).toEqual(['b', ''])
  })

  it('is given up when nobody shows it any more, between two tries too', async () => {
    const posts = asked()
    const store = createSiteStore()
    const { unmount } = render(inStore(store, posts))
    unmount()
    await advance(0)
    expect(posts.signals[0]?.aborted).toBe(true)

    const again = render(inStore(store, posts))
    expect(posts.times()).toBe(2)
    await posts.fail({ status: 503 })
    again.unmount()
    await advance(minute)
    expect(posts.times()).toBe(2)
  })

  it('goes on when it is only drawn anew', async () => {
    const posts = asked()
    const store = createSiteStore()
    const { rerender } = render(<div key="one">{inStore(store, posts)}</div>)
    rerender(<div key="two">{inStore(store, posts)}</div>)
    await advance(0)
    expect([posts.times(), posts.signals[0]?.aborted]).toEqual([1, false])
    await posts.give('a')
    expect(text()).toBe('a')
  })

  it('stays on the screen until the answer to another key is there', async () => {
    const [all, some, none] = [asked('all'), asked('some'), asked('none')]
    const store = createSiteStore()
    const { rerender } = render(inStore(store, all))
    await all.give('all')
    rerender(inStore(store, some))
    expect([text(), state()]).toEqual(['all', 'fetching previous'])
    rerender(inStore(store, none))
    await advance(0)
    expect([text(), some.signals[0]?.aborted]).toEqual(['all', true])
    await none.give(null)
    expect([text(), state()]).toEqual(['null', ''])
    rerender(inStore(store, all))
    expect([text(), state()]).toEqual(['all', ''])
  })

  it('is not left over from another key when that one fails', async () => {
    const [all, some] = [asked('all'), asked('some')]
    const store = createSiteStore()
    const { rerender } = render(inStore(store, all))
    await all.give('all')
    rerender(inStore(store, some))
    await some.fail({ status: 404 })
    expect([text(), state()]).toEqual(['nothing', 'failed'])
  })
})

describe('what a prerendered page brings along', () => {
  /** The page as the host sends it, and what its script then finds. */
  function prerendered(posts: Asked, data: unknown) {
    const island = { [posts.query.key]: data }
    document.body.innerHTML =
      `<div id="root">${renderToString(inStore(createSiteStore(island), posts))}</div>` +
      islandElement(island)
    const root = document.getElementById('root')
    if (!root) throw new Error('No root')
    return { root, island: readIsland() }
  }

  it('is drawn from without a difference, and asked for anew once', async () => {
    const errors = vi.spyOn(console, 'error')
    const posts = asked()
    const { root, island } = prerendered(posts, 'as built')
    expect(root.textContent).toBe('as built')
    const recovered = vi.fn()
    const taken = await act(async () =>
      hydrateRoot(root, inStore(createSiteStore(island), posts), { onRecoverableError: recovered }),
    )
    expect([posts.times(), text(), state()]).toEqual([1, 'as built', 'fetching'])
    await posts.give('as it is now')
    expect(text()).toBe('as it is now')
    await advance(6 * minute)
    expect(posts.times()).toBe(1)
    expect(recovered).not.toHaveBeenCalled()
    expect(errors).not.toHaveBeenCalled()
    act(() => taken.unmount())
  })

  it('is left alone while the code of the page comes', () => {
    const posts = asked()
    createSiteStore({ posts: 'as built' }).fetchIfMissing(posts.query)
    expect(posts.times()).toBe(0)
  })

  it('stays when it cannot be fetched anew', async () => {
    const posts = asked()
    render(inStore(createSiteStore({ posts: 'as built' }), posts))
    await posts.fail({ status: 404 })
    expect([text(), state()]).toEqual(['as built', 'failed'])
  })

  it('is not drawn again when it is still the same', async () => {
    const posts = asked()
    const store = createSiteStore({ posts: [{ id: 1 }] })
    const before = store.read('posts').data
    render(inStore(store, posts))
    await posts.give([{ id: 1 }])
    expect(store.read('posts').data).toBe(before)
  })

  it('cannot end its element, whatever it holds', () => {
    const title = '</script><img src=x onerror=alert(1)><!-- \u2028\u2029'
    const html = islandElement({ posts: [{ title }] })
    expect(html.match(/</g)).toHaveLength(2)
    document.body.innerHTML = html
    expect(document.querySelector('img')).toBeNull()
    expect(readIsland()).toEqual({ posts: [{ title }] })
  })
})
