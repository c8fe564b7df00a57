import { screen, waitFor, within } from '@testing-library/react'
import { renderWithApp } from '@tests/support/render-app'
import { functionReturns, server, tableFails, tableTakes } from '@tests/support/server'
import { signedIn, someUserId } from '@tests/support/session'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { Toaster } from '@/shared/ui/toast'
import { toasts } from '@/shared/ui/toast-store'
import { FeedbackButton } from './index'

let mails: unknown[]
let rows: unknown[]

// Fetched when the button is pressed; the tests are about what happens then.
beforeEach(async () => {
  await import('./feedback-dialog')
  await import('@/shared/ui/toast-viewport')
  mails = []
  rows = []
})
afterEach(() => {
  toasts.clear()
  vi.restoreAllMocks()
})

/** The backend takes feedback, and the function the mail about it. */
const accepts = () =>
  server.use(
    tableTakes('feedback', 'post', (body) => rows.push(body)),
    http.post(`${env.supabaseUrl}/functions/v1/send-contact-email`, async ({ request }) => {
      mails.push(await request.json())
      return HttpResponse.json({ accepted: true }, { status: 202 })
    }),
  )

const draw = () =>
  renderWithApp(
    <>
      <FeedbackButton />
      <Toaster />
    </>,
  )

async function open() {
  const view = draw()
  await view.user.click(screen.getByRole('button', { name: 'Feedback' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Feedback' }))
  return { ...view, dialog }
}

const toasted = async (title: string, description: string) => {
  await waitFor(() => expect(toasts.read()).toMatchObject([{ title, description, open: true }]))
}

it('B-3.1 opens a dialog with name, email, category, rating and message', async () => {
  const { dialog, user } = await open()
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeVisible()
  expect(dialog.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(dialog.getByLabelText('Category')).toBeVisible()
  expect(dialog.getByRole('group', { name: /^Rating/ })).toBeVisible()
  expect(dialog.getByLabelText('Message')).toBeVisible()

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Feedback' })).toHaveFocus()
})

it.each(['', '   \n'])('B-3.2 asks for a message before anything else: %j', async (message) => {
  const { dialog, user } = await open()
  if (message) await user.type(dialog.getByLabelText('Message'), message)
  await user.click(dialog.getByRole('button', { name: 'Submit Feedback' }))
  await toasted('Please provide feedback', 'Your feedback message is required.')
  expect(dialog.getByLabelText('Message')).toHaveFocus()
  expect(dialog.getByLabelText('Message')).toBeInvalid()
})

it.each(['', '  '])('B-3.3 asks for an address: %j', async (email) => {
  const { dialog, user } = await open()
  await user.type(dialog.getByLabelText('Message'), 'Good')
  if (email) await user.type(dialog.getByLabelText('Email'), email)
  await user.click(dialog.getByRole('button', { name: 'Submit Feedback' }))
  await toasted('Email required', 'Please provide your email address.')
  expect(dialog.getByLabelText('Email')).toHaveFocus()
})

it.each(['nobody', 'a@b', 'a b@c.example', `${'a'.repeat(250)}@b.example`])(
  'an address that is none goes nowhere: %s',
  async (email) => {
    const { dialog, user } = await open()
    await user.type(dialog.getByLabelText('Message'), 'Good')
    await user.click(dialog.getByLabelText('Email'))
    await user.paste(email)
    await user.click(dialog.getByRole('button', { name: 'Submit Feedback' }))
    await toasted('Check your email address', 'It has to look like name@example.org.')
  },
)

it('a message beyond the limit is not cut off but has to be shortened', async () => {
  const { dialog, user } = await open()
  await user.type(dialog.getByLabelText('Email'), 'ada@example.org')
  await user.click(dialog.getByLabelText('Message'))
  await user.paste('x'.repeat(5001))
  expect(dialog.getByText('1 character too many')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Submit Feedback' }))
  await toasted('Your message is too long', 'Shorten it to 5000 characters.')
})

it('B-3.4 has ratings from 1 to 5 and four categories, all optional', async () => {
  const { dialog, user } = await open()
  const radios = dialog.getAllByRole('radio')
  expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5'])
  expect(radios.every((radio) => !(radio as HTMLInputElement).checked)).toBe(true)
  const options = dialog.getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['bug', 'Bug Report'],
    ['feature', 'Feature Request'],
    ['improvement', 'Improvement Suggestion'],
    ['general', 'General Feedback'],
  ])
  await user.click(dialog.getByRole('radio', { name: '3' }))
  await user.click(dialog.getByRole('button', { name: 'Take the rating back' }))
  expect(dialog.getByRole('radio', { name: '3' })).not.toBeChecked()
})

it('B-3.5 says that it submits, and submits once', async () => {
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  accepts()
  server.use(
    http.post(`${env.supabaseUrl}/rest/v1/feedback`, async ({ request }) => {
      rows.push(await request.json())
      await isAnswered
      return new HttpResponse(null, { status: 201 })
    }),
  )
  const { dialog, user } = await open()
  await user.type(dialog.getByLabelText('Message'), 'Good')
  await user.type(dialog.getByLabelText('Email'), 'ada@example.org')
  await user.click(dialog.getByRole('button', { name: 'Submit Feedback' }))
  const button = dialog.getByRole('button', { name: 'Submitting...' })
  expect(button).toBeDisabled()
  await user.click(button)
  await waitFor(() => expect(rows).toHaveLength(1))
  answer()
  await toasted(
    'Thank you for your feedback!',
    'We appreciate your input and will use it to improve our service.',
  )
  expect(rows).toHaveLength(1)
})

describe('B-3.6, B-3.7, B-3.8 what was said', () => {
  it('of a visitor is saved as nobody’s, mailed, thanked for and forgotten', async () => {
    accepts()
    const { dialog, user } = await open()
    await user.type(dialog.getByLabelText('Message'), '  It is slow.  ')
    await user.type(dialog.getByLabelText('Email'), ' ada@example.org ')
    await user.click(dialog.getByRole('button', { name: 'Submit Feedback' }))
    await toasted(
      'Thank you for your feedback!',
      'We appreciate your input and will use it to improve our service.',
    )
    expect(rows).toEqual([
      {
        user_id: null,
        email: 'ada@example.org',
        name: null,
        category: 'general',
        rating: null,
        message: 'It is slow.',
      },
    ])
    await waitFor(() => expect(mails).toHaveLength(1))
    expect(mails).toEqual([
      {
        firstName: 'Anonymous',
        lastName: '',
        email: 'ada@example.org',
        company: '',
        subject: 'Feedback: general',
        message: 'Rating: Not provided\n\nIt is slow.',
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(Object.keys(sessionStorage)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Feedback' }))
    expect(await screen.findByLabelText('Message')).toHaveValue('')
    expect(screen.getByLabelText('Email')).toHaveValue('')
  })

  it('of a member is theirs, with everything they chose', async () => {
    signedIn()
    accepts()
    const { dialog, user } = await open()
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ada')
    await user.clear(dialog.getByLabelText('Email'))
    await user.type(dialog.getByLabelText('Email'), 'other@example.org')
    await user.selectOptions(dialog.getByLabelText('Category'), 'Feature Request')
    await user.click(dialog.getByRole('radio', { name: '4' }))
    await user.type(dialog.getByLabelText('Message'), 'More')
    await user.click(dialog.getByRole('button', { name: 'Submit Feedback' }))
    await waitFor(() => expect(mails).toHaveLength(1))
    expect(rows).toMatchObject([
      {
        user_id: someUserId,
        email: 'other@example.org',
        name: 'Ada',
        category: 'feature',
        rating: 4,
      },
    ])
    expect(mails).toMatchObject([
      { firstName: 'Ada', subject: 'Feedback: feature', message: 'Rating: 4/5\n\nMore' },
    ])
  })
})

describe('B-3.9', () => {
  const fill = async ({ dialog, user }: Awaited<ReturnType<typeof open>>) => {
    await user.type(dialog.getByLabelText('Message'), 'It is slow.')
    await user.type(dialog.getByLabelText('Email'), 'ada@example.org')
    await user.click(dialog.getByRole('button', { name: 'Submit Feedback' }))
  }

  it.each([
    [{ status: 500, code: 'XX000', message: 'The disk is full' }, 'The disk is full'],
    [{ status: 400, code: 'P0001', hint: 'rate_limited', message: 'Too often.' }, 'Too often.'],
    [{ status: 500, code: '', message: '' }, 'Failed to submit feedback. Please try again.'],
    [
      { status: 400, code: '23514', message: 'violates check constraint "feedback_email_check"' },
      'Failed to submit feedback. Please try again.',
    ],
  ])('a failed insert is told, and what was typed stays: %j', async (fault, said) => {
    vi.spyOn(console, 'error').mockReturnValue()
    server.use(tableFails('feedback', 'post', fault))
    const view = await open()
    await fill(view)
    await toasted('Error', said)
    expect(toasts.read()).toMatchObject([{ tone: 'danger' }])
    expect(view.dialog.getByLabelText('Message')).toHaveValue('It is slow.')
    expect(view.dialog.getByRole('button', { name: 'Submit Feedback' })).toHaveFocus()
    expect(mails).toEqual([])
  })

  it('so is a lost network', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    server.use(http.post(`${env.supabaseUrl}/rest/v1/feedback`, () => HttpResponse.error()))
    const view = await open()
    await fill(view)
    await toasted('Error', 'Failed to submit feedback. Please try again.')
    expect(view.dialog.getByLabelText('Message')).toHaveValue('It is slow.')
  })

  it('a failed mail is logged and not shown', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    accepts()
    server.use(
      functionReturns('send-contact-email', 500, { code: 'unexpected', message: 'Broken' }),
    )
    const view = await open()
    await fill(view)
    await toasted(
      'Thank you for your feedback!',
      'We appreciate your input and will use it to improve our service.',
    )
    await waitFor(() => expect(log.mock.lastCall?.[0]).toMatch(/mail .* could not be sent/))
    expect(toasts.read()).toMatchObject([{ title: 'Thank you for your feedback!' }])
  })
})

it('what was typed is there again after the dialog was closed by accident, and after a reload', async () => {
  const { dialog, user, unmount } = await open()
  await user.type(dialog.getByLabelText('Message'), 'It is')
  await user.click(dialog.getByRole('radio', { name: '2' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Feedback' }))
  expect(await screen.findByLabelText('Message')).toHaveValue('It is')
  unmount()

  const again = await open()
  expect(again.dialog.getByLabelText('Message')).toHaveValue('It is')
  expect(again.dialog.getByRole('radio', { name: '2' })).toBeChecked()
})

it('a program that fills in what no person sees is thanked, and nothing is sent', async () => {
  const { dialog, user } = await open()
  await user.type(dialog.getByLabelText('Message'), 'Buy now')
  await user.type(dialog.getByLabelText('Email'), 'bot@example.org')
  await user.type(dialog.getByLabelText('Leave this empty'), 'x')
  await user.click(dialog.getByRole('button', { name: 'Submit Feedback' }))
  await toasted(
    'Thank you for your feedback!',
    'We appreciate your input and will use it to improve our service.',
  )
  expect([rows, mails]).toEqual([[], []])
})
