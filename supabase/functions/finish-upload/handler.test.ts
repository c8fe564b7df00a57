import assert from 'node:assert/strict'
import { finishUploadRequest } from '../_shared/contracts/finish-upload.ts'
import { assertProblem } from '../_shared/testing.ts'
import { finishUpload, type UploadedFile } from './handler.ts'

const fileId = '0190f7c0-0000-7000-8000-000000000001'
const pdf = new TextEncoder().encode('%PDF-1.7\nhello')

/** One upload of the caller in memory; it changes as the database and the storage would. */
function setUp(change: Partial<UploadedFile> = {}, content: Uint8Array | null = pdf) {
  const file: UploadedFile = {
    id: fileId,
    path: `0190f7c0-0000-7000-8000-0000000000aa/${fileId}.pdf`,
    mime: 'application/pdf',
    size: content?.length ?? 0,
    state: 'pending',
    ...change,
  }
  const done: string[] = []
  const finish = (id = fileId) =>
    finishUpload(
      { fileId: id },
      {
        find: (wanted) => Promise.resolve(wanted === fileId ? file : null),
        read: () => Promise.resolve(content),
        remove: (path) => Promise.resolve(void done.push(`remove ${path}`)),
        settle: (_id, state, size) => {
          file.state = state
          return Promise.resolve(void done.push(`settle ${state} ${size}`))
        },
      },
    )
  return { file, done, finish }
}

Deno.test('keeps a file that is what it says, and says so again when asked twice', async () => {
  const { done, finish } = setUp()
  for (let turn = 0; turn < 2; turn += 1) {
    const response = await finish()
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), { fileId, state: 'stored' })
  }
  assert.deepEqual(done, [`settle stored ${pdf.length}`])
})

Deno.test(
  'takes away a file that is not what it says, and refuses it again when asked twice',
  async () => {
    const page = new TextEncoder().encode('<!doctype html>')
    const { file, done, finish } = setUp({}, page)
    for (let turn = 0; turn < 2; turn += 1) {
      const { fields } = await assertProblem(await finish(), 'file-refused')
      assert.ok(fields?.file)
    }
    assert.deepEqual(done, [`remove ${file.path}`, `settle refused ${page.length}`])
  },
)

Deno.test('a file larger than announced goes the same way', async () => {
  const { done, finish } = setUp({ size: 3 })
  await assertProblem(await finish(), 'file-refused')
  assert.equal(done.length, 2)
})

Deno.test('an upload that has not arrived stays open', async () => {
  const { file, done, finish } = setUp({}, null)
  await assertProblem(await finish(), 'conflict')
  assert.deepEqual(done, [])
  assert.equal(file.state, 'pending')
})

Deno.test('another person’s upload is as absent as none', async () => {
  const { done, finish } = setUp()
  await assertProblem(await finish(crypto.randomUUID()), 'not-found')
  assert.deepEqual(done, [])
})

Deno.test('takes an id and nothing else', () => {
  for (const fileId of ['', 'x', '../secret', 7, null, undefined, ['a'], "' or 1=1 --"]) {
    assert.equal(finishUploadRequest.safeParse({ fileId }).success, false)
  }
  assert.deepEqual(finishUploadRequest.parse({ fileId, path: '../secret', state: 'stored' }), {
    fileId,
  })
})
