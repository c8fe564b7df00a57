import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Programme, Role, Status } from '../programme.ts'

type Scene = { programme: Programme; application: string; call: string }
type Command = {
  /** The status of the applicant's application that the command is tried on. */
  on?: Status
  args: (scene: Scene) => object | Promise<object>
}

const application_id = ({ application }: Scene) => ({ application_id: application })

async function file({ programme, application }: Scene): Promise<string> {
  const id = randomUUID()
  await programme.sql(
    `insert into application_files (id, application_id, field_key, path, name, mime, size, created_by)
     values ($1, $2, 'deck', $3, 'deck.pdf', 'application/pdf', 10, tests.id('applicant'))`,
    [id, application, `${application}/${id}.pdf`],
  )
  return id
}

async function letter({ programme, application }: Scene, state: 'drafted' | 'approved') {
  await programme.sql(
    `insert into decision_messages (application_id, outcome, message, state)
     values ($1, 'accepted', 'Welcome', $2)`,
    [application, state],
  )
  if (state === 'approved') {
    await programme.sql(
      `update applications set status = 'accepted', public_label = 'interview' where id = $1`,
      [application],
    )
  }
  return { application_id: application, version: 1 }
}

async function newMember({ programme }: Scene): Promise<string> {
  const name = randomUUID()
  await programme.sql('select tests.person($1)', [name])
  return programme.idOf(name)
}

async function notification({ programme }: Scene) {
  const [row] = await programme.sql<{ id: string }>(
    `insert into notifications (user_id, kind, title) values (tests.id('applicant'), 'test', 'Test') returning id`,
  )
  return { ids: [row?.id] }
}

/** Every command with arguments by which whoever may call it succeeds. */
export const commands: Record<string, Command> = {
  begin_application: { args: ({ call }) => ({ call_id: call }) },
  save_answers: {
    on: 'draft',
    args: (scene) => ({ ...application_id(scene), version: 1, changes: { problem: 'Harvests' } }),
  },
  submit_application: {
    on: 'draft',
    args: (scene) => ({ ...application_id(scene), version: 1 }),
  },
  withdraw_application: { on: 'in_review', args: application_id },
  begin_upload: {
    on: 'draft',
    args: (scene) => ({
      ...application_id(scene),
      field_key: 'deck',
      name: 'deck.pdf',
      mime: 'application/pdf',
      size: 10,
    }),
  },
  remove_upload: { on: 'draft', args: async (scene) => ({ file_id: await file(scene) }) },
  remembered_answers: { args: () => ({}) },
  mark_notifications_read: { args: notification },
  list_applications: { args: () => ({}) },
  count_applications: { args: () => ({}) },
  application_detail: { on: 'submitted', args: application_id },
  move_application: {
    on: 'submitted',
    args: (scene) => ({ ...application_id(scene), to_status: 'screening' }),
  },
  draft_decision: {
    on: 'interview',
    args: (scene) => ({ ...application_id(scene), outcome: 'accepted', message: 'Welcome' }),
  },
  approve_decision: { on: 'interview', args: (scene) => letter(scene, 'drafted') },
  release_decision: { on: 'interview', args: (scene) => letter(scene, 'approved') },
  grant_staff_role: {
    args: async (scene) => ({ user_id: await newMember(scene), role: 'reviewer' }),
  },
  revoke_staff_role: { args: async (scene) => ({ user_id: await newMember(scene) }) },
  settle_upload: {
    on: 'draft',
    args: async (scene) => {
      const file_id = await file(scene)
      return { file_id, state: 'stored', size: 10, path: `checked/${file_id}.pdf` }
    },
  },
  orphaned_files: { args: () => ({ max: 1 }) },
  claim_outbox: { args: () => ({ max: 1 }) },
  settle_outbox: { args: () => ({ id: randomUUID() }) },
  take_rate_limit: { args: () => ({ key: randomUUID(), burst: 1, per_minute: 1 }) },
  record_sign_in: {
    args: async (scene) => ({ user_id: await newMember(scene), metadata: {}, brand: 'Fourfold' }),
  },
  tidy: { args: () => ({}) },
}

/** Every function that the API could call, from the catalog. */
export async function exposedFunctions({ sql }: Programme): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Tries a command on the applicant's application: `yes`, `no` for want of the privilege, or why it was refused. */
export async function attackCommand(
  programme: Programme,
  name: string,
  role: Role,
): Promise<string> {
  const client: SupabaseClient = programme.as[role]
  const command = commands[name]
  if (!command) return 'not tried'
  const scene = {
    programme,
    application: await programme.application(command.on ?? 'submitted'),
    call: await programme.call(),
  }
  const { error, data } = await client.rpc(name, await command.args(scene))
  if (error) return error.code === '42501' ? 'no' : error.hint || `failed: ${error.message}`
  return data === 0 ? 'no effect' : 'yes'
}
