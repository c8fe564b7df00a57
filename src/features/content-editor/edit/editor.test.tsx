import { aPostRow, contentBackend } from '@tests/support/content-backend'
import {
  box,
  keptNames,
  openEditor,
  postId,
  saveButton,
  saveState,
} from '@tests/support/open-editor'
import { server, tableFails } from '@tests/support/server'
import { signedIn, someUserId } from '@tests/support/session'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptPieces } from '../kept-pieces'

beforeEach(() => {
  signedIn({ staff: 'manager' })
})
afterEach(() => {
  onlineManager.setOnline(true)
  keptPieces.forget(someUserId)
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

describe('writing', () => {
  it('saves a new post, and from then on only what changed', async () => {
    const backend = contentBackend()
    server.use(...backend.handlers)
    window.history.replaceState(null, '', '/dashboard/content/posts/new')
    const { user } = openEditor('posts/new')

    expect(await screen.findByRole('heading', { name: 'New post', level: 1 })).toBeVisible()
    await user.type(box('Title'), 'Rain in Kisumu')
    expect(box('Address')).toHaveValue('rain-in-kisumu')
    expect(saveState()).toHaveTextContent('Not saved yet, kept on this device')
    await user.click(saveButton())

    await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved at \d\d:\d\d/))
    expect(backend.row('posts')).toMatchObject({ title: 'Rain in Kisumu', slug: 'rain-in-kisumu' })
    expect(window.location.pathname).toBe(`/dashboard/content/posts/${backend.row('posts')?.id}`)
    expect(keptNames()).toEqual([])

    await user.type(box('Summary'), 'Wet.')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(backend.written).toHaveLength(2))
    expect(backend.written[1]).toEqual({
      table: 'posts',
      method: 'PATCH',
      body: { summary: 'Wet.' },
    })
    await waitFor(() => expect(box('Summary')).toHaveFocus())
  })

  it('says of each field what is wrong, and saves nothing', async () => {
    const backend = contentBackend()
    server.use(...backend.handlers)
    const { user } = openEditor('posts/new')
    await user.type(await screen.findByRole('textbox', { name: 'Author' }), 'Amina')
    await user.click(saveButton())

    expect(await screen.findByRole('heading', { name: '2 fields need a look' })).toHaveFocus()
    expect(box('Title')).toHaveAccessibleDescription(/Title is missing/)
    expect(screen.getByRole('link', { name: 'Title' })).toHaveAttribute('href', '#field-title')
    expect(backend.written).toEqual([])
  })

  it('says whose the address is when it is taken', async () => {
    const backend = contentBackend()
    server.use(...backend.handlers)
    server.use(
      tableFails('posts', 'post', {
        status: 409,
        code: '23505',
        message: 'duplicate key value violates unique constraint "posts_slug_key"',
      }),
    )
    const { user } = openEditor('posts/new')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Rain')
    await user.click(saveButton())
    await waitFor(() =>
      expect(box('Address')).toHaveAccessibleDescription(/Another one has this address/),
    )
  })

  it('keeps what was typed over a reload, and can let it go', async () => {
    server.use(...contentBackend({ posts: [aPostRow()] }).handlers)
    const first = openEditor(`posts/${postId}`)
    await first.user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' And wetter.')
    first.unmount()

    const { user } = openEditor(`posts/${postId}`)
    expect(await screen.findByText('You have changes that were not saved')).toBeVisible()
    expect(box('Summary')).toHaveValue('Wet. And wetter.')

    await user.click(screen.getByRole('button', { name: 'Discard the changes' }))
    expect(box('Summary')).toHaveValue('Wet.')
    expect(keptNames()).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(box('Summary')).toHaveValue('Wet. And wetter.')
    expect(keptNames()).toEqual([`posts/${postId}`])
  })

  it('keeps a new piece that was never saved, and leaves other people’s alone', async () => {
    server.use(...contentBackend().handlers)
    keptPieces.write('somebody-else', 'faqs/new', {
      values: { question: 'Not yours?' },
      base: null,
      title: 'Not yours?',
      at: '2026-11-20T09:00:00Z',
    })
    const first = openEditor('faqs/new')
    await first.user.type(await screen.findByRole('textbox', { name: 'Question' }), 'Is it free?')
    first.unmount()

    openEditor('faqs/new')
    expect(await screen.findByText('This question was not saved yet')).toBeVisible()
    expect(box('Question')).toHaveValue('Is it free?')
  })

  it('loses nothing when the network is gone, and says so', async () => {
    const backend = contentBackend({ posts: [aPostRow()] })
    server.use(...backend.handlers)
    const { user } = openEditor(`posts/${postId}`)
    await user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' And wetter.')
    onlineManager.setOnline(false)
    await waitFor(() => expect(saveState()).toHaveTextContent('You are offline'))
    server.use(tableFails('posts', 'patch', { status: 503, code: '57P03' }))
    await user.click(saveButton())
    expect(await screen.findByText('It was not saved')).toBeVisible()
    expect(keptNames()).toEqual([`posts/${postId}`])

    onlineManager.setOnline(true)
    server.use(...backend.handlers)
    await user.click(saveButton())
    await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved at/))
    expect(backend.row('posts')).toMatchObject({ summary: 'Wet. And wetter.' })
  })

  it('keeps the address that a new piece has got, also over its preview', async () => {
    const backend = contentBackend()
    server.use(...backend.handlers)
    window.history.replaceState(null, '', '/dashboard/content/posts/new')
    const { user } = openEditor('posts/new')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Rain')
    await user.click(saveButton())
    await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved at/))
    const saved = `/dashboard/content/posts/${String(backend.row('posts')?.['id'])}`
    expect(window.location.pathname).toBe(saved)
    // As the router of a browser does on its way to the preview.
    window.history.pushState(null, '', '/dashboard/content/posts/new?preview=')
    const [preview] = screen.getAllByRole('button', { name: 'Preview' })
    if (preview) await user.click(preview)
    await screen.findByRole('button', { name: 'Back to writing' })
    expect(window.location.pathname).toBe(saved)
    expect(window.location.search).toBe('?preview=')
    window.history.replaceState(null, '', '/')
  })

  it('warns where the browser keeps nothing', async () => {
    server.use(...contentBackend({ posts: [aPostRow()] }).handlers)
    const { user } = openEditor(`posts/${postId}`)
    const summary = await screen.findByRole('textbox', { name: 'Summary' })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    await user.type(summary, '!')
    expect(saveState()).toHaveTextContent('this browser keeps nothing')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
  })
})

describe('an address that leads nowhere', () => {
  it.each([
    ['posts/0b0b0b0b-0000-4000-8000-00000000ffff', 'There is no such post'],
    ['posts/not-an-id', 'There is no such post'],
    ['pages/new', 'There is nothing of this kind'],
  ])('%s is said to', async (path, heading) => {
    server.use(...contentBackend().handlers)
    openEditor(path)
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible()
  })

  it('can be asked for again after a failure', async () => {
    server.use(tableFails('posts', 'get'))
    openEditor(`posts/${postId}`)
    expect(await screen.findByText('The post did not load')).toBeVisible()
  })
})
