import { screen, waitFor } from '@testing-library/react'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { server } from '@tests/support/server'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { env } from '@/shared/env'
import { LinkOfMail } from './link-action'

let asked: unknown[]
const answers = (outcome: string) =>
  server.use(
    http.post(`${env.supabaseUrl}/functions/v1/newsletter`, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ outcome })
    }),
  )

beforeEach(async () => {
  asked = []
  await import('./mail-link')
})

it.each([
  ['confirm', 'Yes, send it to me', 'confirmed', 'You are on the list'],
  ['confirm', 'Yes, send it to me', 'already', 'You are on the list already'],
  ['confirm', 'Yes, send it to me', 'expired', 'This link has run out'],
  ['confirm', 'Yes, send it to me', 'unknown', 'This link does not work'],
  ['leave', 'Leave the newsletter', 'left', 'You have left the newsletter'],
  ['leave', 'Leave the newsletter', 'already', 'You are not on the list'],
  ['leave', 'Leave the newsletter', 'unknown', 'This link does not work'],
])(
  'asks for one press to %s, and says what came of it: %s %s',
  async (action, press, outcome, title) => {
    answers(outcome)
    const { user } = renderWithApp(<LinkOfMail />, {
      path: `/contact?newsletter=${action}#a-token`,
    })
    const button = await screen.findByRole('button', { name: press })
    expect(asked).toEqual([])
    await waitFor(() => expect(currentPlace()).toBe(`/contact?newsletter=${action}`))

    await user.click(button)
    const heading = await screen.findByRole('heading', { name: title })
    expect(heading).toHaveFocus()
    expect(asked).toEqual([{ action, token: 'a-token' }])
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
)

it.each([
  ['left', 'No more daily mails'],
  ['already', 'They have stopped already'],
  ['unknown', 'This link does not work'],
])(
  'asks for one press to stop the daily mail, and says what came of it: %s',
  async (outcome, title) => {
    server.use(
      http.post(`${env.supabaseUrl}/functions/v1/digest`, async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.json({ outcome })
      }),
    )
    const { user } = renderWithApp(<LinkOfMail />, { path: '/contact?digest=leave#a-token' })
    const button = await screen.findByRole('button', { name: 'Stop the daily mail' })
    expect(asked).toEqual([])

    await user.click(button)
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
    expect(asked).toEqual([{ token: 'a-token' }])
  },
)

it('without a network nothing has changed, and it can be pressed again', async () => {
  server.use(http.post(`${env.supabaseUrl}/functions/v1/newsletter`, () => HttpResponse.error()))
  const { user } = renderWithApp(<LinkOfMail />, { path: '/contact?newsletter=confirm#a-token' })
  await user.click(await screen.findByRole('button', { name: 'Yes, send it to me' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed yet')

  answers('confirmed')
  await user.click(screen.getByRole('button', { name: 'Yes, send it to me' }))
  expect(await screen.findByRole('heading', { name: 'You are on the list' })).toBeVisible()
})

it('a link that lost its token, or came to something else, does nothing', async () => {
  const { unmount } = renderWithApp(<LinkOfMail />, { path: '/contact?newsletter=confirm' })
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()

  const { container } = renderWithApp(<LinkOfMail />, { path: '/contact?newsletter=export#x' })
  expect(container).toBeEmptyDOMElement()
  renderWithApp(<LinkOfMail />, { path: '/contact?digest=export#x' })
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
