import { contentBackend } from '@tests/support/content-backend'
import { box, openEditor, saveButton, saveState } from '@tests/support/open-editor'
import { server, tableFails } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  signedIn({ staff: 'manager' })
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

const organisationId = '0b0b0b0b-0000-4000-8000-0000000000d1'
const isSaved = () => waitFor(() => expect(saveState()).toHaveTextContent(/^Saved at/))

describe('each kind, written and read again', () => {
  it('a post, with tags', async () => {
    const backend = contentBackend()
    server.use(...backend.handlers)
    const { user, unmount } = openEditor('posts/new')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Rain')
    await user.type(box('Text'), 'It **rains**.')
    await user.type(box('Tags (optional)'), 'Cold Store{Enter}rain,')
    await user.click(screen.getByRole('button', { name: 'climate' }))
    await user.click(screen.getByRole('button', { name: 'Remove rain' }))
    await user.click(saveButton())
    await isSaved()
    expect(backend.written[0]?.body).toMatchObject({
      title: 'Rain',
      slug: 'rain',
      body: 'It **rains**.',
      tags: ['cold-store', 'climate'],
      image: null,
    })
    unmount()

    openEditor(`posts/${String(backend.row('posts')?.['id'])}`)
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('It **rains**.')
    expect(screen.getByRole('button', { name: 'Remove cold-store' })).toBeVisible()
    expect(saveState()).toHaveTextContent('Saved')
  })

  it('a resource, in its two tables', async () => {
    const backend = contentBackend()
    server.use(...backend.handlers)
    const { user } = openEditor('resources/new')
    await user.click(await screen.findByRole('radio', { name: 'Template' }))
    await user.type(box('Title'), 'Cap table')
    await user.type(
      box('Address of the template, video, tool or offer (optional)'),
      'https://sheets.example/cap',
    )
    await user.click(screen.getByRole('switch', { name: 'Members only' }))
    await user.click(screen.getByRole('checkbox', { name: 'Startup' }))
    await user.click(screen.getByRole('button', { name: 'Sectors' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Energy' }))
    await user.click(saveButton())
    await isSaved()

    const id = String(backend.row('resources')?.['id'])
    expect(backend.row('resources')).toMatchObject({
      kind: 'template',
      title: 'Cap table',
      members_only: true,
      audience: ['startup'],
      sectors: ['energy'],
    })
    expect(backend.insideOf(id)).toMatchObject({ url: 'https://sheets.example/cap', body: '' })

    await user.type(box('Text (optional)'), 'Fill in the blue cells.')
    await user.click(saveButton())
    await waitFor(() => expect(backend.insideOf(id)).toMatchObject({ version: 2 }))
    expect(backend.written.at(-1)).toEqual({
      table: 'resource_contents',
      method: 'PATCH',
      body: { body: 'Fill in the blue cells.' },
    })
  })

  it('a resource of which only the first half was saved, which is then saved whole', async () => {
    const backend = contentBackend()
    server.use(...backend.handlers)
    server.use(tableFails('resource_contents', 'post', { status: 503, code: '57P03' }))
    const { user } = openEditor('resources/new')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Cap table')
    await user.type(box('Text (optional)'), 'Blue cells.')
    await user.click(saveButton())
    expect(
      await screen.findByText('Its title and summary are saved, what is inside is not'),
    ).toBeVisible()
    expect(box('Text (optional)')).toHaveValue('Blue cells.')
    expect(saveState()).toHaveTextContent('Not saved yet')

    server.use(...backend.handlers)
    await user.click(saveButton())
    await isSaved()
    expect(backend.written.map(({ table, method }) => `${method} ${table}`)).toEqual([
      'POST resources',
      'POST resource_contents',
    ])
  })

  it('a question', async () => {
    const backend = contentBackend()
    server.use(...backend.handlers)
    const { user } = openEditor('faqs/new')
    await user.type(await screen.findByRole('textbox', { name: 'Question' }), 'Is it free?')
    await user.click(screen.getByRole('radio', { name: 'The programme' }))
    await user.type(box('Answer'), 'Yes.')
    await user.clear(box('Position within its topic'))
    await user.click(saveButton())
    expect(box('Position within its topic')).toHaveAccessibleDescription(/whole number from 0/)
    await user.type(box('Position within its topic'), '30')
    await user.click(saveButton())
    await isSaved()
    expect(backend.written[0]?.body).toEqual({
      question: 'Is it free?',
      topic: 'programme',
      answer: 'Yes.',
      slug: 'is-it-free',
      position: 30,
      audience: [],
    })
  })

  it('an opening of a startup, to which people apply by mail', async () => {
    const backend = contentBackend({
      organisations: [{ id: organisationId, name: 'Mavuno', label: 'Mavuno' }],
    })
    server.use(...backend.handlers)
    const { user } = openEditor('openings/new')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Field engineer')
    await screen.findByRole('option', { name: 'Mavuno' })
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Whose it is (optional)' }),
      'Mavuno',
    )
    await user.click(screen.getByRole('radio', { name: 'Part time' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country (optional)' }), 'Kenya')
    await user.type(box('Where people apply'), 'jobs at mavuno')
    await user.click(saveButton())
    expect(box('Where people apply')).toHaveAccessibleDescription(/Write a mail address/)
    await user.clear(box('Where people apply'))
    await user.type(box('Where people apply'), 'jobs@mavuno.example')
    await user.type(screen.getByLabelText(/^Closes/), '2027-02-01T12:00')
    await user.click(saveButton())
    await isSaved()
    expect(backend.written[0]?.body).toMatchObject({
      organisation_id: organisationId,
      contract: 'part_time',
      workplace: 'onsite',
      country: 'KE',
      apply_to: 'mailto:jobs@mavuno.example',
      closes_at: '2027-02-01T12:00:00.000Z',
    })
    expect(box('Where people apply')).toHaveValue('jobs@mavuno.example')
  })

  it('a challenge, whose times are said in a time zone of its own', async () => {
    // As many as it takes: a test goes through all that a list holds.
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Africa/Nairobi', 'Europe/Paris'])
    const backend = contentBackend()
    server.use(...backend.handlers)
    const { user } = openEditor('challenges/new')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Less plastic')
    await user.type(box('Partner'), 'Ville de Lyon')
    await user.click(screen.getByRole('radio', { name: 'Public body' }))
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Africa/Nairobi')
    const closes = screen.getByLabelText(/^Closes/)
    await user.type(closes, '2020-01-01T12:00')
    await user.click(saveButton())
    expect(closes).toHaveAccessibleDescription(/later than the time before/)
    await user.clear(closes)
    await user.type(closes, '2027-02-01T12:00')
    expect(closes).toHaveAccessibleDescription(/Times are those of Nairobi \(GMT\+3\)/)
    await user.click(screen.getByLabelText('Countries'))
    await user.paste('france')
    await user.click(screen.getByLabelText('France'))
    await user.click(saveButton())
    await isSaved()
    expect(backend.written[0]?.body).toMatchObject({
      partner_name: 'Ville de Lyon',
      partner_kind: 'public',
      time_zone: 'Africa/Nairobi',
      closes_at: '2027-02-01T09:00:00.000Z',
      countries: ['FR'],
      call_id: null,
    })
  })

  it('a profile, which waits for its founder', async () => {
    const backend = contentBackend({
      organisations: [
        {
          id: organisationId,
          slug: 'mavuno',
          name: 'Mavuno',
          tagline: 'Cold stores that walk.',
          description: 'We cool.',
          country: 'KE',
          city: 'Limuru',
          website: 'https://mavuno.example',
          sectors: ['agriculture'],
          stage: 'idea',
          founded_year: 2021,
          cohort: '',
          featured: false,
          image: null,
          consented_at: null,
          state: 'published',
          published_at: '2026-11-01T00:00:00+00:00',
        },
      ],
    })
    server.use(...backend.handlers)
    const { user } = openEditor(`organisations/${organisationId}`)
    expect(
      await screen.findByText('It is published, and shows once its founder agrees.'),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See it as visitors do' })).not.toBeInTheDocument()
    await user.clear(box('Founded in (optional)'))
    await user.clear(box('Website (optional)'))
    await user.type(box('Website (optional)'), 'mavuno.example')
    await user.click(saveButton())
    expect(box('Website (optional)')).toHaveAccessibleDescription(/beginning with https/)
    expect(backend.written).toEqual([])
    await user.clear(box('Website (optional)'))
    await user.click(screen.getByRole('switch', { name: 'Show it among the first' }))
    await user.click(saveButton())
    await isSaved()
    expect(backend.written).toEqual([
      {
        table: 'organisations',
        method: 'PATCH',
        body: { website: null, founded_year: null, featured: true },
      },
    ])
  })
})
