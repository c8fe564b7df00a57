import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox'
import { Field } from './field'
import { Fieldset } from './fieldset'
import { Input } from './input'
import { RadioGroup } from './radio-group'
import { Switch } from './switch'
import { Textarea } from './textarea'

describe('field', () => {
  it('names its control, explains it and announces its error', () => {
    render(
      <Field label="Website" help="With https://" error="Enter a full address." required>
        {(control) => <Input {...control} />}
      </Field>,
    )

    const input = screen.getByRole('textbox', { name: 'Website' })
    expect(input).toHaveAccessibleDescription('With https:// Enter a full address.')
    expect(input).toBeInvalid()
    expect(input).toBeRequired()
  })

  it('says that an answer is optional, and is not invalid without an error', () => {
    render(
      <Field label="Phone" optional>
        {(control) => <Input {...control} />}
      </Field>,
    )

    const input = screen.getByRole('textbox', { name: 'Phone (optional)' })
    expect(input).not.toHaveAttribute('aria-invalid')
    expect(input).not.toHaveAttribute('aria-describedby')
  })
})

describe('fieldset', () => {
  it('puts the question, its help and its error around the answers', async () => {
    const user = userEvent.setup()
    function Example() {
      const [value, setValue] = useState<'yes' | 'no' | null>(null)
      return (
        <Fieldset legend="Are you raising?" help="A round, not a loan." error="Choose one.">
          <RadioGroup
            name="raising"
            value={value}
            onChange={setValue}
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No', help: 'You can say so later.' },
            ]}
          />
        </Fieldset>
      )
    }
    render(<Example />)

    expect(screen.getByRole('group', { name: 'Are you raising?' })).toHaveAccessibleDescription(
      'A round, not a loan. Choose one.',
    )
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await user.keyboard('{ArrowDown}')
    const no = screen.getByRole('radio', { name: 'No' })
    expect(no).toBeChecked()
    expect(no).toHaveAccessibleDescription('You can say so later.')
  })
})

describe('text area', () => {
  it('counts what is left as the database does, by characters and not by halves', async () => {
    const user = userEvent.setup()
    render(<Textarea aria-label="Problem" max={10} />)

    await user.type(screen.getByRole('textbox', { name: 'Problem' }), 'Water 💧💧')

    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('2 characters left')
  })

  it('cuts nothing off, but says how much is too much', () => {
    render(<Textarea aria-label="Problem" max={3} value="Water" onChange={() => undefined} />)

    expect(screen.getByRole('textbox')).toHaveValue('Water')
    expect(screen.getByText('2 characters too many')).toBeVisible()
  })
})

describe('checkbox and switch', () => {
  it('take their words as the target', async () => {
    const user = userEvent.setup()
    function Example() {
      const [on, setOn] = useState(false)
      return (
        <>
          <Checkbox label="I agree" error="Agree to go on." />
          <Switch label="Mail me" help="At most once a day." checked={on} onCheckedChange={setOn} />
        </>
      )
    }
    render(<Example />)

    await user.click(screen.getByText('I agree'))
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Agree to go on.')

    await user.click(screen.getByText('Mail me'))
    expect(screen.getByRole('switch', { name: 'Mail me' })).toBeChecked()
    await user.keyboard(' ')
    expect(screen.getByRole('switch')).not.toBeChecked()
  })
})
