import { currentPlace, renderWithApp } from '@tests/support/render-app'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findRoute } from '../route-loading'
import { siteRoutes } from '../routes'
import { PublicHeader } from './public-header'
import { placeGroups } from './places-of-site'

function draw() {
  const view = renderWithApp(
    <>
      <PublicHeader />
      <p>The page</p>
      <button>After</button>
    </>,
    { path: '/about' },
  )
  const menu = document.querySelector('details')
  const button = menu?.querySelector('summary')
  if (!menu || !button) throw new Error('There is no menu')
  return { ...view, menu, button }
}

describe('the menu of all places', () => {
  it('works before any script: it is a details element with real links', () => {
    const { menu } = draw()
    expect(menu).not.toHaveAttribute('open')
    const links = within(menu).getAllByRole('link', { hidden: true })
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) expect(link).toHaveAttribute('href')
  })

  it('closes by Escape and gives the focus back to its button', async () => {
    const { user, menu, button } = draw()
    await user.click(button)
    expect(menu).toHaveAttribute('open')
    within(menu).getByRole('link', { name: 'How it works' }).focus()

    await user.keyboard('{Escape}')
    expect(menu).not.toHaveAttribute('open')
    expect(button).toHaveFocus()
  })

  it('leaves Escape alone while it is closed', async () => {
    const { user, menu, button } = draw()
    screen.getByRole('button', { name: 'After' }).focus()
    await user.keyboard('{Escape}')
    expect(menu).not.toHaveAttribute('open')
    expect(button).not.toHaveFocus()
  })

  it('closes when the focus goes on, and when something else is pressed', async () => {
    const { user, menu, button } = draw()
    await user.click(button)
    within(menu).getByRole('link', { name: 'Your agreement' }).focus()
    screen.getByRole('button', { name: 'After' }).focus()
    expect(menu).not.toHaveAttribute('open')

    await user.click(button)
    expect(menu).toHaveAttribute('open')
    await user.click(screen.getByText('The page'))
    expect(menu).not.toHaveAttribute('open')
  })

  it('closes behind whoever goes somewhere, on the same page too', async () => {
    const { user } = draw()
    for (const [name, place] of [
      ['For support partners', '/join#support-partner'],
      ['For advisors and mentors', '/join#advisor-mentor'],
    ] as const) {
      const menu = document.querySelector('details')
      if (!menu) throw new Error('There is no menu')
      await user.click(within(menu).getByText('More'))
      await user.click(within(menu).getByRole('link', { name }))
      expect(currentPlace()).toBe(place)
      expect(document.querySelector('details')).not.toHaveAttribute('open')
    }
  })
})

it('says which of the main places this is', () => {
  renderWithApp(<PublicHeader />, { path: '/for-startups' })
  const main = screen.getByRole('navigation', { name: 'Main' })
  expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent('For startups')
})

it('leads to every open page but those of signing in and of the forms', () => {
  const reached = placeGroups().flatMap(({ places }) =>
    places.map(({ to }) => findRoute(siteRoutes(), to.replace(/#.*/, ''))?.path),
  )
  const open = siteRoutes().filter(({ layout, unlisted }) => layout === 'public' && !unlisted)
  expect(open.map(({ path }) => path).filter((path) => !reached.includes(path))).toEqual(['/'])
})
