import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetVisited, keptCaches } from '@/shared/offline'
import { arrivals } from '../arrivals'
import { keepVisited, lookForUpdates } from './keep-visited'
import { offerUpdate } from './offer-update'
import { registerWorker } from './register'

/** What a browser says of the worker, as far as pages ask. */
class Registration extends EventTarget {
  waiting: { postMessage: ReturnType<typeof vi.fn> } | null = null
  installing: EventTarget | null = null
  active = { postMessage: vi.fn() }
  update = vi.fn(() => Promise.resolve())
}
class Container extends EventTarget {
  controller: object | null = {}
  registration = new Registration()
  ready = Promise.resolve(this.registration)
  register = vi.fn(() => Promise.resolve(this.registration))
}

let container: Container
let registration: Registration
const asReal = () => registration as unknown as ServiceWorkerRegistration

beforeEach(() => {
  container = new Container()
  registration = container.registration
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { serviceWorker: { value: container, configurable: true } }),
  )
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const notice = () => screen.queryByText('A new version is ready')

describe('the worker', () => {
  it('B-8.3 is registered at /sw.js', async () => {
    await registerWorker()
    expect(container.register).toHaveBeenCalledWith('/sw.js')
  })

  it('is done without where there is none', async () => {
    vi.stubGlobal('navigator', {})
    await expect(registerWorker()).resolves.toBeUndefined()
  })

  it('B-8.3 says nothing of the first version, and offers the ones after it', async () => {
    container.controller = null
    registration.waiting = { postMessage: vi.fn() }
    await registerWorker()
    expect(notice()).not.toBeInTheDocument()

    container.controller = {}
    const installing = new EventTarget()
    registration.installing = installing
    registration.dispatchEvent(new Event('updatefound'))
    installing.dispatchEvent(new Event('statechange'))
    expect(await screen.findByText('A new version is ready')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(notice()).not.toBeInTheDocument()
  })
})

describe('the offer of a new version', () => {
  it('takes no focus, and waits for a word before it takes over', async () => {
    const waiting = { postMessage: vi.fn() }
    registration.waiting = waiting
    const reload = vi.fn()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    act(() => offerUpdate(asReal(), reload))
    await screen.findByText('A new version is ready')
    expect(field).toHaveFocus()
    expect(waiting.postMessage).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'replace' })
    expect(reload).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()

    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    field.remove()
  })

  it('only loads again where another tab has said the word', async () => {
    const reload = vi.fn()
    act(() => offerUpdate(asReal(), reload))
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  })
})

describe('what is kept', () => {
  it('is the page that was opened, and each that the app has drawn', async () => {
    vi.useFakeTimers()
    const stop = keepVisited(asReal())
    await vi.advanceTimersByTimeAsync(1000)
    expect(registration.active.postMessage).toHaveBeenCalledExactlyOnceWith({
      type: 'keep',
      page: '/',
      files: [],
    })

    history.pushState(null, '', '/join?token=secret')
    arrivals.announce()
    await vi.advanceTimersByTimeAsync(1000)
    expect(registration.active.postMessage).toHaveBeenLastCalledWith({
      type: 'keep',
      page: '/join',
      files: [],
    })
    stop()
    history.pushState(null, '', '/')
  })

  it('is renewed for who comes back to an app that stayed open', () => {
    vi.useFakeTimers()
    const stop = lookForUpdates(asReal())
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    comeBack()
    expect(registration.update).not.toHaveBeenCalled()
    vi.advanceTimersByTime(3_600_001)
    comeBack()
    comeBack()
    expect(registration.update).toHaveBeenCalledOnce()
    stop()
    vi.restoreAllMocks()
  })

  it('is forgotten as far as it says what somebody has read', () => {
    const remove = vi.fn(() => Promise.resolve(true))
    vi.stubGlobal('caches', { delete: remove })
    forgetVisited()
    expect(remove.mock.calls).toEqual([[keptCaches.pages], [keptCaches.readings]])
  })
})
