import type { Field } from '@contracts/forms/definition'
import { answers, ask } from '@tests/support/ask'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

describe('a number', () => {
  const field: Field = { key: 'team', type: 'number', label: 'Team', integer: true }

  it('is read as people type it', async () => {
    const { user } = ask(field)
    await user.type(await screen.findByLabelText(/Team/), '1,200')
    expect(answers.team).toBe(1200)
    await user.tab()
    expect(screen.getByLabelText(/Team/)).toHaveValue('1200')
  })

  it('is kept as it was typed when it is none, and says what to do', async () => {
    const { user } = ask(field)
    await user.type(await screen.findByLabelText(/Team/), 'a dozen')
    await user.tab()
    expect(answers.team).toBe('a dozen')
    expect(await screen.findByText('Enter a number, in digits, such as 1200.')).toBeVisible()
  })
})

describe('money', () => {
  const field: Field = { key: 'raised', type: 'money', label: 'Raised' }

  it('has an amount and a currency', async () => {
    const { user } = ask(field)
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '12 500.50')
    expect(answers.raised).toEqual({ amount: 12500.5, currency: 'USD' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'KES')
    expect(answers.raised).toEqual({ amount: 12500.5, currency: 'KES' })
    await user.clear(screen.getByRole('textbox', { name: 'Amount' }))
    expect(answers.raised).toBeUndefined()
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('KES')
  })
})

describe('an amount that is typed anew', () => {
  it('stays in the currency that it was given in', async () => {
    const { user } = ask(
      { key: 'raised', type: 'money', label: 'Raised' },
      { raised: { amount: 50_000, currency: 'KES' } },
    )
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    await user.clear(amount)
    await user.type(amount, '60000')
    expect(answers.raised).toEqual({ amount: 60_000, currency: 'KES' })
  })
})

describe('a phone number', () => {
  const field: Field = { key: 'phone', type: 'phone', label: 'Phone', fills: 'phone' }

  it('is kept in the international form of its country', async () => {
    const { user } = ask(field)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country code' }), 'KE')
    const number = screen.getByRole('textbox', { name: 'Number' })
    await user.type(number, '0712345678')
    expect(answers.phone).toBe('+254712345678')
    expect(number).toHaveAttribute('autocomplete', 'tel')
    await user.tab()
    expect(number).toHaveValue('0712 345678')
  })

  it('takes its country from a pasted number', async () => {
    const { user } = ask(field)
    await user.click(await screen.findByRole('textbox', { name: 'Number' }))
    await user.paste('+33 6 12 34 56 78')
    expect(answers.phone).toBe('+33612345678')
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('FR')
  })
})

describe('choices', () => {
  const field: Field = {
    key: 'countries',
    type: 'countries',
    label: 'Countries',
    max_items: 2,
    custom: true,
    any_option: { id: 'anywhere', label: 'Anywhere' },
  }

  it('are searched, chosen and removed by keyboard alone', async () => {
    const { user } = ask(field)
    const search = await screen.findByRole('combobox', { name: /Countries/ })
    await user.type(search, 'cote{Enter}')
    await user.type(search, 'ugan{Enter}')
    expect(answers.countries).toEqual(['CI', 'UG'])
    expect(screen.getByRole('button', { name: 'Remove Côte d’Ivoire' })).toBeVisible()
    await user.type(search, 'kenya{Enter}')
    expect(answers.countries).toEqual(['CI', 'UG'])
    expect(screen.getByText('That is the most: 2. Remove one to choose another.')).toBeVisible()
    await user.clear(search)
    await user.keyboard('{Escape}{Backspace}')
    expect(answers.countries).toEqual(['CI'])
  })

  it('give way to “anywhere”, which stands alone', async () => {
    const { user } = ask(field, { countries: ['CI', 'UG'] })
    await user.click(await screen.findByRole('combobox', { name: /Countries/ }))
    await user.click(screen.getByRole('option', { name: 'Anywhere' }))
    expect(answers.countries).toEqual(['anywhere'])
  })

  it('take own words where they are welcome', async () => {
    const { user } = ask(field)
    await user.type(await screen.findByRole('combobox', { name: /Countries/ }), 'Zanzibar')
    await user.click(screen.getByRole('option', { name: 'Add “Zanzibar”' }))
    expect(answers.countries).toEqual(['Zanzibar'])
  })

  it('leave the focus in the search when one of them is removed', async () => {
    const { user } = ask(field, { countries: ['CI', 'UG'] })
    await user.click(await screen.findByRole('button', { name: 'Remove Uganda' }))
    expect(screen.getByRole('combobox', { name: /Countries/ })).toHaveFocus()
  })

  it('take an own word also from whoever goes on without confirming it', async () => {
    const { user } = ask(field)
    const search = await screen.findByRole('combobox', { name: /Countries/ })
    await user.type(search, 'Zanzibar')
    await user.tab()
    expect(answers.countries).toEqual(['Zanzibar'])
    expect(search).toHaveValue('')
  })
})

describe('a file', () => {
  const field: Field = {
    key: 'logo',
    type: 'file',
    label: 'Logo',
    kinds: ['png', 'svg'],
    max_size: 1_048_576,
  }

  it('is refused before anything is sent when its kind or size is not taken', async () => {
    const { user } = ask(field)
    const input = await screen.findByLabelText(/Logo/)
    await user.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }))
    expect(await screen.findByText('logo.png')).toBeVisible()

    const large = new File(['x'], 'large.png', { type: 'image/png' })
    vi.spyOn(large, 'size', 'get').mockReturnValue(2_000_000)
    await user.upload(input, large)
    expect(await screen.findByText(/too large/)).toHaveTextContent('at most 1 MB')
    expect(screen.getByText('logo.png')).toBeVisible()
  })

  it('can be given up', async () => {
    const { user } = ask(field)
    const input = await screen.findByLabelText(/Logo/)
    await user.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel the upload of logo.png' }))
    expect(screen.queryByText('logo.png')).not.toBeInTheDocument()
    expect(input).toHaveFocus()
  })
})
