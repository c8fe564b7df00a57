import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageSkeleton } from './page-skeleton'

// When the skeleton goes does not depend on what is drawn; all of it would go on working after the test.
vi.mock('./app', () => ({ App: () => <h1>There is no page here</h1> }))
vi.mock('./measuring/after-load', () => ({ afterLoad: () => undefined }))

const { body: document_ } = new DOMParser().parseFromString(
  readFileSync('index.html', 'utf8'),
  'text/html',
)

describe('the skeleton of a page', () => {
  it('B-2.1 is a header, a heading, three cards and four columns at the foot', () => {
    render(<PageSkeleton whole />)
    const parts = Array.from(screen.getByTestId('page-skeleton').children)
    expect(parts.map((part) => part.children.length)).toEqual([2, 0, 3, 4])
  })

  it('B-2.1 leaves the header and the foot to the layout that is there already', () => {
    render(<PageSkeleton />)
    const parts = Array.from(screen.getByTestId('page-skeleton').children)
    expect(parts.map((part) => part.children.length)).toEqual([0, 3])
  })

  it('B-2.1 is the same in the document, for the first paint', () => {
    const skeleton = document_.querySelector('[data-testid="page-skeleton"]')
    const shapes = (part: string) => skeleton?.querySelectorAll(`${part} > i`).length
    expect(['header', 'div', 'section', 'footer'].map(shapes)).toEqual([2, 1, 3, 4])
    expect(skeleton?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('the skeleton of the document', () => {
  // The whole app is compiled while it is waited for.
  vi.setConfig({ testTimeout: 20_000 })

  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it('B-2.1 goes 100 ms after the app has mounted', async () => {
    history.replaceState(null, '', '/nowhere')
    document.body.innerHTML = '<div id="root"></div><div id="first-skeleton"></div>'
    vi.useFakeTimers()
    await import('./main')

    const skeleton = () => document.getElementById('first-skeleton')
    await vi.advanceTimersByTimeAsync(99)
    expect(skeleton()).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(1)
    expect(skeleton()).not.toBeInTheDocument()
    history.replaceState(null, '', '/')
  })
})
