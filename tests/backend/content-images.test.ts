import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, connect, newPerson, newStaff, service } from '@tests/support/backend'

const bucket = 'content-images'
const webp = (text = 'RIFF....WEBPVP8 ') => new Blob([text], { type: 'image/webp' })
const newPath = (name = '480.webp') => `${randomUUID()}/${name}`

const clients: Record<string, Client> = {}
let manager: Client
beforeAll(async () => {
  const [person, reviewer, boss] = await Promise.all([
    newPerson(),
    newStaff('reviewer'),
    newStaff('manager'),
  ])
  Object.assign(clients, {
    visitor: connect(),
    member: person.client,
    reviewer: reviewer.client,
    manager: boss.client,
  })
  manager = boss.client
})
const as = (who: string): Client => {
  const client = clients[who]
  if (!client) throw new Error(`There is no ${who}.`)
  return client
}

async function put(path = newPath()): Promise<string> {
  const { error } = await manager.storage.from(bucket).upload(path, webp())
  if (error) throw error
  return path
}

const publicAddress = (path: string) =>
  connect().storage.from(bucket).getPublicUrl(path).data.publicUrl

describe('putting a picture', () => {
  test('a manager puts one, and everybody sees it as what it went up as', async () => {
    const path = newPath()
    const options = { cacheControl: '31536000' }
    const { error } = await manager.storage.from(bucket).upload(path, webp('RIFF-one'), options)
    expect(error).toBeNull()
    const response = await fetch(publicAddress(path))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('max-age=31536000')
    expect(await response.text()).toBe('RIFF-one')
  })

  test('a jpeg as well', async () => {
    const path = newPath('1440.jpg')
    const jpeg = new Blob(['\xFF\xD8'], { type: 'image/jpeg' })
    expect((await manager.storage.from(bucket).upload(path, jpeg)).error).toBeNull()
    expect((await fetch(publicAddress(path))).headers.get('content-type')).toBe('image/jpeg')
  })

  test('a page that says it is a picture comes back as a picture', async () => {
    const path = newPath()
    await manager.storage.from(bucket).upload(path, webp('<script>alert(1)</script>'))
    const response = await fetch(publicAddress(path))
    expect(response.headers.get('content-type')).toBe('image/webp')
  })

  test.each(['visitor', 'member', 'reviewer'])('a %s puts none', async (who) => {
    const path = newPath()
    expect((await as(who).storage.from(bucket).upload(path, webp())).error).not.toBeNull()
    const signed = await as(who).storage.from(bucket).createSignedUploadUrl(path)
    expect(signed.error).not.toBeNull()
    expect((await fetch(publicAddress(path))).ok).toBe(false)
  })

  test.each([
    ['an svg', 'image/svg+xml'],
    ['a page', 'text/html'],
    ['a script', 'text/javascript'],
    ['a png', 'image/png'],
    ['anything', 'application/octet-stream'],
  ])('%s is refused', async (_what, type) => {
    const file = new Blob(['<svg onload="alert(1)"/>'], { type })
    const { error } = await manager.storage.from(bucket).upload(newPath(), file)
    expect(error?.message).toMatch(/mime type/i)
  })

  test('a megabyte is enough', async () => {
    const file = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/webp' })
    const storage = manager.storage.from(bucket)
    expect((await storage.upload(newPath(), file(1_048_576))).error).toBeNull()
    const { error } = await storage.upload(newPath(), file(1_048_577))
    expect(error?.message).toMatch(/exceeded|too large/i)
  })

  test.each([
    '480.webp',
    'press/480.webp',
    `${randomUUID()}/480.svg`,
    `${randomUUID()}/480.html`,
    `${randomUUID()}/480.webp.html`,
    `${randomUUID()}/cover.webp`,
    `${randomUUID()}/0480.webp`,
    `${randomUUID()}/123456.webp`,
    `${randomUUID()}/a/480.webp`,
    `${randomUUID().toUpperCase()}/480.webp`,
    `../application-files/${randomUUID()}/480.webp`,
  ])('nothing goes to %s', async (path) => {
    expect((await manager.storage.from(bucket).upload(path, webp())).error).not.toBeNull()
  })

  test('a picture does not go into the bucket of applications', async () => {
    const { error } = await manager.storage.from('application-files').upload(newPath(), webp())
    expect(error).not.toBeNull()
  })
})

test.each(['visitor', 'member', 'reviewer', 'manager'])('a %s writes over none', async (who) => {
  const path = await put()
  const storage = as(who).storage.from(bucket)
  const other = webp('RIFF-other')
  expect((await storage.upload(path, other)).error).not.toBeNull()
  expect((await storage.upload(path, other, { upsert: true })).error).not.toBeNull()
  expect((await storage.update(path, other)).error).not.toBeNull()
  expect((await storage.move(path, newPath())).error).not.toBeNull()
  expect(await (await fetch(publicAddress(path))).text()).not.toBe('RIFF-other')
})

test.each([
  ['visitor', 0],
  ['member', 0],
  ['reviewer', 0],
  ['manager', 2],
])('a %s lists the renditions of a picture: %i', async (who, count) => {
  const id = randomUUID()
  await Promise.all([put(`${id}/480.webp`), put(`${id}/960.webp`)])
  const { data } = await as(who).storage.from(bucket).list(id)
  expect(data ?? []).toHaveLength(count)
})

describe('taking one away', () => {
  test.each(['visitor', 'member', 'reviewer'])('a %s does not', async (who) => {
    const path = await put()
    expect((await as(who).storage.from(bucket).remove([path])).data ?? []).toEqual([])
    expect((await fetch(publicAddress(path))).ok).toBe(true)
  })

  test('a manager does, unless something shows it', async () => {
    const path = await put()
    const [id = ''] = path.split('/')
    const image = { path: id, type: 'webp', alt: 'A field', width: 480, height: 270, widths: [480] }
    const slug = `post-${randomUUID()}`
    await manager.from('posts').insert({ slug, title: 'A field', image }).throwOnError()
    const storage = manager.storage.from(bucket)
    expect((await storage.remove([path])).data).toEqual([])
    await manager.from('posts').update({ image: null }).eq('slug', slug).throwOnError()
    expect((await storage.remove([path])).data).toHaveLength(1)
    expect((await fetch(publicAddress(path))).ok).toBe(false)
  })
})

test('what nothing has shown for a day is left over, and nothing else', async () => {
  const left = async () =>
    (await service().rpc('orphaned_images', { max: 1000 }).throwOnError()).data ?? []
  const path = await put()
  // It may still become part of a post that somebody is writing.
  expect(await left()).not.toContain(path)
  expect((await connect().rpc('orphaned_images', { max: 1 })).error).not.toBeNull()
  expect((await manager.rpc('orphaned_images', { max: 1 })).error).not.toBeNull()
})

test('the bucket itself stays as it is', async () => {
  for (const client of Object.values(clients)) {
    expect((await client.storage.updateBucket(bucket, { public: false })).error).not.toBeNull()
    expect((await client.storage.emptyBucket(bucket)).error).not.toBeNull()
    expect((await client.storage.deleteBucket(bucket)).error).not.toBeNull()
    expect((await client.storage.listBuckets()).data ?? []).toEqual([])
  }
})
