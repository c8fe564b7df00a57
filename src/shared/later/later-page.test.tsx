import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FilterBar } from '@/shared/list/filter-bar'
import { usePublicList } from '@/shared/list/use-public-list'
import { createSiteStore, siteQuery, SiteStoreContext, useSiteData } from '@/shared/site-data'
import { laterPage } from './later-page'
import { readSentForm } from './sent-form'

const spec = { filters: { kind: () => true }, edge: 'text' as const }
const filter = {
  key: 'kind' as const,
  label: 'Kind',
  any: 'Any',
  choices: [{ id: 'tool', label: 'Tool' }],
}

let answer: unknown = 'as built'
const query = siteQuery('list', async () => answer)

let shown = ''
const place = () => shown

function ShowPlace() {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    shown = `${pathname}${search}`
  })
  return null
}

function View() {
  const { view, narrow } = usePublicList(spec)
  const { data } = useSiteData(query)
  return (
    <>
      <h1>{`${String(data)} with code`}</h1>
      <FilterBar view={view} placeholder="" filters={[filter]} narrow={narrow} />
      <details id="more">
        <summary>More</summary>
      </details>
      <button data-press="copy" onClick={() => (document.title = 'copied')}>
        Copy
      </button>
      <input name="email" type="email" aria-label="Email" />
      <a href="/other">Other</a>
      <a href="/feed.xml">Feed</a>
    </>
  )
}

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  answer = 'as built'
  cleanup()
})

/** The page as the host sends it, taken over by the app; `load` says how often its code was asked for. */
async function takenOver({ path = '/list', before = () => {}, isSlow = false } = {}) {
  let arrive = () => {}
  const load = vi.fn(
    () =>
      new Promise<typeof View>((resolve) => {
        arrive = () => resolve(View)
        if (!isSlow) arrive()
      }),
  )
  const Page = laterPage(load, () => [query])
  const island = { list: 'as built' }
  const element = <SiteStoreContext value={createSiteStore(island)}>{<Page />}</SiteStoreContext>
  const html = `<div>${renderToString(
    <SiteStoreContext value={createSiteStore(island)}>
      <StaticRouter location="/list">
        <View />
      </StaticRouter>
    </SiteStoreContext>,
  )}</div>`
  const made = html.replaceAll(' with code', ' as sent')
  document.body.innerHTML = `<div id="root">${made}</div>`
  const container = document.getElementById('root')
  if (!container) throw new Error('No root')
  before()
  const recovered = vi.fn()
  root = await act(async () =>
    hydrateRoot(
      container,
      <MemoryRouter initialEntries={[path]}>
        {element}
        <ShowPlace />
      </MemoryRouter>,
      { onRecoverableError: recovered },
    ),
  )
  expect(recovered).not.toHaveBeenCalled()
  return { load, arrive: () => arrive(), user: userEvent.setup() }
}

const heading = () => screen.getByRole('heading').textContent

describe('a page whose code comes when it is needed', () => {
  it('stays as it was sent while nobody needs more', async () => {
    const { load } = await takenOver()
    expect(heading()).toBe('as built as sent')
    expect(load).not.toHaveBeenCalled()
  })

  it('follows its links within the app, and leaves files to the browser', async () => {
    const { load, user } = await takenOver()
    expect(fireEvent.click(screen.getByRole('link', { name: 'Feed' }))).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Other' }))
    expect(place()).toBe('/other')
    expect(load).not.toHaveBeenCalled()
  })

  it('is drawn by its code where the address asks for something else', async () => {
    await takenOver({ path: '/list?kind=tool' })
    await waitFor(() => expect(heading()).toBe('as built with code'))
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveValue('tool')
  })

  it('is drawn by its code where it has changed since it was made', async () => {
    answer = 'as it is now'
    await takenOver()
    await waitFor(() => expect(heading()).toBe('as it is now with code'))
  })

  it('keeps what was typed and where, and searches for it', async () => {
    const { load, user } = await takenOver()
    act(() => screen.getByRole('searchbox').focus())
    await waitFor(() => expect(heading()).toBe('as built with code'))
    expect(load).toHaveBeenCalledOnce()
    const box = screen.getByRole('searchbox')
    expect(box).toHaveFocus()
    await user.keyboard('solar')
    await waitFor(() => expect(place()).toBe('/list?q=solar'))
    expect(box).toHaveFocus()
  })

  it('goes on with what was typed before there was any code', async () => {
    await takenOver({
      before: () => {
        const box = screen.getByRole<HTMLInputElement>('searchbox')
        box.value = 'solar'
        box.setSelectionRange(2, 3)
        box.focus()
      },
    })
    await waitFor(() => expect(place()).toBe('/list?q=solar'))
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['solar', 2, 3])
    expect(box).toHaveFocus()
  })

  it('leaves a word alone while its signs are put together', async () => {
    const { arrive } = await takenOver({ isSlow: true })
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    act(() => box.focus())
    fireEvent.compositionStart(box)
    box.value = '東'
    fireEvent.input(box)
    await act(async () => arrive())
    expect(screen.getByRole('searchbox')).toBe(box)
    fireEvent.compositionEnd(box)
    await waitFor(() => expect(place()).toBe(`/list?q=${encodeURIComponent('東')}`))
  })

  it('goes on with what was chosen and unfolded, once the list is closed', async () => {
    await takenOver()
    document.querySelector('details')?.setAttribute('open', '')
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' })
    await act(async () => select.focus())
    expect(screen.getByRole('combobox', { name: 'Kind' })).toBe(select)
    fireEvent.change(select, { target: { value: 'tool' } })
    await waitFor(() => expect(place()).toBe('/list?kind=tool'))
    expect(document.querySelector('details')).toHaveAttribute('open')
  })

  it('presses again what was pressed before there was code for it', async () => {
    const { user } = await takenOver()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(document.title).toBe('copied'))
    expect(heading()).toBe('as built with code')
  })

  it('leaves the keyboard where it is while somebody goes from link to link', async () => {
    const { load, user } = await takenOver()
    act(() => screen.getByRole('link', { name: 'Other' }).focus())
    await user.tab()
    expect(screen.getByRole('link', { name: 'Feed' })).toHaveFocus()
    expect(load).not.toHaveBeenCalled()
  })

  it.each([
    ['a link', () => screen.getByRole('link', { name: 'Feed' })],
    [
      'an address, in which browsers say nothing of the cursor',
      () => screen.getByLabelText('Email'),
    ],
    ['a button', () => screen.getByRole('button', { name: 'Copy' })],
    ['a choice', () => screen.getByRole('combobox', { name: 'Kind' })],
    ['what unfolds', () => screen.getByText('More')],
  ])('goes on with the focus at %s that was there before there was any code', async (_, find) => {
    answer = 'as it is now'
    await takenOver({ before: () => find().focus() })
    await waitFor(() => expect(heading()).toBe('as it is now with code'))
    expect(find()).toHaveFocus()
  })

  it('leaves to its own page what was typed there', async () => {
    const { load } = await takenOver({ isSlow: true })
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    act(() => box.focus())
    fireEvent.input(box, { target: { value: 'solar' } })
    expect(load).toHaveBeenCalled()
    expect(readSentForm()).toEqual({ q: 'solar' })
    window.history.pushState(null, '', '/another-list')
    expect(readSentForm()).toEqual({})
    window.history.back()
  })

  it('goes on as it is where the code does not come', async () => {
    const { load } = await takenOver()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await act(async () => screen.getByRole('searchbox').focus())
    expect(load).toHaveBeenCalledOnce()
    expect(heading()).toBe('as built as sent')
    await act(async () => screen.getByRole('searchbox').blur())
    await waitFor(() => expect(heading()).toBe('as built with code'))
  })
})
