import { aPostRow, contentBackend } from '@tests/support/content-backend'
import { box, openEditor, postId } from '@tests/support/open-editor'
import { rpcRefuses, server } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

beforeEach(() => {
  signedIn({ staff: 'manager' })
})

describe('publishing', () => {
  it('saves, shows where it will be seen, and then publishes', async () => {
    const backend = contentBackend({ posts: [aPostRow()] })
    server.use(...backend.handlers)
    const { user } = openEditor(`posts/${postId}`)
    await user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' Very.')
    await user.click(screen.getByRole('button', { name: 'Publish' }))

    const dialog = await screen.findByRole('dialog', { name: 'Publish this post' })
    expect(within(dialog).getByText(/\/blog\/rain/)).toBeVisible()
    expect(backend.row('posts')).toMatchObject({ summary: 'Wet. Very.', state: 'draft' })
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }))

    const link = await screen.findByRole('link', { name: 'See it as visitors do' })
    expect(link).toHaveAttribute('href', '/blog/rain')
    expect(backend.row('posts')).toMatchObject({ state: 'published' })
    expect(box('Address')).toHaveAttribute('readonly')

    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByText(/Nobody but staff sees it/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(backend.row('posts')).toMatchObject({ state: 'published' }))
  })

  it('schedules for a time to come, in a time zone that is named, and takes it back', async () => {
    const backend = contentBackend({ posts: [aPostRow()] })
    server.use(...backend.handlers)
    const { user } = openEditor(`posts/${postId}`)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('menuitem', { name: 'Schedule' }))
    const dialog = await screen.findByRole('dialog')
    const time = within(dialog).getByLabelText('Date and time')
    expect(time).toHaveAccessibleDescription(/Your time: UTC/)
    await user.clear(time)
    await user.type(time, '2020-01-01T09:00')
    await user.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    expect(within(dialog).getByText('Choose a time to come.')).toBeVisible()

    const year = new Date().getFullYear() + 1
    await user.clear(time)
    await user.type(time, `${String(year)}-03-01T09:00`)
    await user.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    expect(await screen.findByText(/It shows by itself on/)).toBeVisible()
    expect(backend.row('posts')).toMatchObject({
      state: 'scheduled',
      published_at: `${String(year)}-03-01T09:00:00.000Z`,
    })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(backend.row('posts')).toMatchObject({ state: 'draft' }))
  })

  it('marks what is missing', async () => {
    server.use(...contentBackend({ posts: [aPostRow({ body: '' })] }).handlers)
    server.use(
      rpcRefuses('move_content', {
        hint: 'incomplete',
        details: '{"fields":["body","author_name"]}',
      }),
    )
    const { user } = openEditor(`posts/${postId}`)
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }),
    )
    expect(
      await screen.findByRole('heading', {
        name: '2 things are missing before it can be published',
      }),
    ).toHaveFocus()
    expect(box('Text')).toHaveAccessibleDescription(/Needed before it can be published/)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([
    ['not_allowed', 'Only managers and administrators may do this.'],
    ['invalid_time', 'Choose a time to come, within two years.'],
    ['invalid_move', 'It has moved on in the meantime'],
    ['not_found', 'It does not exist any more.'],
  ])('says in a sentence why it was refused: %s', async (hint, sentence) => {
    server.use(...contentBackend({ posts: [aPostRow()] }).handlers)
    server.use(rpcRefuses('move_content', { hint }))
    const { user } = openEditor(`posts/${postId}`)
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }))
    expect(await within(dialog).findByText(sentence, { exact: false })).toBeVisible()
  })

  it('deletes a draft that nobody has seen, once its title is typed', async () => {
    const backend = contentBackend({ posts: [aPostRow()] })
    server.use(...backend.handlers)
    const { user } = openEditor(`posts/${postId}`)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete this post' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Rain”?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete “Rain”' }))
    expect(within(dialog).getByText('This is not its title.')).toBeVisible()
    await user.type(within(dialog).getByRole('textbox'), 'rain')
    await user.click(within(dialog).getByRole('button', { name: 'Delete “Rain”' }))
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible()
    expect(backend.row('posts')).toBeUndefined()
  })

  it('does not offer to delete what was seen', async () => {
    const seen = aPostRow({ first_published_at: '2026-01-01T00:00:00+00:00' })
    server.use(...contentBackend({ posts: [seen] }).handlers)
    const { user } = openEditor(`posts/${postId}`)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    expect(screen.queryByRole('menuitem', { name: /Delete/ })).not.toBeInTheDocument()
  })
})
