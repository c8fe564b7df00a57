import type { Field } from '@contracts/forms/definition'
import { answers, ask } from '@tests/support/ask'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('a group', () => {
  const field: Field = {
    key: 'founders',
    type: 'group',
    label: 'Founders',
    item_label: 'Founder',
    required: true,
    max_items: 3,
    fields: [
      { key: 'first_name', type: 'short_text', label: 'First name', required: true },
      { key: 'email', type: 'email', label: 'Email' },
    ],
  }
  const two = { founders: [{ first_name: 'Wanjiru' }, { first_name: 'Otieno' }] }

  it('begins with one item where one is needed', async () => {
    const { user } = ask(field)
    await user.type(await screen.findByLabelText('First name'), 'Wanjiru')
    expect(answers.founders).toEqual([{ first_name: 'Wanjiru' }])
  })

  it('adds another and puts the focus there', async () => {
    const { user } = ask(field, { founders: [{ first_name: 'Wanjiru' }] })
    await user.click(await screen.findByRole('button', { name: 'Add another founder' }))
    expect(answers.founders).toEqual([{ first_name: 'Wanjiru' }, {}])
    const second = screen.getAllByRole('listitem')[1] ?? document.body
    expect(within(second).getByLabelText('First name')).toHaveFocus()
  })

  it('folds items into a line with their name', async () => {
    const { user } = ask(field, two)
    const line = await screen.findByRole('button', { name: 'Founder 2: Otieno', expanded: false })
    await user.click(line)
    expect(screen.getByLabelText('First name')).toHaveValue('Otieno')
  })

  it('unfolds what is wrong, and leaves it unfolded while that is mended', async () => {
    const { user, model } = ask(field, { founders: [{ first_name: 'Wanjiru' }, {}] })
    await screen.findByRole('button', { name: 'Founder 2', expanded: false })
    await act(async () => {
      await model.ready()
      model.showAll()
    })
    await user.type(screen.getByLabelText('First name'), 'Otieno')
    expect(screen.getByLabelText('First name')).toHaveFocus()
    expect(answers.founders).toEqual([{ first_name: 'Wanjiru' }, { first_name: 'Otieno' }])
    await user.click(screen.getByRole('button', { name: 'Founder 2: Otieno', expanded: true }))
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument()
  })

  it('moves items and keeps the focus with the one that moved', async () => {
    const { user } = ask(field, two)
    await user.click(await screen.findByRole('button', { name: 'Move Founder 1 down' }))
    expect(answers.founders).toEqual([{ first_name: 'Otieno' }, { first_name: 'Wanjiru' }])
    expect(screen.getByRole('button', { name: 'Founder 2: Wanjiru' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Founder 1 is now 2 of 2.')
  })

  it('removes an item, and puts it back', async () => {
    const { user } = ask(field, two)
    await user.click(await screen.findByRole('button', { name: 'Remove Founder 1' }))
    expect(answers.founders).toEqual([{ first_name: 'Otieno' }])
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(answers.founders).toEqual(two.founders)
  })

  it('takes no more than its most', async () => {
    ask(field, { founders: [{}, {}, {}] })
    expect(await screen.findByText('That is the most: 3.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument()
  })
})
