import { PostgrestError } from '@supabase/supabase-js'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type Client,
  connect,
  deckText,
  emptyLedger,
  type Ledger,
  type Place,
  signIn,
  work,
} from '../support/crash/work'

/** Few in every run; `CRASHES=100 npm run test:backend -- crash` for as many as the product is held to. */
const crashes = Number(process.env['CRASHES'] ?? 4)
/** A whole path takes about this long, so that it is cut off anywhere from its beginning to its end. */
const longest = 1_500

const script = fileURLToPath(new URL('../support/crash/backend.ts', import.meta.url))
let folder: string
let running: { place: Place; kill: () => Promise<void> } | undefined
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'fourfold-crash-'))))
afterEach(async () => {
  await running?.kill()
  await rm(folder, { recursive: true, force: true })
})

async function start() {
  const child = fork(script, [join(folder, 'data')], { execArgv: [], stdio: 'pipe' })
  const gone = once(child, 'exit')
  const died = gone.then(([code]) => Promise.reject(new Error(`It did not start: ${code}`)))
  died.catch(() => undefined)
  const [place] = (await Promise.race([once(child, 'message'), died])) as [Place]
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return { place, kill }
}

async function openCall(service: Client): Promise<string> {
  const { data: version } = await service
    .from('form_versions')
    .select('id, form:forms!inner(applicant_type)')
    .eq('form.applicant_type', 'startup')
    .not('published_at', 'is', null)
    .limit(1)
    .single()
    .throwOnError()
  const { data: call } = await service
    .from('calls')
    .insert({
      slug: `call-${randomUUID()}`,
      applicant_type: 'startup',
      title: 'Spring intake',
      form_version_id: version.id,
      published_at: new Date().toISOString(),
    })
    .select('id')
    .single()
    .throwOnError()
  return call.id
}

/** Everything that was acknowledged is there, and nothing is there twice. */
async function check(ledger: Ledger, place: Place) {
  if (ledger.id === null) return
  const service = connect(place, place.serviceRoleKey)
  const { data: application } = await service
    .from('applications')
    .select('answers, version, reference, status, public_label')
    .eq('id', ledger.id)
    .single()
    .throwOnError()
  expect(application.version).toBeGreaterThanOrEqual(ledger.version)
  const { one_liner: typed } = application.answers as { one_liner?: string }
  if (ledger.typed !== null) expect([ledger.typed, ledger.onItsWay]).toContain(typed)
  if (ledger.reference !== null) expect(application.reference).toBe(ledger.reference)

  const { data: events } = await service
    .from('application_events')
    .select('kind, staff_data')
    .eq('application_id', ledger.id)
    .throwOnError()
  const kinds = events.map(({ kind }) => kind)
  for (const kind of ['submitted', 'decision_drafted', 'decision_approved', 'decision_released'])
    expect(kinds.filter((each) => each === kind).length, kind).toBeLessThanOrEqual(1)
  const moves = events.filter(({ kind }) => kind === 'moved').map(({ staff_data }) => staff_data)
  for (const to of ['screening', 'in_review']) {
    const made = moves.filter((move) => (move as { to?: string }).to === to).length
    expect(made, to).toBeLessThanOrEqual(1)
    if (ledger.done.has(to)) expect(made, to).toBe(1)
  }
  for (const step of ['drafted', 'approved', 'released'])
    if (ledger.done.has(step)) expect(kinds).toContain(`decision_${step}`)
  if (ledger.done.has('released')) expect(application.public_label).toBe('accepted')

  const { data: comments } = await service
    .from('application_comments')
    .select('body')
    .eq('application_id', ledger.id)
    .throwOnError()
  const bodies = comments.map(({ body }) => body)
  expect(bodies).toEqual(expect.arrayContaining(ledger.comments))
  expect(new Set(bodies).size).toBe(bodies.length)

  if (ledger.fileId !== null) {
    const { data: file } = await service
      .from('application_files')
      .select('path, state')
      .eq('id', ledger.fileId)
      .single()
      .throwOnError()
    expect(file.state).toBe('stored')
    const { data: blob } = await service.storage.from('application-files').download(file.path)
    expect(await blob?.text()).toBe(deckText)
  }
}

test(
  'killed at any moment of typing, uploading, submitting or deciding, it has all that it acknowledged, once',
  { timeout: 120_000 + crashes * 20_000 },
  async () => {
    running = await start()
    const founders = await demoFounders(running.place)
    for (let crash = 0; crash < crashes; crash += 1) {
      const { place, kill } = running
      const founder = founders[crash % founders.length] ?? ''
      const [applicant, manager] = await Promise.all([
        signIn(place, founder),
        signIn(place, 'tomas.herrera@fourfold.example'),
      ])
      const callId = await openCall(connect(place, place.serviceRoleKey))

      const ledger = emptyLedger()
      const working = work(ledger, applicant, manager, callId).catch((error: unknown) => error)
      await Promise.race([working, new Promise((end) => setTimeout(end, Math.random() * longest))])
      await kill()
      // Whatever was under way may have been cut off, but the backend was not to refuse it.
      expect(refusal(await working)).toBeUndefined()

      running = await start()
      await check(ledger, running.place)
      const applied = await connect(running.place, running.place.serviceRoleKey)
        .from('applications')
        .select('id')
        .eq('call_id', callId)
        .throwOnError()
      expect(applied.data.length).toBeLessThanOrEqual(1)
    }
  },
)

/** The code of a database error; a lost connection has none. */
const refusal = (error: unknown): string | undefined =>
  error instanceof PostgrestError && error.code ? `${error.code} ${error.message}` : undefined

/** Several, since one person may not begin applications without end. */
async function demoFounders(place: Place): Promise<string[]> {
  const { data } = await connect(place, place.serviceRoleKey)
    .from('profiles')
    .select('email')
    .eq('role', 'entrepreneur')
    .limit(12)
    .throwOnError()
  return data.flatMap(({ email }) => email ?? [])
}
