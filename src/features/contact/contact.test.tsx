import { screen, waitFor, within } from '@testing-library/react'
import { renderWithApp } from '@tests/support/render-app'
import { functionReturns, server } from '@tests/support/server'
import { aUser, signedIn } from '@tests/support/session'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { ContactPage } from './contact-page'

let asked: Record<string, unknown>[]

beforeEach(async () => {
  asked = []
  // They come with the first touch and the first visit; the tests are about what they do then.
  await import('./sending')
  await import('./ways')
})
afterEach(() => void vi.restoreAllMocks())

const url = (name: string) => `${env.supabaseUrl}/functions/v1/${name}`
const takes = (name: string, status = 202, body: object = { accepted: true }) =>
  server.use(
    http.post(url(name), async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(body as never, { status })
    }),
  )

const form = () => within(screen.getByRole('form', { name: 'Your message' }))
const field = (name: string) => form().getByRole('textbox', { name })
type User = ReturnType<typeof renderWithApp>['user']

async function fill(user: User) {
  await user.type(field('Your name'), 'Ada Obi')
  await user.type(field('Email'), 'ada@example.org')
  await user.type(field('Message'), 'May I visit?')
}
const send = (user: User) => user.click(form().getByRole('button', { name: 'Send the message' }))

it('B-9.1 sends topic, name, address, organisation and words, and says what happens next', async () => {
  takes('send-contact-email')
  const { user } = renderWithApp(<ContactPage />)
  await user.selectOptions(form().getByLabelText('Topic'), 'Press')
  await fill(user)
  await user.type(field('Organisation (optional)'), 'Daily Paper')
  await send(user)

  const heading = await screen.findByRole('heading', { name: 'Thank you, Ada Obi' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByText('The answer goes to ada@example.org.')).toBeVisible()
  expect(asked).toEqual([
    {
      firstName: 'Ada Obi',
      lastName: '',
      email: 'ada@example.org',
      company: 'Daily Paper',
      subject: 'Press',
      message: 'May I visit?',
      topic: 'press',
      website: '',
    },
  ])
  expect(Object.keys(sessionStorage)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(field('Message')).toHaveValue('')
})

it('names what is missing, with a way to each field, and asks nobody', async () => {
  const { user } = renderWithApp(<ContactPage />)
  await user.type(field('Email'), 'nobody')
  await send(user)
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByRole('heading')).toHaveFocus()
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Your name',
    'Email',
    'Message',
  ])
  await user.click(summary.getByRole('link', { name: 'Email' }))
  expect(field('Email')).toHaveFocus()
  expect(field('Email')).toBeInvalid()
  expect(asked).toEqual([])
})

it.each([
  ['Your name', 'x'.repeat(121), 'Shorten it to 120 characters.'],
  ['Organisation (optional)', 'x'.repeat(201), 'Shorten it to 200 characters.'],
  ['Message', '🌱'.repeat(5001), 'Shorten it to 5000 characters.'],
])('asks for less where %s is too long', async (name, text, sentence) => {
  const { user } = renderWithApp(<ContactPage />)
  await user.click(field(name))
  await user.paste(text)
  await send(user)
  await screen.findByRole('alert')
  expect(screen.getAllByText(new RegExp(sentence))).toHaveLength(2)
  expect(field(name)).toHaveValue(text)
})

it('shows by the field what the function found', async () => {
  takes('send-contact-email', 400, {
    code: 'invalid-request',
    message: 'Some of the data sent is not right.',
    fields: { firstName: ['Use at most 120 characters.'] },
  })
  const { user } = renderWithApp(<ContactPage />)
  await fill(user)
  await send(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Use at most 120 characters.')
  expect(field('Your name')).toBeInvalid()
})

it.each([
  [429, 'too-many-requests', 'That was a lot at once. Please wait a minute.'],
  [403, 'not-verified', 'Please do it once more.'],
  [503, 'unavailable', 'The check does not answer.'],
])('says why it was refused (%i), and keeps what was typed', async (status, code, message) => {
  server.use(functionReturns('send-contact-email', status, { code, message }))
  const { user } = renderWithApp(<ContactPage />)
  await fill(user)
  await send(user)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Your message was not sent')
  expect(alert).toHaveTextContent(message)
  expect(field('Message')).toHaveValue('May I visit?')
})

it('keeps what was typed when there is no network, and over a reload', async () => {
  server.use(http.post(url('send-contact-email'), () => HttpResponse.error()))
  const { user, unmount } = renderWithApp(<ContactPage />)
  await user.selectOptions(form().getByLabelText('Topic'), 'My application')
  await fill(user)
  await send(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
  unmount()

  renderWithApp(<ContactPage />)
  expect(field('Your name')).toHaveValue('Ada Obi')
  expect(field('Email')).toHaveValue('ada@example.org')
  expect(field('Message')).toHaveValue('May I visit?')
  expect(form().getByLabelText('Topic')).toHaveValue('application')
  expect(screen.getByText(/write on the page of your application/)).toBeVisible()
})

it('knows whoever is signed in, and writes over nothing that was typed before', async () => {
  signedIn({ user: aUser({ user_metadata: { first_name: 'Ada', last_name: 'Obi' } }) })
  renderWithApp(<ContactPage />)
  // The page stands there before its code and before it is known who looks at it.
  ;(field('Email') as HTMLInputElement).value = 'other@example.org'
  await waitFor(() => expect(field('Your name')).toHaveValue('Ada Obi'))
  expect(field('Email')).toHaveValue('other@example.org')
})

it('sends once, however often the button is pressed', async () => {
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post(url('send-contact-email'), async ({ request }) => {
      asked.push((await request.json()) as Record<string, unknown>)
      await isAnswered
      return HttpResponse.json({ accepted: true }, { status: 202 })
    }),
  )
  const { user } = renderWithApp(<ContactPage />)
  await fill(user)
  await send(user)
  await user.click(form().getByRole('button', { name: 'Sending' }))
  await user.type(field('Email'), '{Enter}')
  answer()
  await screen.findByRole('heading', { name: 'Thank you, Ada Obi' })
  expect(asked).toHaveLength(1)
})

it('carries along what a program filled in, for the function to judge', async () => {
  takes('send-contact-email')
  const { user } = renderWithApp(<ContactPage />)
  await fill(user)
  await user.type(form().getByLabelText('Leave this empty'), 'x')
  await send(user)
  await waitFor(() => expect(asked).toMatchObject([{ website: 'x' }]))
})

describe('the newsletter', () => {
  const newsletter = () => within(screen.getByRole('form', { name: 'The newsletter' }))

  it('asks for an address, and says that a mail asks for the rest', async () => {
    takes('newsletter')
    const { user } = renderWithApp(<ContactPage />)
    await user.type(newsletter().getByLabelText('Email'), 'noor@example.org{Enter}')
    expect(await screen.findByText(/We have sent a link to noor@example.org/)).toBeVisible()
    // The form is gone, and reading goes on at what stands in its place.
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^[^.]+We have sent a link/),
    )
    expect(asked).toEqual([
      { action: 'subscribe', email: 'noor@example.org', source: 'contact', website: '' },
    ])
  })

  it('tells a wrong address from a lost network', async () => {
    const { user } = renderWithApp(<ContactPage />)
    const email = newsletter().getByLabelText('Email')
    await user.type(email, 'noor{Enter}')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toBeInvalid()

    server.use(http.post(url('newsletter'), () => HttpResponse.error()))
    await user.type(email, '@example.org{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not subscribed yet')
    expect(email).toHaveValue('noor@example.org')
  })
})

it('leads whoever wonders how something works to the questions that were answered', async () => {
  renderWithApp(<ContactPage />)
  const ways = within(await screen.findByRole('region', { name: 'Other ways' }))
  expect(ways.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute(
    'href',
    '/support',
  )
})
