import { randomUUID } from 'node:crypto'
import type { Programme, Role } from '../programme.ts'

const pdf = () => new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' })

type Target = {
  announced: string
  elsewhere: string
  stored: string
  draft: string
  unchecked: string
}

/**
 * Files of the applicant: one announced and not yet put, one in a draft, one in a submitted application, and beside that one
 * what arrived too late to be looked into.
 */
async function target({ sql, as, application }: Programme): Promise<Target> {
  const add = async (applicationId: string, state: 'pending' | 'stored', isPut = true) => {
    const id = randomUUID()
    const path = `${applicationId}/${id}.pdf`
    await sql(
      `insert into application_files (id, application_id, field_key, path, name, mime, size, state, created_by)
       values ($1, $2, 'deck', $3, 'deck.pdf', 'application/pdf', 15, $4, tests.id('applicant'))`,
      [id, applicationId, path, state],
    )
    // What was submitted is what the answers name.
    if (state === 'stored') {
      await sql(
        `update applications set answers = answers || jsonb_build_object('deck', $2::text) where id = $1`,
        [applicationId, id],
      )
    }
    if (isPut) {
      const { error } = await as.service.storage.from('application-files').upload(path, pdf())
      if (error) throw error
    }
    return path
  }
  const [draftId, submittedId] = [await application('draft'), await application('submitted')]
  return {
    announced: await add(draftId, 'pending', false),
    elsewhere: `${draftId}/${randomUUID()}.pdf`,
    draft: await add(draftId, 'stored'),
    stored: await add(submittedId, 'stored'),
    unchecked: await add(submittedId, 'pending'),
  }
}

type Bucket = ReturnType<Programme['as'][Role]['storage']['from']>

/**
 * Has an address signed for a file that is announced, waits until the applicant's own was put there and checked, and then
 * until it was handed in if said, and uses that address. Whether staff would read something else than was checked.
 */
async function replaceLater(
  bucket: Bucket,
  { announced }: Target,
  { as, sql }: Programme,
  isHandedIn: boolean,
): Promise<boolean> {
  const { data: signed } = await bucket.createSignedUploadUrl(announced, { upsert: true })
  const id = announced.split('/')[1]?.replace('.pdf', '') ?? ''
  const own = as.applicant.storage.from('application-files')
  await own.upload(announced, pdf())
  const { error } = await as.applicant.functions.invoke('finish-upload', { body: { fileId: id } })
  if (error) throw error
  if (isHandedIn) {
    await sql(`update applications set status = 'submitted' where id = $1`, [
      announced.split('/')[0],
    ])
  }
  const planted = new Blob(['%PDF-1.7\nother\n'], { type: 'application/pdf' })
  if (signed) await bucket.uploadToSignedUrl(announced, signed.token, planted)

  const [file] = await sql<{ path: string }>(`select path from application_files where id = $1`, [
    id,
  ])
  const { data } = await as.service.storage.from('application-files').download(file?.path ?? '')
  return (await data?.text()) !== (await pdf().text())
}

/** Everything that the storage API lets one try. Each answers whether it worked. */
export const fileAttacks: Record<
  string,
  (bucket: Bucket, at: Target, programme: Programme) => Promise<boolean>
> = {
  'put an announced file': async (bucket, { announced }) =>
    !(await bucket.upload(announced, pdf())).error,
  'put another file beside it': async (bucket, { elsewhere }) =>
    !(await bucket.upload(elsewhere, pdf())).error,
  'put a file at the top': async (bucket) =>
    !(await bucket.upload(`${randomUUID()}.pdf`, pdf())).error,
  'read a file of a draft': async (bucket, { draft }) => !(await bucket.download(draft)).error,
  'read a file that was not looked into': async (bucket, { unchecked }) =>
    !(await bucket.download(unchecked)).error,
  'read a file of a submitted application': async (bucket, { stored }) =>
    !(await bucket.download(stored)).error,
  'get a signed address for it': async (bucket, { stored }) => {
    const { data } = await bucket.createSignedUrl(stored, 60)
    return Boolean(data?.signedUrl) && (await fetch(data?.signedUrl ?? '')).ok
  },
  'read it at a public address': async (bucket, { stored }) =>
    (await fetch(bucket.getPublicUrl(stored).data.publicUrl)).ok,
  'list it': async (bucket, { stored }) => {
    const { data } = await bucket.list(stored.split('/')[0])
    return (data ?? []).length > 0
  },
  'write over it': async (bucket, { stored }) =>
    !(await bucket.upload(stored, pdf(), { upsert: true })).error,
  'move it': async (bucket, { stored, elsewhere }) => !(await bucket.move(stored, elsewhere)).error,
  'copy it': async (bucket, { stored, elsewhere }) => !(await bucket.copy(stored, elsewhere)).error,
  'take away a file of a draft': async (bucket, { draft }) =>
    ((await bucket.remove([draft])).data ?? []).length > 0,
  'take away a file of a submitted application': async (bucket, { stored }) =>
    ((await bucket.remove([stored])).data ?? []).length > 0,
  'replace a checked file by an address signed before': (bucket, at, programme) =>
    replaceLater(bucket, at, programme, false),
  'replace it so once it was handed in': (bucket, at, programme) =>
    replaceLater(bucket, at, programme, true),
}

export async function attackFile(programme: Programme, name: string, role: Role): Promise<boolean> {
  const attack = fileAttacks[name]
  if (!attack) throw new Error(`There is no attack "${name}".`)
  const bucket = programme.as[role].storage.from('application-files')
  return attack(bucket, await target(programme), programme)
}
