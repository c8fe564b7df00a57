import { publicFails, publicReads } from '@tests/support/content-rest'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SupportView } from './support-view'

const faqs = [
  {
    slug: 'cost',
    question: 'Does it cost anything?',
    answer: 'No, **nothing**.',
    topic: 'applying',
  },
  {
    slug: 'when',
    question: 'When do I hear back?',
    answer: 'Within 12 days, Größe egal.',
    topic: 'decisions',
  },
  {
    slug: 'mail',
    question: 'How do I change my mail address?',
    answer: 'In [settings](/dashboard/settings).',
    topic: 'account',
  },
]

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

const open = (path = '/support') => renderWithApp(<SupportView />, { path })
const answers = () => Array.from(document.querySelectorAll('details'))
const unfolded = () =>
  answers()
    .filter((each) => each.open)
    .map(({ id }) => id)

describe('support', () => {
  it('has its questions by topic, each unfolding by the browser’s own means', async () => {
    publicReads({ faqs })
    open()
    const about = await screen.findByRole('region', { name: 'Your account' })
    expect(within(about).getByText('How do I change my mail address?')).toBeVisible()
    expect(answers()).toHaveLength(3)
    expect(unfolded()).toEqual([])
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  })

  it('is searched while somebody types, with what was found marked, in answers too', async () => {
    publicReads({ faqs })
    const { user } = open()
    await screen.findByText('When do I hear back?')
    await user.type(screen.getByRole('searchbox'), 'GROSSE')
    await waitFor(() => expect(screen.getByText('No answer has these words')).toBeVisible())
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'Große')
    await waitFor(() => expect(unfolded()).toEqual(['question-when']))
    expect(document.querySelector('mark')).toHaveTextContent('Größe')
    expect(screen.getByText('1 answer has these words')).toBeVisible()

    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'cost')
    await waitFor(() => expect(answers().map(({ id }) => id)).toEqual(['question-cost']))
    expect(document.querySelector('summary mark')).toHaveTextContent('cost')
    expect(currentPlace()).toBe('/support?q=cost')
  })

  it('unfolds the answer that the address names', async () => {
    publicReads({ faqs })
    open('/support?question=when')
    await waitFor(() => expect(unfolded()).toEqual(['question-when']))
    expect(document.querySelector('#question-when summary')).toHaveFocus()
  })

  it.each(['nowhere', 'No%20Name'])(
    'says of %s that it is not there, and keeps the list',
    async (name) => {
      publicReads({ faqs })
      open(`/support?question=${name}`)
      expect(await screen.findByText(/There is no question called/)).toBeVisible()
      expect(answers()).toHaveLength(3)
    },
  )

  it('leads to people where there is nothing, and where nothing loads', async () => {
    publicReads({ faqs: [] })
    const { unmount } = open()
    expect(await screen.findByText('No answers have been written yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible()
    unmount()
    publicFails('faqs')
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The questions did not load')
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible()
  })
})
