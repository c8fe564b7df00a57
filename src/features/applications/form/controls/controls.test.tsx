import type { Answers, Json } from '@contracts/forms/answers'
import type { Field } from '@contracts/forms/definition'
import { renderWithApp } from '@tests/support/render-app'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UploadContext } from '../../upload/upload-context'
import { UploadDesk } from '../../upload/upload-desk'
import { FormContext } from '../form-context'
import { FormField } from '../form-field'
import { FormModel } from '../form-model'

const vocabularies = {
  countries: [
    { id: 'CI', label: 'Côte d’Ivoire' },
    { id: 'KE', label: 'Kenya' },
    { id: 'UG', label: 'Uganda' },
  ],
  currencies: [
    { id: 'USD', label: 'US Dollar' },
    { id: 'KES', label: 'Kenyan Shilling' },
  ],
}

let answers: Answers
beforeEach(() => {
  answers = {}
})

const never = () => Promise.reject(new Error('There is no account in this test'))

function ask(field: Field, given: Answers = {}) {
  answers = given
  const listeners = new Set<() => void>()
  const uploads = {}
  const change = (key: string, value: Json | undefined) => {
    answers = { ...answers, [key]: value }
    for (const listener of listeners) listener()
  }
  const model = new FormModel({
    definition: {
      applicant_type: 'startup',
      title: '',
      sections: [{ key: 'one', title: 'One', fields: [field] }],
    },
    vocabularies,
    loadChecks: () => import('../checks'),
    source: {
      read: () => ({ answers, refused: [], editableKeys: null }),
      uploads: () => uploads,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      change,
    },
  })
  const desk = new UploadDesk(
    {
      application: () => Promise.resolve(null),
      answer: () => undefined,
      setAnswer: () => undefined,
      saved: () => Promise.resolve(),
    },
    { begin: never, send: never, finish: never, remove: never, list: never },
    {
      all: () => Promise.resolve([]),
      put: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    },
  )
  return renderWithApp(
    <FormContext value={model}>
      <UploadContext value={desk}>
        <FormField field={field} path={field.key} />
      </UploadContext>
    </FormContext>,
  )
}

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
})

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
  })
})
