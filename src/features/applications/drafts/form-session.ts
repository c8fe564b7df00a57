import { answerAt } from '../form/paths'
import { createFileKeeper } from '../upload/file-keeper'
import { UploadDesk } from '../upload/upload-desk'
import { lazyUploadServer } from '../upload/lazy-upload-server'
import { bringAlong } from './bring-along'
import { browserClock, createTabs, tellTabs } from './browser-ports'
import { anonymous, draftKey } from './device-db'
import { adoptAnonymousDraft, createDeviceStore } from './device-store'
import { DraftEngine } from './draft-engine'
import type { Wanted } from './find-application'
import type { DraftServer } from './ports'
import { DraftProblem } from './problem'

/** A draft that is being written, with its files. */
export type FormSession = {
  engine: DraftEngine
  desk: UploadDesk
  setSession: (isSignedIn: boolean) => void
  /** Takes away what was found on this device, which is not theirs. */
  disown: () => void
  /** Takes everything of this draft off the device. */
  remove: () => Promise<void>
  close: () => void
}

export type Opening = Omit<Wanted, 'userId'> & {
  /** Null before signing in. */
  userId: string | null
  setFileAnswer: (engine: DraftEngine, path: string, fileId: string | undefined) => void
}

/** Only whoever has signed in has an account to save on; the code for it is not fetched for others. */
async function accountOf(wanted: Wanted): Promise<DraftServer> {
  const { createDraftServer } = await import('./draft-server')
  return createDraftServer(wanted)
}

const signedOut = () => Promise.reject(new DraftProblem({ kind: 'signed-out' }))
const nobody: DraftServer = {
  find: signedOut,
  begin: signedOut,
  save: signedOut,
  submit: signedOut,
}

/** Opens the draft of a call: what this device has at once, what the account has as soon as it answers. */
export async function openFormSession({
  userId,
  setFileAnswer,
  ...wanted
}: Opening): Promise<FormSession> {
  const server = userId ? await accountOf({ ...wanted, userId }) : nobody
  const key = draftKey(wanted.callId, userId ?? anonymous)
  const engine = new DraftEngine(
    {
      store: createDeviceStore(key),
      server,
      tabs: createTabs(key),
      clock: browserClock,
    },
    { isAnonymous: userId === null },
  )
  const desk = new UploadDesk(
    {
      application: () => engine.application(),
      answer: (path) => {
        const id = answerAt(engine.read().answers, path)
        return typeof id === 'string' ? id : undefined
      },
      changed: () => engine.claim(),
      setAnswer: (path, fileId) => setFileAnswer(engine, path, fileId),
      saved: () => engine.saved(),
    },
    lazyUploadServer,
    createFileKeeper(key),
    browserClock,
  )

  void (async () => {
    const isMoved = userId && (await adoptAnonymousDraft(wanted.callId, userId))
    if (isMoved) tellTabs(draftKey(wanted.callId, anonymous), 'moved')
    await engine.open()
    if (userId && bringAlong.take()) engine.claim()
    await desk.open()
  })()

  const stop = listen(engine, desk)
  const cancelAll = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => desk.cancel(path)))
  let isSignedIn = false
  // Files wait as answers do while nobody has said whose they are.
  const setDesk = () => desk.setSession(isSignedIn && !engine.read().isFound)
  const stopFollowing = engine.subscribe(setDesk)
  return {
    engine,
    desk,
    setSession: (now) => {
      isSignedIn = now
      engine.setSession(now)
      setDesk()
    },
    disown: () => void cancelAll(engine.disown()),
    remove: async () => {
      await cancelAll(Object.keys(desk.read().uploads))
      await engine.remove()
    },
    close: () => {
      stop()
      stopFollowing()
      engine.leave()
      desk.close()
      engine.close()
    },
  }
}

/** What happens to the page and to the network. */
function listen(engine: DraftEngine, desk: UploadDesk): () => void {
  const leave = () => {
    if (document.visibilityState === 'hidden') engine.leave()
  }
  const leaveAll = () => engine.leave()
  const goOn = () => {
    engine.retry()
    desk.resume()
  }
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', leaveAll)
  window.addEventListener('online', goOn)
  return () => {
    document.removeEventListener('visibilitychange', leave)
    window.removeEventListener('pagehide', leaveAll)
    window.removeEventListener('online', goOn)
  }
}
