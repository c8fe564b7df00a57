import { testClock } from '@tests/support/draft-fakes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UploadDesk } from './upload-desk'
import {
  type FileKeeper,
  type FileOnAccount,
  type Sending,
  UploadError,
  type UploadFault,
} from './upload-ports'

const pdf = (name = 'deck.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

let answers: Record<string, string | undefined>
let kept: Map<string, File>
let onAccount: Map<string, FileOnAccount>
let applicationId: string | null
let faults: Partial<Record<'begin' | 'send' | 'finish', UploadFault>>
let onSend: (sending: Sending) => Promise<void>

beforeEach(() => {
  answers = {}
  kept = new Map()
  onAccount = new Map()
  applicationId = 'a1'
  faults = {}
  onSend = () => Promise.resolve()
})

const keeper: FileKeeper = {
  all: () =>
    Promise.resolve([...kept].map(([fieldPath, file]) => ({ fieldPath, file, isKept: true }))),
  put: (fieldPath, file) => Promise.resolve(void kept.set(fieldPath, file)),
  remove: (fieldPath) => Promise.resolve(void kept.delete(fieldPath)),
}

function refuse(step: keyof typeof faults) {
  const fault = faults[step]
  if (fault) throw new UploadError(fault)
}

function openDesk({ signedIn = true } = {}) {
  const desk = new UploadDesk(
    {
      application: () => Promise.resolve(applicationId),
      answer: (path) => answers[path],
      changed: () => undefined,
      setAnswer: (path, id) => {
        answers[path] = id
      },
      saved: () => Promise.resolve(),
    },
    {
      begin: async (_application, field_key, { name, size }) => {
        refuse('begin')
        const id = `file-${String(onAccount.size + 1)}`
        const row = { id, field_key, name, size, mime: 'application/pdf', path: `a1/${id}.pdf` }
        onAccount.set(id, { ...row, state: 'pending' })
        return Promise.resolve(row)
      },
      send: async (_to, _file, sending) => {
        refuse('send')
        await onSend(sending)
        sending.signal.throwIfAborted()
      },
      finish: async (id) => {
        refuse('finish')
        const row = onAccount.get(id)
        const path = `a1/${id}/checked.pdf`
        if (row) onAccount.set(id, { ...row, path, state: 'stored' })
        return Promise.resolve({ path })
      },
      discard: ({ id }) => Promise.resolve(void onAccount.delete(id)),
      remove: (id) => Promise.resolve(void onAccount.delete(id)),
      list: () => Promise.resolve([...onAccount.values()]),
    },
    keeper,
    testClock,
  )
  desk.setSession(signedIn)
  return desk
}

describe('uploading', () => {
  it('sends, checks and becomes the answer', async () => {
    const desk = openDesk()
    const seen: string[] = []
    desk.subscribe(() => {
      const upload = desk.read().uploads.deck
      if (!upload) return
      const shown = upload.state === 'sending' ? `${upload.share * 100} %` : upload.state
      if (seen.at(-1) !== shown) seen.push(shown)
    })
    onSend = ({ onProgress }) => {
      onProgress(0.5)
      return Promise.resolve()
    }
    await desk.choose('deck', pdf())
    expect(seen).toEqual(['waiting', '0 %', '50 %', 'checking'])
    expect(answers.deck).toBe('file-1')
    expect(desk.read().files['file-1']).toEqual(onAccount.get('file-1'))
    expect(desk.read().uploads).toEqual({})
    expect(kept.size).toBe(0)
  })

  it('names the field of a member of a group', async () => {
    await openDesk().choose('founders.1.photo', pdf())
    expect(onAccount.get('file-1')?.field_key).toBe('founders.photo')
  })

  it('takes the file before off the account once the new one is the answer', async () => {
    const desk = openDesk()
    await desk.choose('deck', pdf('one.pdf'))
    await desk.choose('deck', pdf('two.pdf'))
    expect([...onAccount.values()].map(({ name }) => name)).toEqual(['two.pdf'])
    expect(onAccount.has(answers.deck ?? '')).toBe(true)
  })

  it('can be waited for', async () => {
    const desk = openDesk()
    let arrive = () => {}
    onSend = () =>
      new Promise((resolve) => {
        arrive = resolve
      })
    void desk.choose('deck', pdf())
    await vi.waitFor(() => expect(desk.read().uploads.deck).toMatchObject({ state: 'sending' }))
    const settled = desk.settled().then(() => answers.deck)
    await vi.waitFor(() => {
      arrive()
      expect(desk.read().uploads).toEqual({})
    })
    await expect(settled).resolves.toBe('file-1')
  })

  it('removes the answer and the file', async () => {
    const desk = openDesk()
    await desk.choose('deck', pdf())
    await desk.remove('deck')
    expect(answers.deck).toBeUndefined()
    expect(onAccount.size).toBe(0)
  })
})

describe('before signing in', () => {
  it('keeps the file on the device, also through a reload, and sends it after signing in', async () => {
    const before = openDesk({ signedIn: false })
    await before.choose('deck', pdf())
    expect(before.read().uploads.deck).toMatchObject({
      state: 'waiting',
      isKept: true,
      name: 'deck.pdf',
    })
    before.close()

    const desk = openDesk({ signedIn: false })
    await desk.open()
    expect(desk.read().uploads.deck).toMatchObject({ state: 'waiting', name: 'deck.pdf' })
    desk.setSession(true)
    await vi.waitFor(() => expect(answers.deck).toBe('file-1'))
    expect(kept.size).toBe(0)
  })
})

describe('when something goes wrong', () => {
  it('goes on by itself after a lost network', async () => {
    const desk = openDesk()
    faults = { send: 'offline' }
    await desk.choose('deck', pdf())
    expect(desk.read().uploads.deck).toMatchObject({ state: 'failed', fault: 'offline' })
    expect(onAccount.size).toBe(0)
    faults = {}
    desk.resume()
    await vi.waitFor(() => expect(answers.deck).toBeDefined())
  })

  it('says so where the application cannot be begun yet, and can be asked again', async () => {
    applicationId = null
    const desk = openDesk()
    await desk.choose('deck', pdf())
    expect(desk.read().uploads.deck).toMatchObject({ state: 'failed', fault: 'unsaved' })
    applicationId = 'a1'
    await desk.retry('deck')
    expect(answers.deck).toBe('file-1')
  })

  it('says that the session has ended where it has', async () => {
    const desk = openDesk()
    faults = { begin: 'failed' }
    await desk.choose('deck', pdf())
    desk.setSession(false)
    applicationId = null
    await desk.retry('deck')
    expect(desk.read().uploads.deck).toMatchObject({ state: 'failed', fault: 'signed-out' })
  })

  it('says when the inside of a file is not what its name says, and does not try that one again', async () => {
    const desk = openDesk()
    faults = { finish: 'refused' }
    await desk.choose('deck', pdf())
    expect(desk.read().uploads.deck).toMatchObject({ state: 'failed', fault: 'refused' })
    expect(answers.deck).toBeUndefined()
    await vi.waitFor(() => expect(kept.size).toBe(0))
  })

  it('tries again when asked', async () => {
    const desk = openDesk()
    faults = { begin: 'failed' }
    await desk.choose('deck', pdf())
    faults = {}
    await desk.retry('deck')
    expect(answers.deck).toBe('file-1')
  })

  it('keeps the answer there was when the new file is given up', async () => {
    const desk = openDesk()
    await desk.choose('deck', pdf('one.pdf'))
    onSend = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    const second = desk.choose('deck', pdf('two.pdf'))
    await vi.waitFor(() => expect(desk.read().uploads.deck).toMatchObject({ state: 'sending' }))
    await desk.cancel('deck')
    await second
    expect(answers.deck).toBe('file-1')
    expect(desk.read().uploads).toEqual({})
    expect([...onAccount.values()].map(({ name }) => name)).toEqual(['one.pdf'])
  })
})

describe('going on by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  it('tries again once the answers can be saved', async () => {
    applicationId = null
    const desk = openDesk()
    await desk.choose('deck', pdf())
    await pass(1)
    expect(desk.read().uploads.deck).toMatchObject({ fault: 'unsaved' })
    applicationId = 'a1'
    await pass(2)
    expect(answers.deck).toBe('file-1')
    expect(desk.read().uploads).toEqual({})
  })

  it('tries again after a lost connection, at ever longer intervals, until it is there', async () => {
    const desk = openDesk()
    let attempts = 0
    onSend = () => {
      attempts += 1
      return Promise.reject(new UploadError('offline'))
    }
    await desk.choose('deck', pdf())
    await pass(60)
    expect(attempts).toBe(6)
    await pass(600)
    expect(attempts).toBe(16)
    onSend = () => Promise.resolve()
    await pass(60)
    expect(answers.deck).toBeDefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not where trying again would change nothing, or after the form was closed', async () => {
    const desk = openDesk()
    faults = { begin: 'size' }
    await desk.choose('deck', pdf())
    expect(vi.getTimerCount()).toBe(0)
    faults = { begin: 'offline' }
    await desk.choose('deck', pdf())
    expect(vi.getTimerCount()).toBe(1)
    desk.close()
    expect(vi.getTimerCount()).toBe(0)
  })
})
