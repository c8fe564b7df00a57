import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { keepText, readKeptText } from './kept-text'
import { tabNotes } from './tab-notes'
import { useKeptText } from './use-kept-text'

function Note({ name }: { name: string }) {
  const [text, setText] = useKeptText(name, 'Dear')
  return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
}

it('gives back what was typed after the page was left, and the beginning where nothing was', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<Note name="a" />)
  await user.type(screen.getByLabelText('Note'), ' Ada')
  unmount()

  render(<Note name="a" />)
  expect(screen.getByLabelText('Note')).toHaveValue('Dear Ada')
  expect(readKeptText('b')).toBe('')
})

it('forgets what was sent, and everything when somebody signs out', () => {
  sessionStorage.setItem('other', 'stays')
  tabNotes.belongTo('ada')
  keepText('a', 'Hello')
  keepText('a', '')
  expect(readKeptText('a')).toBe('')

  keepText('a', 'Hello')
  keepText('b', 'Bye')
  tabNotes.forgetAll()
  expect([readKeptText('a'), readKeptText('b')]).toEqual(['', ''])
  expect(sessionStorage.getItem('other')).toBe('stays')
})

it('is there for whoever typed it, and for nobody else', () => {
  tabNotes.belongTo('ada')
  keepText('a', 'Between us')
  // The session ended and began again.
  tabNotes.belongTo('ada')
  expect(readKeptText('a')).toBe('Between us')

  tabNotes.belongTo('ben')
  expect(readKeptText('a')).toBe('')
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('goes on without a storage that takes anything', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keepText('a', 'Hello')).not.toThrow()
  vi.restoreAllMocks()
})
