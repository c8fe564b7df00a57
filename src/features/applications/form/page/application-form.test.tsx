import { aCall, forgetDevice, publish } from '@tests/support/apply'
import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { StartupFormPage } from './application-form-page'

const path = '/application-form/startup'

beforeEach(forgetDevice)

const openForm = (place = path) => renderWithApp(<StartupFormPage />, { path: place })
const question = (name: string | RegExp) => screen.findByLabelText(name)
const status = (state: string) =>
  waitFor(() => expect(screen.getByTestId('save-status')).toHaveAttribute('data-state', state))

describe('the form', () => {
  it('is drawn from what is published, one section at a time', async () => {
    publish()
    openForm()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Startup application' }),
    ).toBeVisible()
    expect(await screen.findByText('Food and climate 2026')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Company' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Team' })).not.toBeInTheDocument()
    expect(screen.getByRole('option', { name: 'Growth' })).toBeInTheDocument()
    expect(screen.getByLabelText(/^Website \(optional\)/)).toBeVisible()
    expect(document.title).toMatch(/^Startup application/)
  })

  it('asks what depends on an answer only once it is given', async () => {
    publish()
    const { user } = openForm()
    await question('Company name')
    expect(screen.queryByRole('group', { name: /Revenue/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    expect(await screen.findByRole('group', { name: /Revenue/ })).toBeVisible()
  })

  it('goes on and back with the focus on the heading, and keeps the section in the address', async () => {
    publish()
    const { user } = openForm()
    await question('Company name')
    await user.click(screen.getByRole('link', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Team' })).toHaveFocus()
    expect(currentPlace()).toBe(`${path}?section=team`)
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Company' })).toHaveFocus()
  })

  it('says when there is no such call', async () => {
    publish([])
    openForm(`${path}?call=nowhere`)
    expect(await screen.findByText('There is no such call')).toBeVisible()
  })

  it('takes nothing after the deadline, and gives what was written along', async () => {
    publish([aCall({ evergreen: false, closes_at: '2026-01-02T00:00:00Z' })])
    openForm(`${path}?call=food-and-climate-2026`)
    expect(await screen.findByText('This call has closed')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})

describe('before signing in', () => {
  it('keeps what is typed on the device, also over a reload', async () => {
    publish()
    const { user, unmount } = openForm()
    await user.type(await question('Company name'), 'Mavuno')
    await status('device')
    unmount()
    openForm()
    expect(await question('Company name')).toHaveValue('Mavuno')
  })

  it('leads to signing in and back when everything is right', async () => {
    publish()
    const { user } = openForm()
    await user.type(await question('Company name'), 'Mavuno')
    await user.selectOptions(screen.getByLabelText('Stage'), 'Idea')
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.click(screen.getByRole('link', { name: 'Continue' }))
    await user.type(await question('First name'), 'Wanjiru')
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms.' }))
    const [, next] = screen.getAllByRole('link', { name: 'Review and submit' })
    await user.click(next ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Sign in to submit' }))
    await waitFor(() =>
      expect(currentPlace()).toBe(`/login?next=${encodeURIComponent(`${path}?section=review`)}`),
    )
  })
})

describe('errors', () => {
  it('stand beside the field once it is left, and go when it is mended', async () => {
    publish()
    const { user } = openForm()
    const website = await question(/^Website/)
    await user.type(website, 'not an address')
    expect(screen.queryByText(/^Enter a web address/)).not.toBeInTheDocument()
    await user.tab()
    expect(await screen.findByText(/^Enter a web address/)).toBeVisible()
    expect(website).toBeInvalid()
    await user.clear(website)
    await user.type(website, 'mavuno.example')
    await user.tab()
    expect(website).toHaveValue('https://mavuno.example')
    expect(website).toBeValid()
  })

  it('are listed on submitting, each with the way to its field', async () => {
    publish()
    const { user } = openForm(`${path}?section=review`)
    await user.click(await screen.findByRole('button', { name: 'Sign in to submit' }))
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('heading')).toHaveFocus()
    expect(within(summary).getAllByRole('listitem')).toHaveLength(5)
    await user.click(within(summary).getByRole('link', { name: 'Stage' }))
    expect(await screen.findByLabelText('Stage')).toHaveFocus()
    expect(screen.getByText('Choose one.')).toBeVisible()
  })

  it('count what is too long, and cut nothing off', async () => {
    publish()
    const { user } = openForm()
    const problem = await question(/^Problem/)
    await user.click(problem)
    await user.paste(`${'x'.repeat(38)}🌱`)
    expect(screen.getByText('1 character left')).toBeVisible()
    await user.type(problem, 'yz')
    await user.tab()
    expect(screen.getByText('1 character too many')).toBeVisible()
    expect(await screen.findByText('Shorten this to 40 characters or fewer.')).toBeVisible()
  })
})
