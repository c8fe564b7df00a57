import { aListed, askedLists, contentAnswers, pieceId, someListed } from '@tests/support/content'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screenIs } from '@tests/support/screen-width'
import { server, tableFails, tableReturns } from '@tests/support/server'
import { someUserId, signedIn } from '@tests/support/session'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptPieces } from '../kept-pieces'
import { ContentListPage } from './content-list-page'

beforeEach(() => {
  screenIs('desktop')
  signedIn({ staff: 'manager' })
})
afterEach(() => {
  askedLists.length = 0
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

const lastAsked = () => askedLists.at(-1)
const draw = (search = '') =>
  renderWithApp(<ContentListPage />, { path: `/dashboard/content${search}` })

describe('the list of content', () => {
  it('shows the posts first, the newest change on top, and how much there is of each kind', async () => {
    server.use(
      ...contentAnswers([aListed()], { posts: { draft: 2, published: 10 }, faqs: { draft: 1 } }),
    )
    draw()

    const row = await screen.findByRole('row', { name: /What we learned/ })
    expect(within(row).getByText('Draft')).toBeVisible()
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      `/dashboard/content/posts/${pieceId}`,
    )
    expect(await screen.findByRole('link', { name: 'Posts 12', current: 'page' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Questions 1' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Openings 0' })).toBeVisible()
    expect(lastAsked()?.query.get('order')).toBe('updated_at.desc,id.desc')
    expect(screen.getByRole('link', { name: 'New post' })).toHaveAttribute(
      'href',
      '/dashboard/content/posts/new',
    )
  })

  it('holds kind, search and state in its address', async () => {
    server.use(...contentAnswers([aListed()], { posts: { draft: 3 } }))
    const { user } = draw()
    await screen.findByRole('link', { name: 'What we learned' })

    await user.type(screen.getByRole('searchbox'), 'Pítch & deck')
    await waitFor(() =>
      expect(lastAsked()?.query.getAll('search_text')).toEqual(['like.% pitch%', 'like.% deck%']),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Draft (3)')
    await waitFor(() => expect(lastAsked()?.query.get('or')).toBe('(state.eq.draft)'))
    expect(currentPlace()).toBe('/dashboard/content?q=P%C3%ADtch+%26+deck&state=draft')

    await user.click(screen.getByRole('link', { name: /^Resources/ }))
    await waitFor(() => expect(lastAsked()?.table).toBe('resources'))
    expect(currentPlace()).toBe('/dashboard/content?kind=resources')
  })

  it('takes what was scheduled for published once its time has come', async () => {
    const over = aListed({ state: 'scheduled', published_at: '2026-01-01T00:00:00+00:00' })
    server.use(...contentAnswers([over]))
    draw('?state=published')

    const row = await screen.findByRole('row', { name: /What we learned/ })
    expect(within(row).getByText('Published')).toBeVisible()
    expect(lastAsked()?.query.get('or')).toMatch(
      /^\(state\.eq\.published,and\(state\.eq\.scheduled,published_at\.lte\.\S+\)\)$/,
    )
  })

  it('says of profiles whether their founders have agreed', async () => {
    server.use(
      ...contentAnswers([
        aListed({ title: 'Mavuno', consented_at: null }),
        aListed({ id: someUserId, title: 'Ruka', consented_at: '2026-11-01T00:00:00+00:00' }),
      ]),
    )
    draw('?kind=organisations')

    expect(await screen.findByRole('row', { name: /Mavuno Waiting/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /Ruka Agreed/ })).toBeVisible()
  })

  it('goes to the next page from its last row', async () => {
    const many = someListed(Array.from({ length: 31 }, (_, index) => `Post ${index + 1}`))
    server.use(
      ...contentAnswers((_, query) => (query.has('or') ? [aListed({ title: 'Older' })] : many)),
    )
    const { user } = draw()

    await user.click(await screen.findByRole('link', { name: 'Next page' }))

    expect(await screen.findByRole('link', { name: 'Older' })).toBeVisible()
    const last = many[29]
    expect(lastAsked()?.query.get('or')).toBe(
      `(updated_at.lt."${last?.sort_value}",and(updated_at.eq."${last?.sort_value}",id.lt.${last?.id}))`,
    )
    expect(screen.getByRole('link', { name: 'Back a page' })).toBeVisible()
  })

  it('is walked through by the keyboard', async () => {
    server.use(...contentAnswers(someListed(['Asali', 'Bambu'])))
    const { user } = draw()
    await screen.findByRole('link', { name: 'Asali' })

    await user.keyboard('jj')
    expect(screen.getByRole('link', { name: 'Bambu' })).toHaveFocus()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('{Tab}{Tab}?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.keyboard('jo')
    expect(currentPlace()).toMatch(/^\/dashboard\/content\/posts\/0b0b/)
  })

  it('marks what this device holds unsaved changes of, and leads back to what was never saved', async () => {
    const kept = { values: {}, base: null, title: 'On rain', at: '2026-11-20T09:00:00Z' }
    keptPieces.write(someUserId, `posts/${pieceId}`, kept)
    keptPieces.write(someUserId, 'posts/new', kept)
    server.use(...contentAnswers([aListed()]))
    draw()

    expect(await screen.findByText('not saved')).toBeVisible()
    expect(screen.getByText('“On rain”, not saved yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go on writing' })).toHaveAttribute(
      'href',
      '/dashboard/content/posts/new',
    )
  })

  it('leads back to what is not saved and not on the page: further on, or thrown away', async () => {
    const kept = { values: {}, base: null, title: 'On rain', at: '2026-11-20T09:00:00Z' }
    keptPieces.write(someUserId, 'posts/0b0b0b0b-0000-4000-8000-00000000ffff', kept)
    keptPieces.write(someUserId, 'faqs/0b0b0b0b-0000-4000-8000-00000000fffe', kept)
    server.use(...contentAnswers([aListed()]))
    draw()
    expect(await screen.findByText('Not saved, and not on this page')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'On rain' })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'On rain' })).toHaveAttribute(
      'href',
      '/dashboard/content/posts/0b0b0b0b-0000-4000-8000-00000000ffff',
    )
    keptPieces.forget(someUserId)
  })

  it('is a list of entries on a phone', async () => {
    screenIs('phone')
    server.use(...contentAnswers([aListed()]))
    draw()
    expect(await screen.findByRole('list', { name: 'Posts' })).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

describe('the list without pieces', () => {
  it('says what a kind is for while there is none, and begins one', async () => {
    server.use(...contentAnswers([]))
    draw('?kind=faqs')
    expect(await screen.findByText('Nothing under questions yet')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'New question' })).toHaveLength(2)
  })

  it('says what is looked for, and clears it', async () => {
    server.use(...contentAnswers((_, query) => (query.has('search_text') ? [] : [aListed()])))
    const { user } = draw('?q=zebra&state=archived')
    expect(await screen.findByText('You are looking for “zebra”, archived in posts.')).toBeVisible()
    await user.click(
      screen.getAllByRole('button', { name: 'Clear the search and the state' })[0] ?? document.body,
    )
    expect(await screen.findByRole('link', { name: 'What we learned' })).toBeVisible()
    expect(currentPlace()).toBe('/dashboard/content')
  })

  it('leads to the first page from one that has emptied', async () => {
    server.use(...contentAnswers((_, query) => (query.has('or') ? [] : [aListed()])))
    const { user } = draw(`?after=${pieceId}~2026-11-20T09:00:00`)
    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    expect(await screen.findByRole('link', { name: 'What we learned' })).toBeVisible()
  })

  it('can be asked for again after a failure', async () => {
    server.use(tableFails('posts', 'get'), ...contentAnswers([aListed()]))
    const { user } = draw()
    expect(await screen.findByText('The list did not load')).toBeVisible()
    server.use(...contentAnswers([aListed()]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'What we learned' })).toBeVisible()
  })

  it('says that it was never read on this device while there is no connection', async () => {
    server.use(...contentAnswers([aListed()]))
    const { user } = draw()
    await screen.findByRole('link', { name: 'What we learned' })
    onlineManager.setOnline(false)
    await user.click(screen.getByRole('link', { name: /^Questions/ }))
    expect(await screen.findByText('You are offline')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'What we learned' })).not.toBeInTheDocument()
  })
})

describe('whoever does not write content', () => {
  it.each([null, 'reviewer'] as const)('is told so: %s', async (staff) => {
    localStorage.clear()
    signedIn({ staff })
    draw()
    expect(await screen.findByText('Managers write what the programme publishes')).toBeVisible()
    expect(askedLists).toEqual([])
  })

  it('can ask again when the role did not come', async () => {
    localStorage.clear()
    signedIn({ staff: 'manager' })
    server.use(tableFails('staff_members', 'get'), ...contentAnswers([aListed()]))
    const { user } = draw()
    expect(await screen.findByText('Your role did not load')).toBeVisible()
    server.use(tableReturns('staff_members', [{ role: 'manager' }]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'What we learned' })).toBeVisible()
  })
})
