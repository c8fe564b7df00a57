import type { FunctionsHttpError } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  connect,
  newDraft,
  newPerson,
  newStaff,
  newUpload,
  type Person,
  service,
  target,
} from '@tests/support/backend'

const bucket = 'application-files'
const pdf = new TextEncoder().encode('%PDF-1.7\nA deck\n%%EOF')

let ada: Person
let bob: Person
let applicationId: string

beforeAll(async () => {
  ;[ada, bob] = await Promise.all([newPerson(), newPerson()])
  applicationId = (await newDraft(ada.client)).id
})

const announce = () => newUpload(ada.client, applicationId, pdf.length)

async function uploaded(): Promise<string> {
  const { path } = await announce()
  const file = new Blob([pdf], { type: 'application/pdf' })
  const { error } = await ada.client.storage.from(bucket).upload(path, file)
  if (error) throw error
  return path
}

describe('uploading', () => {
  test('a file goes up as a browser sends it, and comes down as it was', async () => {
    const { path } = await announce()
    const file = new File([pdf], 'deck.pdf', { type: 'application/pdf' })
    const { data, error } = await ada.client.storage.from(bucket).upload(path, file)
    expect(error).toBeNull()
    expect(data?.path).toBe(path)
    const { data: down } = await ada.client.storage.from(bucket).download(path)
    expect(down?.type).toBe('application/pdf')
    expect(new Uint8Array((await down?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(pdf)
  })

  test('plain bytes go up as well', async () => {
    const { path } = await announce()
    const options = { contentType: 'application/pdf' }
    const { error } = await ada.client.storage.from(bucket).upload(path, pdf, options)
    expect(error).toBeNull()
    const { data } = await ada.client.storage.from(bucket).info(path)
    expect(data).toMatchObject({ name: path, metadata: { mimetype: 'application/pdf' } })
  })

  test('what nobody asked for is refused', async () => {
    const path = `${applicationId}/anything.pdf`
    const file = new Blob([pdf], { type: 'application/pdf' })
    const { error } = await ada.client.storage.from(bucket).upload(path, file)
    expect(error).toMatchObject({ message: expect.stringContaining('row-level security') })
  })

  test('another person’s place, and a visitor’s, are refused', async () => {
    const { path } = await announce()
    const file = new Blob([pdf], { type: 'application/pdf' })
    for (const client of [bob.client, connect()]) {
      expect((await client.storage.from(bucket).upload(path, file)).error).not.toBeNull()
    }
  })

  test('a kind that the bucket does not take, and a size above its limit, are refused', async () => {
    const { path } = await announce()
    const page = new Blob(['<script>'], { type: 'text/html' })
    const kind = await ada.client.storage.from(bucket).upload(path, page)
    expect(kind.error?.message).toMatch(/mime type/i)
    const large = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)], { type: 'application/pdf' })
    const size = await ada.client.storage.from(bucket).upload(path, large)
    expect(size.error?.message).toMatch(/exceeded|too large/i)
  })

  test('what is there is never written over', async () => {
    const path = await uploaded()
    const file = new Blob(['%PDF-other'], { type: 'application/pdf' })
    const again = await ada.client.storage.from(bucket).upload(path, file)
    expect(again.error?.message).toMatch(/already exists/)
    const over = await ada.client.storage.from(bucket).upload(path, file, { upsert: true })
    expect(over.error).not.toBeNull()
  })

  test('a path cannot leave the bucket', async () => {
    const file = new Blob([pdf], { type: 'application/pdf' })
    const { error } = await ada.client.storage.from(bucket).upload('../../secrets.json', file)
    expect(error).not.toBeNull()
  })
})

describe('reading', () => {
  test('a signed address opens the file to whoever has it, until it ends', async () => {
    const path = await uploaded()
    const { data, error } = await ada.client.storage.from(bucket).createSignedUrl(path, 60)
    expect(error).toBeNull()
    const response = await fetch(data?.signedUrl ?? '')
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf)
    const tampered = await fetch(`${data?.signedUrl}x`)
    expect(tampered.status).toBeGreaterThanOrEqual(400)
  })

  test('a signed address can ask for an attachment with a name', async () => {
    const path = await uploaded()
    const { data } = await ada.client.storage
      .from(bucket)
      .createSignedUrl(path, 60, { download: 'Präsentation "1".pdf' })
    const response = await fetch(data?.signedUrl ?? '')
    const disposition = response.headers.get('content-disposition')
    expect(disposition).toMatch(/^attachment;/)
    expect(disposition).toContain(`filename*=UTF-8''Pr%C3%A4sentation%20%221%22.pdf`)
  })

  test('several addresses are signed at once, and say which are not there', async () => {
    const path = await uploaded()
    const { data } = await ada.client.storage
      .from(bucket)
      .createSignedUrls([path, 'nowhere.pdf'], 60)
    expect(data?.map(({ signedUrl, error }) => [Boolean(signedUrl), Boolean(error)])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('nobody else reads, lists or signs it', async () => {
    const path = await uploaded()
    for (const client of [bob.client, connect()]) {
      const storage = client.storage.from(bucket)
      expect((await storage.download(path)).error).not.toBeNull()
      expect((await storage.createSignedUrl(path, 60)).error).not.toBeNull()
      expect((await storage.list(applicationId)).data ?? []).toEqual([])
    }
    const open = await fetch(`${target().url}/storage/v1/object/public/${bucket}/${path}`)
    expect(open.status).toBeGreaterThanOrEqual(400)
  })

  test('staff do not read the files of a draft', async () => {
    const path = await uploaded()
    const { client } = await newStaff('admin')
    expect((await client.storage.from(bucket).download(path)).error).not.toBeNull()
  })
})

test('a file is taken away by its owner, and by nobody else', async () => {
  const path = await uploaded()
  const other = await bob.client.storage.from(bucket).remove([path])
  expect(other.data).toEqual([])
  const own = await ada.client.storage.from(bucket).remove([path])
  expect(own.data).toHaveLength(1)
  expect((await ada.client.storage.from(bucket).download(path)).error).not.toBeNull()
})

describe('once a file was looked into', () => {
  const other = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], {
    type: 'image/svg+xml',
  })

  const finish = (fileId: string) =>
    ada.client.functions.invoke('finish-upload', { body: { fileId } })

  async function pathOf(fileId: string): Promise<string> {
    const { data } = await ada.client
      .from('application_files')
      .select('path')
      .eq('id', fileId)
      .eq('state', 'stored')
      .single()
      .throwOnError()
    return data.path
  }

  async function expectWhatWasChecked(path: string) {
    const { data } = await ada.client.storage.from(bucket).download(path)
    expect(data?.type).toBe('application/pdf')
    expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(pdf)
  }

  test.each([
    ['an address', { upsert: false }],
    ['an address that may write over', { upsert: true }],
  ])('%s signed before does not change it', async (_what, options) => {
    const storage = ada.client.storage.from(bucket)
    const { id, path } = await announce()
    const { data: signed } = await storage.createSignedUploadUrl(path, options)
    await storage.upload(path, new Blob([pdf], { type: 'application/pdf' }))
    expect((await finish(id)).error).toBeNull()
    const kept = await pathOf(id)
    // Whatever becomes of these two, the file is the one that was checked.
    await storage.remove([path])
    await storage.uploadToSignedUrl(path, signed?.token ?? '', other)
    await expectWhatWasChecked(kept)
  })

  test('no address is signed for where it lies, and it is not taken away', async () => {
    const storage = ada.client.storage.from(bucket)
    const { id, path } = await announce()
    await storage.upload(path, new Blob([pdf], { type: 'application/pdf' }))
    await finish(id)
    const kept = await pathOf(id)
    for (const upsert of [false, true]) {
      expect((await storage.createSignedUploadUrl(kept, { upsert })).error).not.toBeNull()
      expect((await storage.upload(kept, other, { upsert })).error).not.toBeNull()
    }
    expect((await storage.remove([kept])).data).toEqual([])
    await expectWhatWasChecked(kept)
  })

  test('what came first is not left behind', async () => {
    const storage = ada.client.storage.from(bucket)
    const { id, path } = await announce()
    await storage.upload(path, new Blob([pdf], { type: 'application/pdf' }))
    await finish(id)
    expect(await pathOf(id)).not.toBe(path)
    expect((await service().storage.from(bucket).download(path)).error).not.toBeNull()
  })

  test('a file that went up as another kind than announced is refused', async () => {
    const { id, path } = await announce()
    const file = new Blob([pdf], { type: 'image/svg+xml' })
    expect((await ada.client.storage.from(bucket).upload(path, file)).error).toBeNull()
    const { error } = await finish(id)
    expect((error as FunctionsHttpError).context).toMatchObject({ status: 422 })
  })
})
