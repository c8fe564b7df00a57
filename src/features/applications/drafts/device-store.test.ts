import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anonymous, draftKey, openDeviceDb } from './device-db'
import { adoptAnonymousDraft, createDeviceStore, hasAccountDraft } from './device-store'
import { emptyDraft } from './draft'
import { forgetApplication, forgetDraftsOf } from './forget-drafts'
import type { StoredDraft } from './ports'
import { countUnsyncedDrafts } from './unsynced-drafts'

const call = 'call-1'
const amina = 'user-amina'

const stored = (more: Partial<StoredDraft>): StoredDraft => ({
  ...emptyDraft,
  revision: 1,
  ...more,
})

async function keep(owner: string, draft: Partial<StoredDraft>) {
  await createDeviceStore(draftKey(call, owner)).update(() => stored(draft))
}
const kept = (owner: string) => createDeviceStore(draftKey(call, owner)).read()

beforeEach(async () => {
  const db = await openDeviceDb()
  await Promise.all([db.clear('drafts'), db.clear('files')])
})

describe('the copy on this device', () => {
  it('is there again after a reload, and gone when removed', async () => {
    const store = createDeviceStore(draftKey(call, amina))
    await store.update(() => stored({ answers: { city: 'Kisumu 🐟', name: 'مزرعة' } }))
    expect((await store.read())?.answers).toEqual({ city: 'Kisumu 🐟', name: 'مزرعة' })
    await store.update(() => null)
    expect(await store.read()).toBeNull()
  })

  it('loses no write when two tabs write at once', async () => {
    const [one, two] = [createDeviceStore('k'), createDeviceStore('k')]
    const add = (key: string) => (current: StoredDraft | null) =>
      stored({ answers: { ...current?.answers, [key]: true } })
    await Promise.all([one.update(add('a')), two.update(add('b')), one.update(add('c'))])
    expect((await one.read())?.answers).toEqual({ a: true, b: true, c: true })
  })
})

describe('a device without room', () => {
  it('leaves what is new in the page, to be joined with what it has', async () => {
    await keep(amina, { applicationId: 'a1', base: {}, answers: { city: 'Nairobi' } })
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    })
    const store = createDeviceStore(draftKey(call, anonymous))
    await store.update(() => stored({ answers: { problem: 'Crops rot.' } }))
    expect(store.isKept()).toBe(false)
    expect((await store.read())?.answers).toEqual({ problem: 'Crops rot.' })
    expect(await countUnsyncedDrafts(amina)).toBe(1)

    expect(await adoptAnonymousDraft(call, amina)).toBe(true)
    const both = { applicationId: 'a1', answers: { city: 'Nairobi', problem: 'Crops rot.' } }
    expect(await kept(amina)).toMatchObject(both)
    expect(await kept(anonymous)).toBeNull()

    full.mockRestore()
    const own = createDeviceStore(draftKey(call, amina))
    await own.update((current) => current)
    expect(own.isKept()).toBe(true)
    expect(await (await openDeviceDb()).get('drafts', draftKey(call, amina))).toMatchObject(both)
    await forgetDraftsOf(amina)
    expect(await kept(amina)).toBeNull()
  })
})

describe('signing in', () => {
  it('takes along what was written before', async () => {
    await keep(anonymous, { answers: { city: 'Kisumu' } })
    await adoptAnonymousDraft(call, amina)
    expect((await kept(amina))?.answers).toEqual({ city: 'Kisumu' })
    expect(await kept(anonymous)).toBeNull()
  })

  it('joins it with what the account has here, and keeps both answers where they differ', async () => {
    await keep(anonymous, { answers: { city: 'Kisumu', problem: 'Crops rot.' } })
    await keep(amina, {
      applicationId: 'a1',
      version: 4,
      base: { city: 'Nairobi' },
      answers: { city: 'Nairobi', website: 'https://mavuno.example' },
      revision: 9,
    })
    await adoptAnonymousDraft(call, amina)
    expect(await kept(amina)).toMatchObject({
      applicationId: 'a1',
      version: 4,
      base: { city: 'Nairobi' },
      answers: { city: 'Kisumu', problem: 'Crops rot.', website: 'https://mavuno.example' },
      conflicts: [{ key: 'city', theirs: 'Nairobi' }],
      revision: 10,
    })
  })

  it('takes chosen files along', async () => {
    const db = await openDeviceDb()
    const file = { fieldPath: 'deck', file: new File(['%PDF'], 'deck.pdf') }
    await db.put('files', file, `${draftKey(call, anonymous)}/deck`)
    await adoptAnonymousDraft(call, amina)
    expect(await db.getAllKeys('files')).toEqual([`${draftKey(call, amina)}/deck`])
  })
})

describe('withdrawing', () => {
  it('removes the copy of the application and its files, and no other', async () => {
    await keep(amina, { applicationId: 'a1', answers: { city: 'Kisumu' } })
    const elsewhere = createDeviceStore(draftKey('call-2', amina))
    await elsewhere.update(() => stored({ applicationId: 'a2' }))
    const db = await openDeviceDb()
    const file = { fieldPath: 'deck', file: new File(['%PDF'], 'deck.pdf') }
    await db.put('files', file, `${draftKey(call, amina)}/deck`)
    await forgetApplication('a1')
    expect(await kept(amina)).toBeNull()
    expect(await db.count('files')).toBe(0)
    expect(await elsewhere.read()).not.toBeNull()
  })
})

describe('privacy', () => {
  it('knows that an account has answers here without showing them', async () => {
    expect(await hasAccountDraft(call)).toBe(false)
    await keep(anonymous, { answers: { city: 'Kisumu' } })
    expect(await hasAccountDraft(call)).toBe(false)
    await keep(amina, { answers: { city: 'Nairobi' } })
    expect(await hasAccountDraft(call)).toBe(true)
  })

  it('removes everything of whoever signs out, and of nobody else', async () => {
    await keep(amina, { answers: { city: 'Kisumu' } })
    await keep('user-lea', { answers: { city: 'Lyon' } })
    const db = await openDeviceDb()
    await db.put(
      'files',
      { fieldPath: 'deck', file: new File(['%PDF'], 'deck.pdf') },
      `${draftKey(call, amina)}/deck`,
    )
    await forgetDraftsOf(amina)
    expect(await kept(amina)).toBeNull()
    expect(await kept('user-lea')).not.toBeNull()
    expect(await db.count('files')).toBe(0)
  })
})
