import { idOf, publicFails, publicReads, someTerms } from '@tests/support/content-rest'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { server, tableFails, tableReturns } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ResourcesView } from './resources-view'

const resource = (n: number, more: object = {}) => ({
  id: idOf(n),
  slug: `resource-${n}`,
  kind: 'guide',
  title: `Resource ${n}`,
  summary: 'What it is for.',
  provider: 'Raiz',
  audience: ['startup'],
  sectors: ['energy'],
  stages: [],
  members_only: false,
  image: null,
  sort_value: '2026-11-20T09:00:00+00:00',
  contents: { body: 'All of **it**.', url: null },
  ...more,
})

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  publicReads({ terms: someTerms })
})

const open = (path = '/resources') => renderWithApp(<ResourcesView />, { path })

describe('resources', () => {
  it('are listed with their kind and for whom they are, those of members marked', async () => {
    publicReads({ resources: [resource(1), resource(2, { members_only: true, audience: [] })] })
    open()
    const link = await screen.findByRole('link', { name: 'Resource 1' })
    expect(link.closest('li')).toHaveTextContent(/^Guide.*For startupsFrom Raiz$/)
    expect(screen.getByRole('link', { name: 'Resource 2' }).closest('li')).toHaveTextContent(
      /Members onlyFor everybody/,
    )
  })

  it('are narrowed by kind, audience, sector and stage, and those for everybody are for each', async () => {
    const questions = publicReads({ resources: [resource(1)] })
    const { user } = open('/resources?stage=idea')
    await user.click(await screen.findByRole('link', { name: 'Tools' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'investor')
    expect(currentPlace()).toBe('/resources?kind=tool&audience=investor&stage=idea')
    await waitFor(() => expect(questions.at(-1)?.asked.get('kind')).toBe('eq.tool'))
    await waitFor(() =>
      expect(questions.at(-1)?.asked.get('and')).toBe(
        '(or(audience.cs.{investor},audience.eq.{}))',
      ),
    )
    expect(questions.at(-1)?.asked.get('stages')).toBe('cs.{idea}')
  })

  it('say what was filtered where nothing matches, and that a kind does not exist', async () => {
    publicReads({ resources: [] })
    open('/resources?kind=spell&audience=investor')
    expect(await screen.findByText(/asks for a kind of resource that does not exist/)).toBeVisible()
    expect(await screen.findByText(/None was found for investors/)).toBeVisible()
  })

  it('can be tried again where they do not load', async () => {
    publicFails('resources')
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The resources did not load')
  })

  it('open in place, and the list keeps its filters', async () => {
    publicReads({ resources: [resource(1)] })
    const { user } = open('/resources?kind=guide')
    await user.click(await screen.findByRole('link', { name: 'Resource 1' }))
    expect(await screen.findByText('it', { selector: 'strong' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Resource 1' })).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'All resources' }))
    expect(currentPlace()).toBe('/resources?kind=guide')
  })

  it('lead to where a video is, and load nothing of it', async () => {
    const contents = { body: '', url: 'https://www.videos.example/w/1' }
    publicReads({ resources: [resource(1, { kind: 'video', contents })] })
    const { container } = open('/resources?resource=resource-1')
    expect(await screen.findByRole('link', { name: 'Watch on videos.example' })).toHaveAttribute(
      'href',
      contents.url,
    )
    expect(container.querySelector('iframe, video, embed, object')).toBeNull()
  })

  it('for members lead visitors to sign in and back', async () => {
    publicReads({ resources: [resource(1, { members_only: true, contents: null })] })
    open('/resources?kind=guide&resource=resource-1')
    const next = encodeURIComponent('/resources?kind=guide&resource=resource-1')
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?next=${next}`,
    )
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/auth?mode=sign-up&next=${next}`,
    )
  })

  it('for members are read with the session of whoever is signed in', async () => {
    signedIn()
    publicReads({ resources: [resource(1, { members_only: true, contents: null })] })
    server.use(tableFails('resource_contents', 'get', { status: 400, code: '42703' }))
    const { user } = open('/resources?resource=resource-1')
    expect(await screen.findByText('What is inside did not load')).toBeVisible()
    server.use(tableReturns('resource_contents', [{ body: 'For **members**.', url: null }]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('members', { selector: 'strong' })).toBeVisible()
  })

  it('that there are not are said, and the list stays', async () => {
    publicReads({ resources: (asked) => (asked.get('slug') ? [] : [resource(1)]) })
    open('/resources?resource=nowhere')
    expect(await screen.findByText(/There is no resource called “nowhere”/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Resource 1' })).toBeVisible()
  })
})
