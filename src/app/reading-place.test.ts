import { userEvent } from '@testing-library/user-event'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readFromHeading } from './reading-place'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function draw(html: string) {
  const main = document.querySelector('main') ?? document.createElement('main')
  main.tabIndex = -1
  main.innerHTML = html
  document.body.append(main)
  return main
}

const named = (name: string) => screen.getByRole('heading', { name })

it('puts the focus on the heading', () => {
  draw('<h1>Posts</h1>')
  stop = readFromHeading()
  expect(named('Posts')).toHaveFocus()
})

it('goes on to the heading that stands for what was fetched', async () => {
  draw('<h1>Loading</h1>')
  stop = readFromHeading()
  draw('<h1>Cold chains</h1>')
  await waitFor(() => expect(named('Cold chains')).toHaveFocus())
})

it('waits at the page for a heading that is not there yet', async () => {
  const main = draw('<p>Loading</p>')
  stop = readFromHeading()
  expect(main).toHaveFocus()
  draw('<h1>Cold chains</h1>')
  await waitFor(() => expect(named('Cold chains')).toHaveFocus())
})

it('leaves readers where they have gone', async () => {
  const main = draw('<h1>Loading</h1>')
  document.body.insertAdjacentHTML('beforeend', '<button>Menu</button>')
  stop = readFromHeading()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  draw('<h1>Cold chains</h1>')
  const told = new Promise<void>((resolve) =>
    new MutationObserver(() => resolve()).observe(main, { childList: true }),
  )
  main.append('more')
  await told
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
})

it('stops when it is told to', async () => {
  const main = draw('<h1>Loading</h1>')
  readFromHeading()()
  const told = new Promise<void>((resolve) =>
    new MutationObserver(() => resolve()).observe(main, { childList: true }),
  )
  draw('<h1>Cold chains</h1>')
  await told
  expect(named('Cold chains')).not.toHaveFocus()
})
