import { loadOnce } from '../load-once'

/** What Cloudflare's script leaves behind; the part that is used. */
export type TurnstileScript = {
  render: (container: HTMLElement, options: Record<string, unknown>) => string
  reset: (widget: string) => void
  remove: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: TurnstileScript
  }
}

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
/** How long the script, and then a check that asks nothing of anybody, may take. */
const patience = 20_000

const loadScript = loadOnce(
  () =>
    new Promise<TurnstileScript>((resolve, reject) => {
      const script = document.createElement('script')
      const fail = (why: string) => {
        script.remove()
        reject(new Error(why))
      }
      const timer = setTimeout(() => fail('Turnstile took too long'), patience)
      script.src = source
      script.onload = () => {
        clearTimeout(timer)
        if (window.turnstile) resolve(window.turnstile)
        else fail('Turnstile is not there')
      }
      script.onerror = () => {
        clearTimeout(timer)
        fail('Turnstile did not load')
      }
      document.head.append(script)
    }),
)

/** `asking`: somebody has to do something in the widget. */
type State = 'idle' | 'waiting' | 'asking' | 'passed' | 'failed'

/** One widget by which a visitor shows to be a person. A token is good once, and for five minutes; then there has to be another. */
export class Turnstile {
  readonly #siteKey: string
  readonly #action: string
  readonly #listeners = new Set<() => void>()
  #state: State = 'idle'
  #token: string | null = null
  #container: HTMLElement | null = null
  #widget: string | null = null
  #isLoading = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(siteKey: string, action: string) {
    this.#siteKey = siteKey
    this.#action = action
  }

  readonly read = (): State => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Where the widget is drawn; null takes it away again. */
  readonly place = (container: HTMLElement | null): void => {
    this.#container = container
    if (container) {
      if (this.#state === 'waiting') this.#begin()
    } else if (this.#widget !== null) {
      window.turnstile?.remove(this.#widget)
      this.#widget = null
      this.#set('idle')
    }
  }

  /** Begins, or begins anew after a failure. What has begun goes on. */
  start(): void {
    if (this.#state !== 'idle' && this.#state !== 'failed') return
    this.#set('waiting')
    this.#begin()
  }

  /** The proof, as soon as there is one; null when there can be none. Whoever has it has used it. */
  async token(): Promise<string | null> {
    this.again()
    this.start()
    while (this.#state === 'waiting' || this.#state === 'asking') await this.#changed()
    const token = this.#token
    this.#token = null
    // Two who wait for one: whoever comes second waits for the next.
    return token === null && this.#state === 'passed' ? this.token() : token
  }

  /** Gets another token, if the one that there was is used. */
  again(): void {
    if (this.#widget === null || this.#state !== 'passed' || this.#token !== null) return
    this.#wait()
    window.turnstile?.reset(this.#widget)
  }

  #begin(): void {
    // Asked for by the start and by the place, whichever comes last.
    if (this.#isLoading) return
    this.#isLoading = true
    loadScript()
      .finally(() => (this.#isLoading = false))
      .then(
        (script) => this.#draw(script),
        (error: unknown) => {
          console.error('The check for persons did not load', error)
          this.#set('failed')
        },
      )
  }

  #draw(script: TurnstileScript): void {
    if (!this.#container || this.#state !== 'waiting') return
    this.#wait()
    if (this.#widget !== null) {
      script.reset(this.#widget)
      return
    }
    this.#widget = script.render(this.#container, {
      sitekey: this.#siteKey,
      action: this.#action,
      appearance: 'interaction-only',
      size: 'flexible',
      theme: document.documentElement.dataset.theme ?? 'auto',
      callback: (token: string) => this.#set('passed', token),
      // It gets another by itself.
      'expired-callback': () => this.#wait(),
      // They may take their time.
      'before-interactive-callback': () => this.#set('asking'),
      'after-interactive-callback': () => this.#wait(),
      'timeout-callback': () => this.#set('failed'),
      'unsupported-callback': () => this.#set('failed'),
      // True: it is said on the page, and need not be thrown.
      'error-callback': () => {
        this.#set('failed')
        return true
      },
    })
  }

  /** Until the widget says something; one whose frame is held back never would. */
  #wait(): void {
    this.#set('waiting')
    this.#timer = setTimeout(() => this.#set('failed'), patience)
  }

  #set(state: State, token: string | null = null): void {
    clearTimeout(this.#timer)
    this.#state = state
    this.#token = token
    for (const listener of [...this.#listeners]) listener()
  }

  #changed(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}
