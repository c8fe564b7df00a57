import { aPostRow, contentBackend } from '@tests/support/content-backend'
import {
  box,
  keptNames,
  openEditor,
  postId,
  saveButton,
  saveState,
} from '@tests/support/open-editor'
import { server } from '@tests/support/server'
import { signedIn, someUserId } from '@tests/support/session'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptPieces } from '../kept-pieces'

beforeEach(() => {
  signedIn({ staff: 'manager' })
})
afterEach(() => window.history.replaceState(null, '', '/'))

describe('somebody else', () => {
  it('has saved meanwhile: both are shown, and what is chosen is saved', async () => {
    const backend = contentBackend({ posts: [aPostRow()] })
    server.use(...backend.handlers)
    const { user } = openEditor(`posts/${postId}`)
    await user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' Mine.')
    await user.type(box('Author'), ' Odhiambo')
    backend.change('posts', { summary: 'Theirs.', body: 'It pours.' })
    await user.click(saveButton())

    const conflict = await screen.findByRole('status', {
      name: 'Somebody else has saved this in the meantime',
    })
    const summary = within(conflict).getByRole('group', { name: 'Summary' })
    expect(within(summary).getByText('You both changed this.')).toBeVisible()
    expect(within(summary).getByText('Wet. Mine.')).toBeVisible()
    expect(within(summary).getByText('Theirs.')).toBeVisible()
    expect(within(summary).getByRole('radio', { name: 'Keep yours' })).toBeChecked()
    const body = within(conflict).getByRole('group', { name: 'Text' })
    expect(within(body).getByRole('radio', { name: 'Take theirs' })).toBeChecked()
    expect(backend.row('posts')).toMatchObject({ summary: 'Theirs.' })

    await user.click(within(summary).getByRole('radio', { name: 'Take theirs' }))
    await user.click(within(conflict).getByRole('button', { name: 'Go on with these' }))
    expect(box('Summary')).toHaveValue('Theirs.')
    expect(box('Author')).toHaveValue('Amina Odhiambo')
    await user.click(saveButton())
    await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved at/))
    expect(backend.row('posts')).toMatchObject({
      summary: 'Theirs.',
      body: 'It pours.',
      author_name: 'Amina Odhiambo',
    })
  })

  it('is met again after a reload, and nothing of either is lost', async () => {
    const backend = contentBackend({ posts: [aPostRow()] })
    server.use(...backend.handlers)
    const first = openEditor(`posts/${postId}`)
    await first.user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' Mine.')
    first.unmount()
    backend.change('posts', { summary: 'Theirs.' })

    openEditor(`posts/${postId}`)
    expect(await screen.findByText('Somebody else has saved this in the meantime')).toBeVisible()
    expect(screen.getByText('Theirs.')).toBeVisible()
    expect(box('Summary')).toHaveValue('Wet. Mine.')
  })

  it('is shown by name and not by id', async () => {
    const [kiln, mavuno] = ['d1', 'd2'].map((end) => `0b0b0b0b-0000-4000-8000-0000000000${end}`)
    const id = '0b0b0b0b-0000-4000-8000-0000000000e1'
    const backend = contentBackend({
      organisations: [
        { id: kiln, label: 'Kiln' },
        { id: mavuno, label: 'Mavuno' },
      ],
      openings: [{ id, title: 'Engineer', slug: 'engineer', organisation_id: kiln }],
    })
    server.use(...backend.handlers)
    const { user } = openEditor(`openings/${id}`)
    const startup = await screen.findByRole('combobox', { name: 'Whose it is (optional)' })
    await screen.findAllByRole('option', { name: 'Mavuno' })
    await user.selectOptions(startup, '')
    backend.change('openings', { organisation_id: mavuno })
    await user.click(saveButton())
    const group = within(
      await screen.findByRole('status', { name: 'Somebody else has saved this in the meantime' }),
    ).getByRole('group', { name: 'Whose it is' })
    expect(within(group).getByText('The programme itself')).toBeVisible()
    expect(within(group).getByText('Mavuno')).toBeVisible()
    expect(group).not.toHaveTextContent(mavuno ?? '')
  })

  it('has thrown it away: what was written goes on as a new one', async () => {
    const backend = contentBackend({ posts: [aPostRow()] })
    server.use(...backend.handlers)
    const { user } = openEditor(`posts/${postId}`)
    await user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' Mine.')
    backend.forget('posts')
    await user.click(saveButton())

    await user.click(await screen.findByRole('button', { name: 'Save it as a new one' }))
    await user.click(saveButton())
    await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved at/))
    expect(backend.row('posts')).toMatchObject({ title: 'Rain', summary: 'Wet. Mine.' })
    expect(keptNames()).toEqual([])
  })

  it('has thrown it away before it was opened again: what was typed is offered as a new one', async () => {
    const backend = contentBackend({ posts: [aPostRow()] })
    server.use(...backend.handlers)
    const first = openEditor(`posts/${postId}`)
    await first.user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' Mine.')
    first.unmount()
    backend.forget('posts')

    const { user } = openEditor(`posts/${postId}`)
    expect(await screen.findByText('What you wrote in “Rain” is still here')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save it as a new one' }))
    expect(await screen.findByRole('textbox', { name: 'Summary' })).toHaveValue('Wet. Mine.')
    await user.click(saveButton())
    await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved at/))
    expect(backend.row('posts')).toMatchObject({ title: 'Rain', summary: 'Wet. Mine.' })
    expect(keptNames()).toEqual([])
  })

  it('has thrown away a profile: its words can be copied, and let go of', async () => {
    const id = '0b0b0b0b-0000-4000-8000-00000000ffff'
    server.use(...contentBackend().handlers)
    keptPieces.write(someUserId, `organisations/${id}`, {
      values: { name: 'Kiln', tagline: 'Bricks from ash.' },
      base: null,
      title: 'Kiln',
      at: '2026-11-20T09:00:00Z',
    })
    const { user } = openEditor(`organisations/${id}`)
    expect(await screen.findByText('Bricks from ash.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save it as a new one' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Let it go' }))
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible()
    expect(keptNames()).toEqual([])
  })
})
