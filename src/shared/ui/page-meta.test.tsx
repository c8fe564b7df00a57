import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The part anew, as in a document that has just been loaded. */
async function load() {
  vi.resetModules()
  return (await import('./page-meta')).PageMeta
}

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home – Fourfold</title><meta name="description" content="As made">'
})
afterEach(() => document.body.replaceChildren())

describe('the head of the document', () => {
  it('B-1.7 follows the page', async () => {
    const PageMeta = await load()
    const { rerender } = render(<PageMeta title="One" description="First." canonical="/one" />)
    expect(document.title).toBe('One – Fourfold')
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'First.')
    await waitFor(() => expect(canonical()).toBe(`${location.origin}/one`))

    rerender(<PageMeta title="Two" description="Second." noindex />)
    expect(document.title).toBe('Two – Fourfold')
    await waitFor(() => expect(canonical()).toBeUndefined())
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  it('is left as it was prerendered until the page changes, but for paths that have an origin now', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="/">')
    document.body.innerHTML = '<template id="start"></template>'
    const PageMeta = await load()
    const { rerender } = render(<PageMeta title="Home" description="As made" canonical="/" />)
    expect(canonical()).toBe(`${location.origin}/`)
    expect(document.querySelector('meta[property]')).toBeNull()
    rerender(<PageMeta title="One" description="First." canonical="/one" />)
    await waitFor(() => expect(canonical()).toBe(`${location.origin}/one`))
    rerender(<PageMeta title="Home" description="As made" canonical="/" />)
    await waitFor(() => expect(canonical()).toBe(`${location.origin}/`))
  })
})
