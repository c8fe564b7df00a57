import {
  BrowserAuthError,
  BrowserAuthErrorCodes,
  type BrowserAuthOptions,
  type EndSessionRequest,
  EventType,
  type HandleRedirectPromiseOptions,
  InteractionType,
  PublicClientApplication,
} from '@azure/msal-browser'
import { directorySettings, type DirectorySettings } from './directory/settings'

/*
 * The library that talks to Microsoft Entra, as this app uses it: nothing else imports it, but for the few lines that a window
 * or frame of it needs to hand its answer on. It is large, so only what is fetched on demand may import this.
 */
export { MsalProvider, useMsal } from '@azure/msal-react'

/** Signing in may take a second factor, and its telephone. */
const popupTimeout = 10 * 60_000
const closedInterval = 500

export class DirectoryApplication extends PublicClientApplication {
  readonly #answer: string | undefined

  constructor(settings: DirectorySettings, auth: AuthorityOptions, answer?: string) {
    const address = `${window.location.origin}/auth-redirect`
    super({
      auth: {
        clientId: settings.clientId,
        ...auth,
        redirectUri: address,
        postLogoutRedirectUri: address,
      },
      cache: { cacheLocation: 'sessionStorage' },
      system: { popupBridgeTimeout: popupTimeout },
    })
    this.#answer = answer
  }

  /** Takes the answer that came with the address, which has been cleaned of it, and goes nowhere else with it. */
  override handleRedirectPromise(options?: HandleRedirectPromiseOptions) {
    return super.handleRedirectPromise({
      navigateToLoginRequestUrl: false,
      ...(this.#answer === undefined ? {} : { hash: this.#answer }),
      ...options,
    })
  }

  /** The library waits for an answer only; a window that was closed gives none. */
  protected override async waitForPopupResponse(
    request: EndSessionRequest & { correlationId: string },
    popup: Window,
    parent: Window,
  ): Promise<string> {
    let timer: ReturnType<typeof setInterval> | undefined
    const closed = new Promise<never>((_, reject) => {
      let wasClosed = false
      timer = setInterval(() => {
        // The answer is sent before the window goes, and may arrive after.
        if (wasClosed) {
          reject(new BrowserAuthError(BrowserAuthErrorCodes.userCancelled, request.correlationId))
        }
        wasClosed = popup.closed
      }, closedInterval)
    })
    try {
      return await Promise.race([super.waitForPopupResponse(request, popup, parent), closed])
    } finally {
      clearInterval(timer)
    }
  }
}

type AuthorityOptions = Pick<
  BrowserAuthOptions,
  'authority' | 'authorityMetadata' | 'knownAuthorities'
>

/** The library, ready. With the answer that this page was sent back with, where there is one. */
export async function openDirectory(answer?: string): Promise<DirectoryApplication> {
  const settings = directorySettings()
  if (!settings) throw new Error('No directory is set up')
  const app = new DirectoryApplication(settings, await readAuthority(settings), answer)
  await app.initialize()
  return app
}

async function readAuthority({ authority }: DirectorySettings): Promise<AuthorityOptions> {
  if (!authority.startsWith('/')) return { authority, knownAuthorities: [new URL(authority).host] }
  const response = await fetch(authority)
  const said = (await response.json()) as { authority: string; metadata: unknown }
  return {
    authority: said.authority,
    authorityMetadata: JSON.stringify(said.metadata),
    knownAuthorities: [new URL(said.authority).host],
  }
}

/** Calls back when a hidden frame opens and when it has gone; what is returned ends that. */
export function onSilentAttempt(
  app: Pick<DirectoryApplication, 'addEventCallback' | 'removeEventCallback'>,
  callback: (isUnderWay: boolean) => void,
): () => void {
  const id = app.addEventCallback(
    ({ eventType, interactionType }) => {
      if (interactionType !== InteractionType.Silent) return
      callback(eventType === EventType.ACQUIRE_TOKEN_START)
    },
    [
      EventType.ACQUIRE_TOKEN_START,
      EventType.ACQUIRE_TOKEN_SUCCESS,
      EventType.ACQUIRE_TOKEN_FAILURE,
    ],
  )
  return () => {
    if (id) app.removeEventCallback(id)
  }
}
