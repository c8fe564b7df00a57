import { randomUUID } from 'node:crypto'
import type { Programme, Role } from '../programme.ts'
import { addContent } from './fill-content.ts'

const picture = (type = 'image/webp') => new Blob(['RIFF....WEBP'], { type })

type Bucket = ReturnType<Programme['as'][Role]['storage']['from']>
type Target = { fresh: string; unused: string; shown: string }

/** A name that is free, a picture that nothing shows, and one that a published post shows. */
async function target(programme: Programme): Promise<Target> {
  const put = async () => {
    const path = `${randomUUID()}/480.webp`
    const bucket = programme.as.service.storage.from('content-images')
    const { error } = await bucket.upload(path, picture())
    if (error) throw error
    return path
  }
  const [unused, shown] = [await put(), await put()]
  const post = await addContent(programme, 'posts', { state: 'published', published: '-1 day' })
  const image = {
    path: shown.split('/')[0],
    type: 'webp',
    alt: 'A test',
    width: 480,
    height: 270,
    widths: [480],
  }
  await programme.sql('update posts set image = $2 where id = $1', [post, image])
  return { fresh: `${randomUUID()}/480.webp`, unused, shown }
}

const isRemoved = async (bucket: Bucket, path: string) =>
  ((await bucket.remove([path])).data ?? []).length > 0

/** Everything that one might try with pictures. Each answers whether it worked. */
export const pictureAttacks: Record<string, (bucket: Bucket, at: Target) => Promise<boolean>> = {
  'put a picture': async (bucket, { fresh }) => !(await bucket.upload(fresh, picture())).error,
  'put a jpeg': async (bucket, { fresh }) => {
    const path = fresh.replace('.webp', '.jpg')
    return !(await bucket.upload(path, picture('image/jpeg'))).error
  },
  'put one under a name of their own': async (bucket) =>
    !(await bucket.upload(`${randomUUID()}.webp`, picture())).error,
  'put one into a folder of their own': async (bucket) =>
    !(await bucket.upload('press/480.webp', picture())).error,
  'put an svg': async (bucket, { fresh }) =>
    !(await bucket.upload(fresh, picture('image/svg+xml'))).error,
  'put a page': async (bucket, { fresh }) =>
    !(await bucket.upload(fresh.replace('.webp', '.html'), picture('text/html'))).error,
  'put more than one megabyte': async (bucket, { fresh }) => {
    const large = new Blob([new Uint8Array(1_048_577)], { type: 'image/webp' })
    return !(await bucket.upload(fresh, large)).error
  },
  'write over one': async (bucket, { unused }) =>
    !(await bucket.upload(unused, picture(), { upsert: true })).error,
  'replace one': async (bucket, { unused }) => !(await bucket.update(unused, picture())).error,
  'move one': async (bucket, { unused, fresh }) => !(await bucket.move(unused, fresh)).error,
  'read one at its public address': async (bucket, { unused }) =>
    (await fetch(bucket.getPublicUrl(unused).data.publicUrl)).ok,
  'list them': async (bucket, { unused }) => {
    const { data } = await bucket.list(unused.split('/')[0])
    return (data ?? []).length > 0
  },
  'take away one that nothing shows': (bucket, { unused }) => isRemoved(bucket, unused),
  'take away one that a post shows': (bucket, { shown }) => isRemoved(bucket, shown),
}

export async function attackPicture(
  programme: Programme,
  name: string,
  role: Role,
): Promise<boolean> {
  const attack = pictureAttacks[name]
  if (!attack) throw new Error(`There is no attack "${name}".`)
  const bucket = programme.as[role].storage.from('content-images')
  return attack(bucket, await target(programme))
}
