import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Link, MemoryRouter, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'
import { livePart, staticPart } from './static-part'

const Story = () => (
  <p>
    The story of Ada, <Link to="/about?more=1#end">and more</Link>,{' '}
    <a href="https://elsewhere.example/">elsewhere</a>
  </p>
)

function Around({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const [count, setCount] = useState(0)
  return (
    <main>
      <button onClick={() => setCount(count + 1)}>again {count}</button>
      {children}
      <output>{`${pathname}${search}${hash}`}</output>
    </main>
  )
}

let errors: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const inRouter = (Part: ComponentType) => (
  <MemoryRouter>
    <Around>
      <Part />
    </Around>
  </MemoryRouter>
)

/** The page as it is sent, with the part in it. */
async function sent() {
  vi.stubGlobal('document', undefined)
  const Part = staticPart(() => Promise.resolve(Story))
  const draw = () =>
    renderToString(
      <StaticRouter location="/">
        <Around>
          <Part />
        </Around>
      </StaticRouter>,
    )
  draw()
  await new Promise((drawAgain) => setTimeout(drawAgain))
  const html = draw()
  vi.unstubAllGlobals()
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  expect(root).toHaveTextContent('The story of Ada')
  return root
}

it('is drawn when its code has come, on a page that was gone to', async () => {
  let arrive: (part: ComponentType) => void = () => undefined
  const Part = staticPart(
    () => new Promise<ComponentType>((it) => (arrive = it)),
    <p>One moment</p>,
  )
  await act(async () => render(inRouter(Part)))
  expect(screen.getByText('One moment')).toBeVisible()
  await act(async () => arrive(Story))
  expect(screen.getByText(/The story of Ada/)).toBeVisible()
})

it('goes to what the address names once it is there, and leaves without a fault', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  scroll.mockReturnValue(Promise.resolve() as unknown as undefined)
  window.history.replaceState(null, '', '#end')
  const Part = staticPart(() => Promise.resolve(() => <p id="end">The end</p>))
  const { unmount } = await act(async () => render(inRouter(Part)))
  expect(scroll.mock.instances).toEqual([screen.getByText('The end')])
  unmount()
  expect(errors).not.toHaveBeenCalled()
  window.history.replaceState(null, '', '/')
})

it('stays as it was sent, and its code is not fetched', async () => {
  const root = await sent()
  const shown = root.querySelector('p')
  const load = vi.fn(() => Promise.resolve<ComponentType>(Story))
  const recovered = vi.fn()
  const page = inRouter(staticPart(load))
  const taken = await act(async () => hydrateRoot(root, page, { onRecoverableError: recovered }))

  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('again 1')
  expect(root.querySelector('p')).toBe(shown)

  await user.click(screen.getByRole('link', { name: 'and more' }))
  expect(screen.getByRole('status')).toHaveTextContent('/about?more=1#end')
  expect(root.querySelector('p')).toBe(shown)
  expect(load).not.toHaveBeenCalled()
  expect(recovered).not.toHaveBeenCalled()
  expect(errors).not.toHaveBeenCalled()
  act(() => taken.unmount())
})

it('leaves to the browser what leads elsewhere or into another tab', async () => {
  const root = await sent()
  const page = inRouter(staticPart(() => Promise.resolve(Story)))
  const taken = await act(async () => hydrateRoot(root, page))
  const prevented = (name: string, init: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    let was = false
    // Last on its way, so that nothing really leads away.
    window.addEventListener(
      'click',
      (event) => {
        was = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    act(() => void screen.getByRole('link', { name }).dispatchEvent(click))
    return was
  }
  expect(prevented('and more')).toBe(true)
  expect(prevented('and more', { ctrlKey: true })).toBe(false)
  expect(prevented('and more', { metaKey: true })).toBe(false)
  expect(prevented('elsewhere')).toBe(false)
  act(() => taken.unmount())
})

describe('a part that shows what the database holds', () => {
  const News = () => (
    <p>
      News of Ada, <Link to="/about">and more</Link>
    </p>
  )

  /** Takes over what was sent, with a part whose code comes when the test says so. */
  async function takenOver() {
    const root = await sent()
    let arrive: (part: ComponentType) => void = () => undefined
    let fail: (error: unknown) => void = () => undefined
    const Part = livePart(
      () =>
        new Promise<ComponentType>((resolve, reject) => {
          arrive = resolve
          fail = reject
        }),
    )
    const recovered = vi.fn()
    const taken = await act(async () =>
      hydrateRoot(root, inRouter(Part), { onRecoverableError: recovered }),
    )
    expect(root).toHaveTextContent('The story of Ada')
    return {
      root,
      arrive: () => act(async () => arrive(News)),
      fail: () => act(async () => fail(new TypeError('Failed to fetch'))),
      end: () => {
        act(() => taken.unmount())
        expect(recovered).not.toHaveBeenCalled()
        expect(errors).not.toHaveBeenCalled()
      },
    }
  }

  it('stays as it was sent until its code has come', async () => {
    const { root, arrive, end } = await takenOver()
    await arrive()
    expect(root).toHaveTextContent('News of Ada')
    expect(root).not.toHaveTextContent('The story of Ada')
    end()
  })

  it('leaves whoever is at a link in it where they are', async () => {
    const { root, arrive, end } = await takenOver()
    screen.getByRole('link', { name: 'and more' }).focus()
    await arrive()
    expect(root).toHaveTextContent('The story of Ada')
    await act(async () => screen.getByRole('link', { name: 'elsewhere' }).focus())
    expect(root).toHaveTextContent('The story of Ada')

    await act(async () => screen.getByRole('button').focus())
    expect(root).toHaveTextContent('News of Ada')
    end()
  })

  it('B-2.2 stays as it was sent when its code does not arrive', async () => {
    const { root, fail, end } = await takenOver()
    await fail()
    expect(root).toHaveTextContent('The story of Ada')
    end()
  })
})

it('B-2.2 fails as a page does when its code does not arrive', async () => {
  const Part = staticPart(() => Promise.reject(new TypeError('Failed to fetch')))
  await act(async () =>
    render(<ErrorBoundary fallback={<p>Something went wrong</p>}>{inRouter(Part)}</ErrorBoundary>),
  )
  expect(screen.getByText('Something went wrong')).toBeVisible()
})
