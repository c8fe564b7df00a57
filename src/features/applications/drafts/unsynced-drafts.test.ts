import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { draftKey, openDeviceDb } from './device-db'
import { createDeviceStore } from './device-store'
import { emptyDraft } from './draft'
import type { StoredDraft } from './ports'
import { countUnsyncedDrafts } from './unsynced-drafts'

const amina = 'user-amina'

async function keep(call: string, owner: string, draft: Partial<StoredDraft>) {
  const stored = { ...emptyDraft, revision: 1, ...draft }
  await createDeviceStore(draftKey(call, owner)).update(() => stored)
}

beforeEach(async () => {
  const db = await openDeviceDb()
  await Promise.all([db.clear('drafts'), db.clear('files')])
})

it('counts what is nowhere else: unsaved answers, open conflicts and files still to be sent', async () => {
  await keep('saved', amina, { base: { city: 'Kisumu' }, answers: { city: 'Kisumu' } })
  await keep('other', 'user-bob', { answers: { city: 'Lyon' } })
  expect(await countUnsyncedDrafts(amina)).toBe(0)

  await keep('typed', amina, { base: { city: 'Kisumu' }, answers: { city: 'Nakuru' } })
  await keep('disputed', amina, { conflicts: [{ key: 'city', theirs: 'Lyon' }] })
  const file = new File(['x'], 'deck.pdf')
  await (
    await openDeviceDb()
  ).put('files', { fieldPath: 'deck', file }, `${draftKey('chosen', amina)}/deck`)

  expect(await countUnsyncedDrafts(amina)).toBe(3)
})
