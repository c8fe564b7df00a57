import { Pacer } from '../drafts/pace'
import type { Clock } from '../drafts/ports'
import {
  type FileKeeper,
  type FileOnAccount,
  UploadError,
  type UploadFault,
  type UploadHost,
  type UploadServer,
} from './upload-ports'

type Chosen = { name: string; size: number }

/** A file on its way. */
export type Upload = Chosen &
  /** For a session. Whether the device keeps it until then is known a moment after it was chosen. */
  (
    | { state: 'waiting'; isKept: boolean | null }
    | { state: 'sending'; share: number }
    | { state: 'checking' }
    | { state: 'failed'; fault: UploadFault }
  )

export type UploadSnapshot = {
  uploads: Readonly<Record<string, Upload>>
  files: Readonly<Record<string, FileOnAccount>>
}

/** The field of a form that a path leads to: `founders.0.photo` is `founders.photo`. */
const fieldKeyOf = (fieldPath: string) =>
  fieldPath
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.')

/** What passes without anybody doing something about the file. */
const passing: readonly UploadFault[] = ['offline', 'signed-out', 'unsaved']

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key))

/**
 * Takes chosen files to the account: kept on the device first, then sent with progress, then checked. What is
 * interrupted by a lost network, a reload or a missing session goes on later.
 */
export class UploadDesk {
  readonly #host: UploadHost
  readonly #server: UploadServer
  readonly #keeper: FileKeeper
  readonly #listeners = new Set<() => void>()
  readonly #running = new Map<string, AbortController>()
  #chosen = new Map<string, File>()
  #isSignedIn = false
  #snapshot: UploadSnapshot = { uploads: {}, files: {} }
  #applicationId: string | null = null
  readonly #lookedUp = new Set<string>()
  /** A browser that calls itself online all the while announces nothing when the connection is good again. */
  readonly #pacer: Pacer
  #failures = 0

  constructor(host: UploadHost, server: UploadServer, keeper: FileKeeper, clock: Clock) {
    this.#pacer = new Pacer(clock, () => this.resume())
    this.#host = host
    this.#server = server
    this.#keeper = keeper
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  read = (): UploadSnapshot => this.#snapshot

  /** Brings back what was chosen before a reload. */
  async open(): Promise<void> {
    const kept = await this.#keeper.all().catch(() => [])
    for (const { fieldPath, file, isKept } of kept) {
      if (this.#chosen.has(fieldPath)) continue
      this.#chosen.set(fieldPath, file)
      this.#show(fieldPath, { state: 'waiting', isKept, ...describe(file) })
    }
    this.resume()
  }

  /** Reads which files the account has, for their names and states. */
  async load(applicationId: string): Promise<void> {
    this.#applicationId = applicationId
    const files = await this.#server.list(applicationId).catch(() => null)
    if (!files) return
    const read = Object.fromEntries(files.map((file) => [file.id, file]))
    this.#set({ files: { ...this.#snapshot.files, ...read } })
  }

  /** A file that became the answer elsewhere, in another tab or on another device. */
  lookUp(fileId: string): void {
    if (!this.#applicationId || this.#snapshot.files[fileId] || this.#lookedUp.has(fileId)) return
    this.#lookedUp.add(fileId)
    void this.load(this.#applicationId)
  }

  setSession(isSignedIn: boolean): void {
    if (isSignedIn === this.#isSignedIn) return
    this.#isSignedIn = isSignedIn
    this.resume()
  }

  /** Goes on with everything that waits or was interrupted. */
  resume(): void {
    if (!this.#isSignedIn) return
    for (const [fieldPath, upload] of Object.entries(this.#snapshot.uploads)) {
      const isInterrupted = upload.state === 'failed' && passing.includes(upload.fault)
      if (upload.state === 'waiting' || isInterrupted) void this.#run(fieldPath)
    }
  }

  async choose(fieldPath: string, file: File): Promise<void> {
    this.#running.get(fieldPath)?.abort()
    this.#host.changed()
    this.#chosen.set(fieldPath, file)
    this.#show(fieldPath, { state: 'waiting', isKept: null, ...describe(file) })
    const isKept = await this.#keeper.put(fieldPath, file).then(
      () => true,
      () => false,
    )
    if (this.#chosen.get(fieldPath) !== file) return
    this.#show(fieldPath, { state: 'waiting', isKept, ...describe(file) })
    if (this.#isSignedIn) await this.#run(fieldPath)
  }

  retry(fieldPath: string): Promise<void> {
    return this.#run(fieldPath)
  }

  /** Resolves once no file is being sent or checked, whatever became of it. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        const uploads = Object.values(this.#snapshot.uploads)
        if (uploads.some(({ state }) => state === 'sending' || state === 'checking')) return
        stop()
        resolve()
      }
      const stop = this.subscribe(look)
      look()
    })
  }

  /** Gives up a file that is on its way. One that was there before stays the answer. */
  async cancel(fieldPath: string): Promise<void> {
    this.#running.get(fieldPath)?.abort()
    await this.#forget(fieldPath)
  }

  /** Takes the answer away, and the file off the account. */
  async remove(fieldPath: string): Promise<void> {
    await this.cancel(fieldPath)
    const id = this.#host.answer(fieldPath)
    if (id === undefined) return
    this.#host.setAnswer(fieldPath, undefined)
    await this.#takeOff(id)
  }

  /** Stops everything; what is unfinished goes on when the form is opened again. */
  close(): void {
    this.#isSignedIn = false
    this.#pacer.stop()
    for (const controller of this.#running.values()) controller.abort()
    this.#listeners.clear()
  }

  async #run(fieldPath: string): Promise<void> {
    const file = this.#chosen.get(fieldPath)
    if (!file || this.#running.has(fieldPath)) return
    const controller = new AbortController()
    this.#running.set(fieldPath, controller)
    try {
      await this.#send(fieldPath, file, controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(fieldPath, file, error)
    } finally {
      if (this.#running.get(fieldPath) === controller) this.#running.delete(fieldPath)
    }
    // Another file was chosen while this one was on its way.
    const next = this.#chosen.get(fieldPath)
    if (controller.signal.aborted && this.#isSignedIn && next && next !== file) {
      await this.#run(fieldPath)
    }
  }

  async #send(fieldPath: string, file: File, signal: AbortSignal): Promise<void> {
    const about = describe(file)
    this.#show(fieldPath, { state: 'sending', share: 0, ...about })
    const applicationId = await this.#host.application()
    if (!applicationId) throw new UploadError(this.#isSignedIn ? 'unsaved' : 'signed-out')
    signal.throwIfAborted()
    const { id, path, mime } = await this.#server.begin(applicationId, fieldKeyOf(fieldPath), file)
    let kept: { path: string }
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) this.#show(fieldPath, { state: 'sending', share, ...about })
      }
      await this.#server.send({ path, mime }, file, { onProgress, signal })
      signal.throwIfAborted()
      this.#show(fieldPath, { state: 'checking', ...about })
      kept = await this.#server.finish(id)
      signal.throwIfAborted()
    } catch (error) {
      // Half a file is of no use to anybody, and the next attempt begins a new one. What was refused is gone already.
      const isGone = error instanceof UploadError && error.fault === 'refused'
      if (!isGone) await this.#server.discard({ id, path }).catch(() => undefined)
      throw error
    }
    await this.#settle(fieldPath, {
      ...about,
      ...kept,
      id,
      mime,
      field_key: fieldKeyOf(fieldPath),
      state: 'stored',
    })
  }

  async #settle(fieldPath: string, stored: FileOnAccount): Promise<void> {
    this.#failures = 0
    const before = this.#host.answer(fieldPath)
    this.#set({ files: { ...this.#snapshot.files, [stored.id]: stored } })
    this.#host.setAnswer(fieldPath, stored.id)
    await this.#forget(fieldPath)
    if (before !== undefined) await this.#takeOff(before)
  }

  /** Only after the answers no longer name it. */
  async #takeOff(id: string): Promise<void> {
    await this.#host.saved()
    await this.#server.remove(id).catch(() => undefined)
    this.#set({ files: without(this.#snapshot.files, id) })
  }

  #fail(fieldPath: string, file: File, error: unknown): void {
    const fault = error instanceof UploadError ? error.fault : 'failed'
    this.#show(fieldPath, { state: 'failed', fault, ...describe(file) })
    if (passing.includes(fault)) this.#pacer.afterFailures((this.#failures += 1))
    // It would be refused again after a reload.
    if (fault === 'refused') void this.#keeper.remove(fieldPath).catch(() => undefined)
  }

  async #forget(fieldPath: string): Promise<void> {
    this.#chosen.delete(fieldPath)
    this.#set({ uploads: without(this.#snapshot.uploads, fieldPath) })
    await this.#keeper.remove(fieldPath).catch(() => undefined)
  }

  #show(fieldPath: string, upload: Upload): void {
    this.#set({ uploads: { ...this.#snapshot.uploads, [fieldPath]: upload } })
  }

  #set(change: Partial<UploadSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const describe = ({ name, size }: File): Chosen => ({ name, size })
