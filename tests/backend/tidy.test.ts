import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContent } from '../support/attacks/fill-content.ts'
import { type Programme, startProgramme } from '../support/programme.ts'

let programme: Programme
beforeAll(async () => {
  programme = await startProgramme()
})
afterAll(() => programme.close())

const bucket = 'content-images'

async function picture(age: string): Promise<string> {
  const path = `${randomUUID()}/480.webp`
  const file = new Blob(['RIFF....WEBP'], { type: 'image/webp' })
  const { error } = await programme.as.manager.storage.from(bucket).upload(path, file)
  if (error) throw error
  await programme.sql(
    `update storage.objects set created_at = now() - $2::interval where name = $1`,
    [path, age],
  )
  return path
}

async function runTidy(): Promise<unknown> {
  const { backend } = programme
  const response = await fetch(`${backend.url}/functions/v1/tidy`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-function-secret': backend.functionSecret, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(200)
  return response.json()
}

const isThere = async (path: string) =>
  (await fetch(`${programme.backend.url}/storage/v1/object/public/${bucket}/${path}`)).ok

test('the hourly run removes pictures that nothing shows, settles what was scheduled, and counts', async () => {
  const { sql } = programme
  const [old, fresh, shown] = [
    await picture('25 hours'),
    await picture('23 hours'),
    await picture('1 year'),
  ]
  const draft = await addContent(programme, 'challenges', { state: 'draft', published: null })
  const image = { type: 'webp', alt: 'A field', width: 480, height: 270, widths: [480] }
  await sql('update challenges set image = $2 where id = $1', [
    draft,
    { ...image, path: shown.split('/')[0] },
  ])
  const due = await addContent(programme, 'posts', { state: 'scheduled', published: '-1 minute' })
  await sql('update site_figures set startups = 99')

  expect(await runTidy()).toEqual({ removed: 1 })
  expect(await Promise.all([old, fresh, shown].map(isThere))).toEqual([false, true, true])
  expect(await sql('select state from posts where id = $1', [due])).toEqual([
    { state: 'published' },
  ])
  expect(await sql('select startups from site_figures')).toEqual([{ startups: 0 }])
  expect(await runTidy()).toEqual({ removed: 0 })
})
