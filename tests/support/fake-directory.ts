import {
  type AccountInfo,
  type AuthenticationResult,
  EventHandler,
  EventType,
  InteractionType,
  Logger,
} from '@azure/msal-browser'
import { vi } from 'vitest'

const tenantId = 'f0f0f0f0-0000-4000-8000-0000000000d1'

/** A directory is set up, as by the environment of a build. */
export function setUpDirectory(): void {
  vi.stubEnv('VITE_MSAL_TENANT_ID', tenantId)
  vi.stubEnv('VITE_MSAL_CLIENT_ID', 'f0f0f0f0-0000-4000-8000-0000000000a1')
}

/** What the library throws: a code, and what the directory said. */
export const refused = (errorCode: string, errorMessage = '') =>
  Object.assign(new Error(errorCode), { errorCode, errorMessage })

const nia = {
  homeAccountId: 'nia',
  localAccountId: 'nia',
  environment: 'localhost',
  tenantId,
  username: 'nia.were@fourfold.example',
  name: 'Nia Were',
} satisfies AccountInfo

export const anAnswer = (more: Partial<AuthenticationResult> = {}) =>
  ({ idToken: 'an-id-token', tenantId, account: nia, ...more }) as AuthenticationResult

type Request = { nonce?: string; prompt?: string; loginHint?: string }

/**
 * Stands in for the library, with its real events in its real order. A test says when, and how, the directory answers; until
 * then it waits.
 */
export class FakeDirectory {
  requests: Request[] = []
  accounts: AccountInfo[] = []
  readonly #events = new EventHandler(new Logger({}))
  #settle: {
    resolve: (answer: AuthenticationResult) => void
    reject: (error: unknown) => void
  } | null = null
  redirect: () => Promise<AuthenticationResult | null> = () => Promise.resolve(null)

  initializeWrapperLibrary = () => undefined
  getLogger = () => new Logger({})
  initialize = () => Promise.resolve()
  getAllAccounts = () => this.accounts
  addEventCallback = this.#events.addEventCallback.bind(this.#events)
  removeEventCallback = this.#events.removeEventCallback.bind(this.#events)
  logoutRedirect = vi.fn<(request?: object) => Promise<void>>(() => new Promise(() => undefined))

  #handled: Promise<AuthenticationResult | null> | undefined
  handleRedirectPromise = (): Promise<AuthenticationResult | null> =>
    (this.#handled ??= (async () => {
      this.#emit(EventType.HANDLE_REDIRECT_START, InteractionType.Redirect)
      try {
        return await this.redirect()
      } finally {
        this.#emit(EventType.HANDLE_REDIRECT_END, InteractionType.Redirect)
      }
    })())

  loginRedirect = (request: Request) =>
    this.#ask(request, InteractionType.Redirect) as Promise<unknown>
  loginPopup = (request: Request) => this.#ask(request, InteractionType.Popup)
  ssoSilent = (request: Request) => this.#ask(request, InteractionType.Silent)

  /** As before anybody has come: the library is there once, for all tests of a file. */
  reset(): void {
    this.requests = []
    this.accounts = []
    this.redirect = () => Promise.resolve(null)
    this.#handled = undefined
    this.logoutRedirect.mockReset().mockImplementation(() => new Promise(() => undefined))
  }

  answer(given: AuthenticationResult = anAnswer()): void {
    this.#settle?.resolve(given)
  }

  fail(error: unknown): void {
    this.#settle?.reject(error)
  }

  async #ask(request: Request, type: InteractionType): Promise<AuthenticationResult> {
    this.requests.push(request)
    this.#emit(EventType.ACQUIRE_TOKEN_START, type)
    try {
      const answer = await new Promise<AuthenticationResult>((resolve, reject) => {
        this.#settle = { resolve, reject }
      })
      if (answer.account) this.accounts = [answer.account]
      this.#emit(EventType.ACQUIRE_TOKEN_SUCCESS, type)
      return answer
    } catch (error) {
      this.#emit(EventType.ACQUIRE_TOKEN_FAILURE, type)
      throw error
    }
  }

  #emit(event: EventType, type: InteractionType): void {
    this.#events.emitEvent(event, 'correlation', type)
  }
}
