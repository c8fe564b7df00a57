import { aLetter, askedLetters, inboxAnswers, letterId, someCounts } from '@tests/support/inbox'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screenIs } from '@tests/support/screen-width'
import { rpcRefuses, rpcReturns, server, tableFails } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Toaster } from '@/shared/ui/toast'
import type { Letter, ListedLetter } from './letters'
import { MessagesPage } from './messages-page'

let letters: (Letter & ListedLetter)[]
let counts = someCounts()

beforeEach(() => {
  screenIs('desktop')
  signedIn({ staff: 'manager' })
  letters = [aLetter()]
  counts = someCounts()
  server.use(
    ...inboxAnswers(
      () => letters,
      () => counts,
    ),
  )
})
afterEach(() => {
  askedLetters.length = 0
  onlineManager.setOnline(true)
})

const lastAsked = () => askedLetters.at(-1)
const draw = (search = '') =>
  renderWithApp(
    <>
      <MessagesPage />
      <Toaster />
    </>,
    { path: `/dashboard/messages${search}` },
  )

describe('the inbox', () => {
  it('shows the messages that wait, newest first, and how many wait of each kind', async () => {
    draw()
    const list = await screen.findByRole('list', { name: 'Messages of the contact page' })
    expect(within(list).getByRole('link', { name: 'Zoë Nguyen' })).toBeVisible()
    expect(within(list).getByText(/May we film/)).toBeVisible()
    expect(lastAsked()?.table).toBe('contact_messages')
    expect(lastAsked()?.query.get('settled_at')).toBe('is.null')
    expect(lastAsked()?.query.get('order')).toBe('created_at.desc,id.desc')
    expect(await screen.findByRole('link', { name: 'Contact 1 open' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  it('holds kind, search, state and topic in its address', async () => {
    const { user } = draw()
    await screen.findByRole('link', { name: 'Zoë Nguyen' })
    await user.type(screen.getByRole('searchbox', { name: 'Search in messages' }), 'Radiö côte')
    await waitFor(() =>
      expect(lastAsked()?.query.getAll('search_text')).toEqual(['like.% radio%', 'like.% cote%']),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Settled (2)')
    await waitFor(() => expect(lastAsked()?.query.get('settled_at')).toBe('not.is.null'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Press')
    await waitFor(() => expect(lastAsked()?.query.get('topic')).toBe('eq.press'))
    expect(currentPlace()).toBe(
      '/dashboard/messages?q=Radi%C3%B6+c%C3%B4te&state=settled&topic=press',
    )

    await user.click(screen.getByRole('link', { name: /^Feedback/ }))
    await waitFor(() => expect(lastAsked()?.table).toBe('feedback'))
    expect(currentPlace()).toBe('/dashboard/messages?kind=feedback')
  })

  it('leaves out what an address asks for that there is not, and says so', async () => {
    draw('?state=lost&topic=gossip&after=nonsense')
    expect(await screen.findByText(/asks for state and topic that do not exist/)).toBeVisible()
    expect(screen.getByText(/cannot be read. You see the first page/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Zoë Nguyen' })).toBeVisible()
  })

  it('turns pages by their edges', async () => {
    letters = Array.from({ length: 31 }, (_, n) =>
      aLetter({
        id: `0b0b0b0b-0000-7000-8000-${String(100 - n).padStart(12, '0')}`,
        name: `Writer ${String(n + 1)}`,
      }),
    )
    const { user } = draw()
    await user.click(await screen.findByRole('link', { name: 'Next page' }))
    await waitFor(() =>
      expect(lastAsked()?.query.get('or')).toBe(
        '(created_at.lt."2026-11-20T09:00:00+00:00",and(created_at.eq."2026-11-20T09:00:00+00:00",id.lt.0b0b0b0b-0000-7000-8000-000000000071))',
      ),
    )
    expect(currentPlace()).toMatch(/\?after=/)
  })

  it('shows how the service was rated beside the feedback', async () => {
    counts = someCounts({ ratings: [0, 1, 0, 0, 2] })
    letters = [aLetter({ topic: 'bug', rating: 2 })]
    draw('?kind=feedback')
    expect(await screen.findByText('4.0 of 5 on average, from 3 ratings')).toBeVisible()
    expect(screen.getByText('5 of 5: 2')).toBeInTheDocument()
    const list = screen.getByRole('list', { name: 'Feedback' })
    expect(within(list).getByText('2 of 5')).toBeVisible()
    expect(within(list).getByText('Bug Report')).toBeVisible()
  })
})

describe('a letter', () => {
  it('is read whole beside the list, and answered by mail', async () => {
    const { user } = draw()
    await user.click(await screen.findByRole('link', { name: 'Zoë Nguyen' }))
    expect(await screen.findByRole('heading', { name: 'Zoë Nguyen', level: 2 })).toBeVisible()
    const letter = within(screen.getByRole('article'))
    expect(letter.getByText(/We would come with two people/)).toBeVisible()
    expect(screen.getByText('Radio Côte')).toBeVisible()
    expect(screen.getByText('M-0000C1')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:zoe@radio.example?subject=Re%3A%20Press%20%5BM-0000C1%5D'),
    )
    expect(currentPlace()).toBe(`/dashboard/messages?open=${letterId}`)
    expect(screen.getByRole('link', { name: 'Zoë Nguyen' })).toHaveAttribute('aria-current')
  })

  it('is settled, and opened again by taking that back', async () => {
    const asked: object[] = []
    server.use(
      rpcReturns('settle_contact_message', (args) => {
        asked.push(args as object)
        const { settled } = args as { settled: boolean }
        letters = [
          aLetter(
            settled
              ? {
                  settled_at: '2026-11-21T09:00:00+00:00',
                  settler: { first_name: 'Tomas', last_name: 'Herrera' },
                }
              : {},
          ),
        ]
        return null
      }),
    )
    const { user } = draw(`?open=${letterId}&state=all`)
    await user.click(await screen.findByRole('button', { name: 'Settle' }))
    expect(await screen.findByText(/^Settled by Tomas Herrera/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open again' })).toBeVisible()

    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Settle' })).toBeVisible()
    expect(asked).toEqual([
      { message_id: letterId, settled: true },
      { message_id: letterId, settled: false },
    ])
  })

  it('of feedback is settled by its own command', async () => {
    const asked: unknown[] = []
    server.use(
      rpcReturns('settle_feedback', (args) => {
        asked.push(args)
        return null
      }),
    )
    const { user } = draw(`?kind=feedback&open=${letterId}`)
    await user.click(await screen.findByRole('button', { name: 'Settle' }))
    await waitFor(() => expect(asked).toEqual([{ feedback_id: letterId, settled: true }]))
  })

  it('says when settling is refused, and stays as it is', async () => {
    server.use(rpcRefuses('settle_contact_message', { status: 500 }))
    const { user } = draw(`?open=${letterId}`)
    await user.click(await screen.findByRole('button', { name: 'Settle' }))
    expect(await screen.findByText('The state was not changed')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Settle' })).toBeEnabled()
  })

  it.each(['0b0b0b0b-0000-7000-8000-00000000dead', 'half-an-address', '%20'])(
    'that is not there is said to be gone: %s',
    async (id) => {
      draw(`?open=${id}`)
      expect(await screen.findByText('This message is not there')).toBeVisible()
    },
  )

  it('takes the place of the list on a phone, with the way back', async () => {
    screenIs('phone')
    const { user } = draw()
    await user.click(await screen.findByRole('link', { name: 'Zoë Nguyen' }))
    expect(await screen.findByRole('heading', { name: 'Zoë Nguyen', level: 1 })).toBeVisible()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'All messages' }))
    expect(await screen.findByRole('link', { name: 'Zoë Nguyen' })).toHaveFocus()
  })

  it('can be asked for again after a failure', async () => {
    const { user } = draw(`?open=${letterId}`)
    await screen.findByRole('button', { name: 'Settle' })
    server.use(tableFails('contact_messages', 'get'))
    await user.click(screen.getByRole('link', { name: /^Feedback/ }))
    await user.click(screen.getByRole('link', { name: /^Contact/ }))
    expect(await screen.findByText(/could not be brought up to date|did not load/)).toBeVisible()
  })
})

describe('an inbox without letters', () => {
  beforeEach(() => {
    letters = []
  })

  it('says what it is for while nobody has written', async () => {
    counts = someCounts({ contact: { open: 0, settled: 0 } })
    draw()
    expect(await screen.findByText('Nobody has written yet')).toBeVisible()
  })

  it('says that all is settled, and leads there', async () => {
    counts = someCounts({ contact: { open: 0, settled: 2 } })
    const { user } = draw()
    await user.click(await screen.findByRole('link', { name: 'See what was settled' }))
    expect(currentPlace()).toBe('/dashboard/messages?state=settled')
  })

  it('says what is looked for, and clears it', async () => {
    const { user } = draw('?q=zebra&topic=press&state=settled')
    expect(await screen.findByText('You are looking for “zebra”, press, settled.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear the search and the filters' }))
    expect(currentPlace()).toBe('/dashboard/messages')
  })

  it('says so while there is no connection', async () => {
    draw()
    await screen.findByText(/Nobody has written|Nothing is waiting/)
    onlineManager.setOnline(false)
    const { user } = draw('?state=settled')
    void user
    expect(await screen.findByText('You are offline')).toBeVisible()
  })
})

it.each([null, 'reviewer'] as const)('tells others that managers read it: %s', async (staff) => {
  localStorage.clear()
  signedIn({ staff })
  draw()
  expect(await screen.findByText('Managers read what people write to the programme')).toBeVisible()
  expect(askedLetters).toEqual([])
})
