import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ErrorSummary } from './error-summary'
import { Field } from './field'
import { Input } from './input'

describe('error summary', () => {
  it('takes the focus, counts, and leads to each field', async () => {
    const user = userEvent.setup()
    Element.prototype.scrollIntoView = () => undefined
    render(
      <>
        <ErrorSummary
          errors={[
            {
              href: '#founders.0.email',
              label: 'Email of founder 1',
              message: 'Enter an address.',
            },
            { href: '#city', label: 'City', message: 'Say where you are.' },
          ]}
        />
        <Field label="Email" id="founders.0.email">
          {(control) => <Input {...control} />}
        </Field>
      </>,
    )

    expect(screen.getByRole('heading', { name: '2 answers need a look' })).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Email of founder 1' }))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  it('is not there while nothing is wrong', () => {
    const { container } = render(<ErrorSummary errors={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
