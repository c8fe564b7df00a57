import { act, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { PressAgain, takePressed } from './press-again'

const script = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? ''

const pressedThen = vi.fn()

/** A page as it is sent, on which nothing hears of presses yet. */
function sent(html: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  new Function(script)()
  document.body.innerHTML = html
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

function takeOver() {
  takePressed()
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressedThen(button.id))
  vi.useFakeTimers()
  render(<PressAgain />, { container: document.body.appendChild(document.createElement('div')) })
  act(() => void vi.runAllTimers())
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  pressedThen.mockReset()
  document.body.replaceChildren()
})

it('presses each button that was pressed before the code was there, once and in order', () => {
  sent(
    '<button id="one"><i>One</i></button><button id="two">Two</button><button id="three">3</button>',
  )
  click('#two')
  click('#one i')
  click('#two')
  takeOver()
  expect(pressedThen.mock.calls).toEqual([['two'], ['one']])
})

it('leaves to the browser what it has done itself: forms with an address, links, folds', () => {
  sent(
    `<form onsubmit="return false"><button id="search">Search</button></form>
     <form method="dialog"><button id="send">Send</button></form>
     <a href="#there">There</a><details><summary>More</summary></details>`,
  )
  for (const selector of ['#search', '#send', 'a', 'summary']) click(selector)
  takeOver()
  expect(pressedThen.mock.calls).toEqual([['send']])
})

it('does not press a second time what the app has heard of', () => {
  sent('<button id="one">One</button>')
  takeOver()
  click('#one')
  expect(pressedThen.mock.calls).toEqual([['one']])
})
