import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { server } from '@tests/support/server'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { toToken } from '@/shared/list/page-token'
import { env } from '@/shared/env'
import { BlogView } from './blog-view'

const rest = (path: string) => `${env.supabaseUrl}/rest/v1/${path}`
const idOf = (n: number) => `0b0b0b0b-0000-7000-8000-${String(n).padStart(12, '0')}`
const post = (n: number, more: object = {}) => ({
  id: idOf(n),
  slug: `post-${n}`,
  title: `Post ${n}`,
  summary: `What post ${n} says.`,
  tags: ['metrics', 'field-notes'],
  author_name: 'Ada Mbeki',
  image: null,
  published_at: `2026-11-${String(30 - n).padStart(2, '0')}T09:00:00.123456+00:00`,
  sort_value: `2026-11-${String(30 - n).padStart(2, '0')}T09:00:00.123456+00:00`,
  ...more,
})
const posts = (count: number) => Array.from({ length: count }, (_, at) => post(at + 1))

let asked: URLSearchParams[] = []
const answer = (rows: (asked: URLSearchParams) => object[]) =>
  server.use(
    // The table, and the function that finds words in it.
    ...['posts', 'rpc/search_posts'].map((source) =>
      http.get(rest(source), ({ request }) => {
        const { searchParams } = new URL(request.url)
        asked.push(searchParams)
        return HttpResponse.json(rows(searchParams))
      }),
    ),
  )

beforeEach(() => {
  asked = []
  server.use(
    http.get(rest('rpc/post_tags'), () =>
      HttpResponse.json([
        { tag: 'metrics', posts: 7 },
        { tag: 'field-notes', posts: 2 },
      ]),
    ),
  )
})

describe('the blog', () => {
  it('shows the shape of the list, then the posts, the newest first', async () => {
    answer(() => posts(3))
    renderWithApp(<BlogView />, { path: '/blog' })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()

    const links = await screen.findAllByRole('link', { name: /^Post / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog/post-1',
      '/blog/post-2',
      '/blog/post-3',
    ])
    expect(asked[0]?.get('order')).toBe('published_at.desc,id.desc')
    expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/blog/feed.xml')
    expect(document.title).toMatch(/^Blog/)
  })

  it('searches a moment after typing, without a place in the history for every letter', async () => {
    answer((search) => (search.get('words') ? posts(1) : posts(3)))
    const { user } = renderWithApp(<BlogView />, { path: '/blog?tag=metrics' })
    await screen.findByRole('link', { name: 'Post 3' })

    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Ọ̀nà Sol')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Post 3' })).toBeNull())
    expect(new URL(currentPlace(), 'http://x').searchParams.get('q')).toBe('Ọ̀nà Sol')
    expect(asked.at(-1)?.get('words')).toBe('{ona,sol}')
    expect(asked.at(-1)?.get('tags')).toBe('cs.{metrics}')
  })

  it('searches at once when the form is sent, and cuts what nobody could mean', async () => {
    answer(() => posts(1))
    const { user } = renderWithApp(<BlogView />, { path: '/blog' })
    await screen.findByRole('link', { name: 'Post 1' })
    const box = screen.getByRole('searchbox', { name: 'Search' })
    await user.click(box)
    await user.paste('x'.repeat(100_000))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(asked.at(-1)?.get('words')).toBe(`{${'x'.repeat(40)}}`))
    expect(currentPlace().length).toBeLessThan(200)
  })

  it('is narrowed by a tag, which stays chosen', async () => {
    answer(() => posts(2))
    const { user } = renderWithApp(<BlogView />, { path: '/blog' })
    await user.click(await screen.findByRole('link', { name: /^field notes/ }))
    expect(currentPlace()).toBe('/blog?tag=field-notes')
    expect(screen.getByRole('link', { name: /^field notes/ })).toHaveAttribute('aria-current')
    await waitFor(() => expect(asked.at(-1)?.get('tags')).toBe('cs.{field-notes}'))
  })

  it('turns pages by links that hold where they begin', async () => {
    answer((search) => (search.get('or') ? posts(2) : posts(13)))
    const { user } = renderWithApp(<BlogView />, { path: '/blog' })
    const older = await screen.findByRole('link', { name: 'Older posts' })
    const edge = { value: post(12).published_at, id: idOf(12) }
    expect(older).toHaveAttribute('href', `/blog?after=${toToken(edge)}`)
    expect(screen.queryByRole('link', { name: 'Newer posts' })).toBeNull()

    await user.click(older)
    expect(await screen.findByRole('link', { name: 'Newer posts' })).toHaveAttribute(
      'href',
      `/blog?before=${toToken({ value: post(1).published_at, id: idOf(1) })}`,
    )
    expect(asked.at(-1)?.get('or')).toContain(`published_at.lt."${edge.value}"`)
  })

  it('shows the first page where the address of a page was tampered with, and says so', async () => {
    answer(() => posts(1))
    renderWithApp(<BlogView />, { path: '/blog?after=WyJ4Il0&tag=%3Cb%3E' })
    expect(await screen.findByText(/You see the first page/)).toBeVisible()
    expect(screen.getByText(/asks for a tag that does not exist/)).toBeVisible()
    await screen.findByRole('link', { name: 'Post 1' })
    expect(asked[0]?.get('or')).toBeNull()
    expect(asked[0]?.get('tags')).toBeNull()
  })

  it('says what was filtered where nothing matches, and leads back to all', async () => {
    answer((search) => (search.get('words') ? [] : posts(1)))
    const { user } = renderWithApp(<BlogView />, { path: '/blog?q=zebra&tag=metrics' })
    expect(await screen.findByText('No post matches')).toBeVisible()
    expect(screen.getByText(/“zebra” and the tag “metrics”/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Clear search and filters' }))
    expect(currentPlace()).toBe('/blog')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeVisible()
  })

  it('says so where nothing has been published, and where a page has emptied', async () => {
    answer(() => [])
    const { unmount } = renderWithApp(<BlogView />, { path: '/blog' })
    expect(await screen.findByText('Nothing has been published yet')).toBeVisible()
    unmount()
    const token = toToken({ value: post(1).published_at, id: idOf(1) })
    renderWithApp(<BlogView />, { path: `/blog?tag=metrics&after=${token}` })
    expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/blog?tag=metrics',
    )
  })

  it('offers to try again where the posts do not load, and does without the tags', async () => {
    const fails = () => HttpResponse.json({ message: 'no' }, { status: 400 })
    server.use(http.get(rest('posts'), fails), http.get(rest('rpc/post_tags'), fails))
    const { user } = renderWithApp(<BlogView />, { path: '/blog' })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('The posts did not load')).toBeVisible()
    answer(() => posts(1))
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All posts' })).toBeVisible()
  })

  it('sends the same search from a form, before any script has run', async () => {
    answer(() => posts(1))
    renderWithApp(<BlogView />, { path: '/blog?tag=metrics' })
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('action', '/blog')
    expect(form).not.toHaveAttribute('method')
    expect(new FormData(form as HTMLFormElement).get('tag')).toBe('metrics')
    await screen.findByRole('link', { name: 'Post 1' })
  })
})
