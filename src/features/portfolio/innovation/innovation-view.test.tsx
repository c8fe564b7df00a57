import { idOf, inDays, publicFails, publicReads, someTerms } from '@tests/support/content-rest'
import { renderWithApp } from '@tests/support/render-app'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InnovationView } from './innovation-view'

const challenge = (name: string, opens: number, closes: number | null, more: object = {}) => ({
  id: idOf(name.length),
  slug: name.toLowerCase(),
  title: name,
  partner_name: 'Port Water',
  partner_kind: 'public',
  summary: 'We lose water.',
  reward: 'A paid trial',
  opens_at: inDays(opens),
  closes_at: closes === null ? null : inDays(closes),
  sort_value: inDays(closes ?? 0),
  body: 'The pipes are **old**.',
  sectors: ['energy'],
  countries: ['PT'],
  image: null,
  call: { slug: 'startups', applicant_type: 'startup' },
  ...more,
})

const all = {
  current: [challenge('Leaks', -5, 20), challenge('Always', -5, null), challenge('Sooner', 3, 30)],
  over: [challenge('Yesterday', -30, -1)],
}
const lists = (asked: URLSearchParams) =>
  asked.get('closes_at')?.startsWith('lte') ? all.over : all.current

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  publicReads({ terms: someTerms })
})

const open = (path = '/innovation') => renderWithApp(<InnovationView />, { path })

describe('open innovation', () => {
  it('keeps apart what is open, what opens soon and what is over', async () => {
    publicReads({ challenges: lists })
    open()
    const section = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(await section('Open now')).toEqual(['Leaks', 'Always'])
    expect(await section('Opening soon')).toEqual(['Sooner'])
    expect(await section('Closed')).toEqual(['Yesterday'])
    expect(screen.getByText('20 days left', { exact: false })).toBeVisible()
    expect(screen.getByText('Open until it is solved')).toBeVisible()
  })

  it('says what it is, also where nothing is open', async () => {
    publicReads({ challenges: [] })
    open()
    expect(await screen.findByText('No challenge is open today.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Propose a challenge' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })

  it.each([
    [{}, '/application-form/startup?call=startups'],
    [{ call: null }, '/application-form/startup'],
  ])('leads from an open one to its form: %j', async (more, form) => {
    publicReads({
      challenges: (asked) =>
        asked.get('slug') ? [challenge('Leaks', -5, 20, more)] : lists(asked),
    })
    open('/innovation?challenge=leaks')
    expect(await screen.findByRole('link', { name: 'Answer this challenge' })).toHaveAttribute(
      'href',
      form,
    )
    expect(screen.getByText('Port Water (public body)')).toBeVisible()
  })

  it.each([
    ['has not opened', 3, 30, 'This challenge has not opened yet'],
    ['is over', -30, -1, 'This challenge is closed'],
  ])('leads to no form where it %s', async (_, opens, closes, words) => {
    publicReads({
      challenges: (asked) =>
        asked.get('slug') ? [challenge('Leaks', opens, closes)] : lists(asked),
    })
    open('/innovation?challenge=leaks')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Answer this challenge' })).toBeNull()
  })

  it('says of one that there is not that it is not there, and keeps the lists', async () => {
    publicReads({ challenges: (asked) => (asked.get('slug') ? [] : lists(asked)) })
    open('/innovation?challenge=nowhere&after=x')
    expect(await screen.findByText(/There is no challenge called “nowhere”/)).toBeVisible()
    expect(screen.getByText(/You see the first page/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Leaks' })).toBeVisible()
  })

  it('can be tried again where it does not load', async () => {
    publicFails('challenges')
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The challenges did not load')
  })
})
