import { randomBytes, randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Programme, Role, Status } from '../programme.ts'
import { termsVersion } from '../../../src/config/terms.ts'
import { addContent } from './fill-content.ts'

type Scene = { programme: Programme; application: string; call: string }
type Command = {
  /** The status of the applicant's application that the command is tried on. */
  on?: Status
  args: (scene: Scene) => object | Promise<object>
  /** Puts back what would change who the next ones are tried as. */
  after?: (programme: Programme) => Promise<unknown>
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

async function memberWithFactor(scene: Scene): Promise<string> {
  const id = await newMember(scene)
  await scene.programme.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ($1, $2, 'totp', 'verified', now(), now())`,
    [randomUUID(), id],
  )
  return id
}

async function invite({ programme }: Scene, email: string, token: string): Promise<unknown> {
  await programme.sql('delete from staff_invitations where email = $1', [email])
  const [row] = await programme.sql<{ id: string }>(
    `insert into staff_invitations (email, role, token_hash, invited_by, sent_at)
     values ($1, 'reviewer', private.hash_of($2), tests.id('admin'), now() - interval '1 hour') returning id`,
    [email, token],
  )
  return row?.id
}

const invitation = async (scene: Scene) => ({
  invitation_id: await invite(scene, `${randomUUID()}@example.test`, randomUUID()),
})

async function message({ programme }: Scene) {
  const [row] = await programme.sql<{ id: string }>(
    `insert into contact_messages (name, email, message) values ('Ada', 'ada@example.test', 'Hello') returning id`,
  )
  return { message_id: row?.id }
}

async function feedback({ programme }: Scene) {
  const [row] = await programme.sql<{ id: string }>(
    `insert into feedback (email, message) values ('ada@example.test', 'Hello') returning id`,
  )
  return { feedback_id: row?.id }
}

async function organisation({ programme }: Scene): Promise<string> {
  const id = await addContent(programme, 'organisations', { state: 'draft', published: null })
  await programme.sql(
    `insert into organisation_members (organisation_id, user_id, role) values ($1, tests.id('applicant'), 'owner')`,
    [id],
  )
  return id
}

async function notification({ programme }: Scene) {
  const [row] = await programme.sql<{ id: string }>(
    `insert into notifications (user_id, kind, title) values (tests.id('applicant'), 'test', 'Test') returning id`,
  )
  return { ids: [row?.id] }
}

/** Every command with arguments by which whoever may call it succeeds. */
export const commands: Record<string, Command> = {
  my_terms: { args: () => ({}) },
  accept_terms: { args: () => ({ version: termsVersion }) },
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
  my_notification_preferences: { args: () => ({}) },
  set_notification_preference: { args: () => ({ kind: 'signed_in', in_app: true }) },
  queue_digests: { args: () => ({}) },
  leave_digest: {
    args: ({ programme }) => programme.idOf('member').then((person) => ({ person })),
  },
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
  my_security: { args: () => ({}) },
  my_sessions: { args: () => ({}) },
  end_session: { args: () => ({ session_id: randomUUID() }) },
  require_staff_second_factor: { args: () => ({ required: false }) },
  remove_second_factors: { args: async (scene) => ({ user_id: await memberWithFactor(scene) }) },
  list_staff: { args: () => ({}) },
  list_staff_invitations: { args: () => ({}) },
  list_staff_history: { args: () => ({}) },
  find_people: { args: () => ({ words: ['test'] }) },
  invite_staff: { args: () => ({ email: `${randomUUID()}@example.test`, role: 'reviewer' }) },
  resend_staff_invitation: { args: invitation },
  withdraw_staff_invitation: { args: invitation },
  read_staff_invitation: { args: () => ({ token: randomUUID() }) },
  // Of the applicant: for everybody else it is another address.
  accept_staff_invitation: {
    args: async (scene) => {
      const token = randomUUID()
      await invite(scene, 'applicant@example.test', token)
      return { token }
    },
    after: ({ sql }) => sql(`delete from staff_members where user_id = tests.id('applicant')`),
  },
  make_administrator: {
    args: async ({ programme }) => {
      const name = randomUUID()
      await programme.sql('select tests.person($1)', [name])
      await programme.sql(
        `update auth.users set email_confirmed_at = now() where id = tests.id($1)`,
        [name],
      )
      return { email: `${name}@example.test` }
    },
  },
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
  settle_contact_message: { args: message },
  settle_feedback: { args: feedback },
  count_inbox: { args: () => ({}) },
  receive_contact_message: {
    args: () => ({
      message: { topic: 'press', name: 'Ada', email: 'ada@example.test', message: randomUUID() },
      recipient: 'office@example.test',
    }),
  },
  queue_feedback_mails: {
    args: () => ({ email: 'ada@example.test', recipient: 'office@example.test' }),
  },
  subscribe_newsletter: {
    args: () => ({
      email: `${randomUUID()}@example.test`,
      token_hash: randomBytes(32).toString('hex'),
      nonce: randomUUID(),
      source: 'contact',
    }),
  },
  confirm_newsletter: { args: () => ({ token_hash: randomBytes(32).toString('hex') }) },
  leave_newsletter: { args: () => ({ subscriber: randomUUID() }) },
  tidy: { args: () => ({}) },
  claim_rebuild: { args: () => ({}) },
  settle_rebuild: { args: () => ({ claimed: new Date().toISOString() }) },
  post_tags: { args: () => ({}) },
  search_posts: { args: () => ({ words: ['test'] }) },
  search_resources: { args: () => ({ words: ['test'] }) },
  search_portfolio: { args: () => ({ words: ['test'] }) },
  shown_countries: { args: () => ({}) },
  move_content: {
    args: async ({ programme }) => ({
      kind: 'posts',
      id: await addContent(programme, 'posts', { state: 'draft', published: null }),
      version: 1,
      state: 'published',
    }),
  },
  create_portfolio_profile: {
    on: 'accepted',
    args: async (scene) => {
      await scene.programme.sql('update applications set released_at = now() where id = $1', [
        scene.application,
      ])
      return application_id(scene)
    },
  },
  set_portfolio_consent: {
    args: async (scene) => ({ organisation_id: await organisation(scene), agreed: true }),
  },
  count_content: { args: () => ({}) },
  list_profile_candidates: { args: () => ({}) },
  refresh_site: { args: () => ({}) },
  orphaned_images: { args: () => ({ max: 1 }) },
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
  await command.after?.(programme)
  if (error) return error.code === '42501' ? 'no' : error.hint || `failed: ${error.message}`
  return data === 0 ? 'no effect' : 'yes'
}
