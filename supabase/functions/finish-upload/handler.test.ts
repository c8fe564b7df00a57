import assert from 'node:assert/strict'
import { finishUploadRequest } from '../_shared/contracts/finish-upload.ts'
import { assertProblem } from '../_shared/testing.ts'
import { type Arrived, finishUpload, type FinishUploadDeps, type UploadedFile } from './handler.ts'

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
  const upload = file.path
  const objects = new Map<string, Arrived>()
  if (content) objects.set(upload, { bytes: content, mime: file.mime })
  const done: string[] = []
  const deps: FinishUploadDeps = {
    find: (wanted) => Promise.resolve(wanted === fileId ? { ...file } : null),
    read: (path) => Promise.resolve(objects.get(path) ?? null),
    keep: (path, arrived) => Promise.resolve(void objects.set(path, arrived)),
    remove: (path) => {
      done.push(`remove ${path === upload ? 'the upload' : 'the copy'}`)
      return Promise.resolve(void objects.delete(path))
    },
    settle: (_id, { size, ...finding }) => {
      done.push(`settle ${finding.state} ${size}`)
      const counts = file.state === 'pending'
      if (counts) Object.assign(file, finding)
      return Promise.resolve(counts)
    },
  }
  const finish = (id = fileId) => finishUpload({ fileId: id }, deps)
  return { file, upload, objects, done, deps, finish }
}

Deno.test('keeps a file that is what it says, and says so again when asked twice', async () => {
  const { file, done, finish } = setUp()
  for (let turn = 0; turn < 2; turn += 1) {
    const response = await finish()
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), { fileId, state: 'stored', path: file.path })
  }
  assert.deepEqual(done, [`settle stored ${pdf.length}`, 'remove the upload'])
})

Deno.test('keeps what it looked into, where nothing else can be put', async () => {
  const { file, upload, objects, deps, finish } = setUp()
  const { settle } = deps
  deps.settle = (...finding) => {
    objects.set(upload, { bytes: new TextEncoder().encode('<svg/>'), mime: 'image/svg+xml' })
    return settle(...finding)
  }
  assert.equal((await finish()).status, 200)
  assert.match(file.path, new RegExp(`^[^/]+/${fileId}/[\\da-f-]{36}\\.pdf$`))
  assert.deepEqual(objects.get(file.path), { bytes: pdf, mime: 'application/pdf' })
})

Deno.test('a copy that comes too late goes again', async () => {
  const { file, upload, objects, done, deps, finish } = setUp()
  deps.settle = () => Promise.resolve(false)
  await assertProblem(await finish(), 'conflict')
  assert.deepEqual(done, ['remove the copy'])
  assert.deepEqual([...objects.keys()], [upload])
  assert.equal(file.state, 'pending')
})

Deno.test('two calls at once give one file and one answer', async () => {
  const { file, objects, finish } = setUp()
  const answers = await Promise.all([finish(), finish()])
  for (const answer of answers) {
    assert.deepEqual(await answer.json(), { fileId, state: 'stored', path: file.path })
  }
  assert.deepEqual([...objects.keys()], [file.path])
})

Deno.test(
  'a call that finds the upload taken away by another says what that one found',
  async () => {
    const { file, objects, deps, finish } = setUp()
    deps.read = () => {
      objects.clear()
      file.state = 'stored'
      return Promise.resolve(null)
    }
    assert.equal((await finish()).status, 200)
  },
)

Deno.test('an upload that cannot be taken away is no failure: the file is kept', async () => {
  const { file, deps, finish } = setUp()
  const { error } = console
  const logged: unknown[] = []
  console.error = (what) => logged.push(what)
  try {
    deps.remove = () => Promise.reject(new Error('The storage is busy'))
    assert.equal((await finish()).status, 200)
    assert.equal(file.state, 'stored')
    assert.equal(logged.length, 1)
  } finally {
    console.error = error
  }
})

Deno.test(
  'takes away a file that is not what it says, and refuses it again when asked twice',
  async () => {
    const page = new TextEncoder().encode('<!doctype html>')
    const { done, finish } = setUp({}, page)
    for (let turn = 0; turn < 2; turn += 1) {
      const { fields } = await assertProblem(await finish(), 'file-refused')
      assert.ok(fields?.file)
    }
    assert.deepEqual(done, ['remove the upload', `settle refused ${page.length}`])
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
