import { renderWithApp } from '@tests/support/render-app'
import { server } from '@tests/support/server'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { Toaster } from '@/shared/ui/toast'
import { PostView } from './post-view'

const url = `${env.supabaseUrl}/rest/v1/posts`
const post = {
  id: '0b0b0b0b-0000-7000-8000-000000000001',
  slug: 'retention',
  title: 'Retention, counted by hand',
  summary: 'How to count who stays.',
  body: 'First words.\n\n## One\n\nText.\n\n## Two\n\nText.\n\n### Three\n\n<script>alert(1)</script>',
  tags: ['metrics', 'field-notes'],
  author_name: 'Ada Mbeki',
  author_title: 'Programme director',
  image: null,
  published_at: '2026-11-20T09:00:00+00:00',
  updated_at: '2026-11-21T09:00:00+00:00',
}
const other = (slug: string, title: string, tags: string[]) => ({
  ...post,
  id: slug,
  slug,
  title,
  tags,
})

/** Answers each of the four questions that a post's page asks. */
const answer = ({
  related = [] as object[],
  newer = [] as object[],
  older = [] as object[],
} = {}) =>
  server.use(
    http.get(url, ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('slug')) return HttpResponse.json([post])
      if (searchParams.get('tags')) return HttpResponse.json(related)
      return HttpResponse.json(searchParams.get('order')?.includes('asc') ? newer : older)
    }),
  )

const open = (path = '/blog/retention') =>
  renderWithApp(
    <>
      <Routes>
        <Route path="/blog/:id" element={<PostView />} />
      </Routes>
      <Toaster />
    </>,
    { path },
  )

describe('a post', () => {
  it('has its title, author, day, time to read, parts and text', async () => {
    answer()
    open()
    expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible()
    expect(document.title).toContain(post.title)
    expect(screen.getByText('Ada Mbeki')).toBeVisible()
    expect(screen.getByText('1 minute to read')).toBeVisible()
    expect(document.querySelector('time')).toHaveAttribute('datetime', post.published_at)
    const contents = screen.getByRole('navigation', { name: 'In this post' })
    expect(within(contents).getByRole('link', { name: 'Two' })).toHaveAttribute('href', '#part-two')
    expect(screen.getByRole('heading', { level: 2, name: 'Two' })).toHaveAttribute('id', 'part-two')
    expect(screen.getByText('<script>alert(1)</script>')).toBeVisible()
    expect(screen.getByRole('link', { name: 'field notes' })).toHaveAttribute(
      'href',
      '/blog?tag=field-notes',
    )
    expect(screen.queryByRole('heading', { name: 'Read on' })).toBeNull()
  })

  it('leads on: to posts that share most with it, and to those around it', async () => {
    answer({
      related: [
        other('newest', 'Newest', ['metrics']),
        other('closest', 'Closest', ['metrics', 'field-notes']),
      ],
      newer: [{ slug: 'after', title: 'After' }],
      older: [{ slug: 'before', title: 'Before' }],
    })
    open()
    await screen.findByRole('heading', { name: 'Read on' })
    const links = within(screen.getByRole('complementary')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog/closest',
      '/blog/newest',
      '/blog/before',
      '/blog/after',
    ])
  })

  it('copies its address, and says so when that is not possible', async () => {
    answer()
    const { user } = open()
    const button = await screen.findByRole('button', { name: 'Copy the link' })
    await user.click(button)
    expect(await screen.findByText('The link is copied')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${location.pathname}`)

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no'))
    await user.click(button)
    expect(await screen.findByText('The link could not be copied')).toBeInTheDocument()
  })

  it.each(['/blog/nowhere', '/blog/Not%20a%20name', `/blog/${'x'.repeat(5000)}`])(
    'says so where there is none, and leads to the blog: %s',
    async (path) => {
      server.use(http.get(url, () => HttpResponse.json([])))
      open(path)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'There is no post here' }),
      ).toBeVisible()
      expect(screen.getByRole('link', { name: 'Go to the blog' })).toHaveAttribute('href', '/blog')
      await vi.waitFor(() =>
        expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
      )
    },
  )

  it('can be tried again where it does not load', async () => {
    server.use(http.get(url, () => HttpResponse.json({}, { status: 400 })))
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The post did not load')
    answer()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible()
  })
})
