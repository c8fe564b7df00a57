import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPerson, type Person, service } from '../support/backend'
import { realClient } from '../support/real-app'

let supabase: Awaited<ReturnType<typeof realClient>>
let listenTo: typeof import('@/shared/supabase/live-topics').listenTo
let realtime: typeof import('@/shared/supabase/realtime').realtime
beforeAll(async () => {
  supabase = await realClient()
  ;({ listenTo } = await import('@/shared/supabase/live-topics'))
  ;({ realtime } = await import('@/shared/supabase/realtime'))
})

const patience = { timeout: 10_000 }
const stops: (() => void)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await supabase.auth.signOut({ scope: 'local' })
})

async function signIn(): Promise<Person> {
  const person = await newPerson()
  await person.client.from('profiles').insert({ id: person.id, email: person.email }).throwOnError()
  await supabase.auth.setSession(person.session)
  return person
}

/** Listens as a page does, and keeps what it hears. */
function listen(topic: string) {
  const heard: { event: string; kind: unknown; id: unknown }[] = []
  const joined: boolean[] = []
  stops.push(
    listenTo(topic, {
      onEvent: (event, { kind, id }) => heard.push({ event, kind, id }),
      onJoined: (isJoined) => joined.push(isJoined),
    }),
  )
  return { heard, joined }
}

async function notify(person: Person, kind: string) {
  const { data } = await service()
    .from('notifications')
    .insert({ user_id: person.id, kind, title: 'Something happened' })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

describe('live notifications', () => {
  it('reach the person they are for, with what to read again and nothing else', async () => {
    const person = await signIn()
    const { heard, joined } = listen(`user:${person.id}`)
    await vi.waitFor(() => expect(joined).toEqual([true]), patience)

    const id = await notify(person, 'decision_released')

    await vi.waitFor(
      () => expect(heard).toEqual([{ event: 'notification', kind: 'decision_released', id }]),
      patience,
    )
  })

  it('go on after the token was renewed', async () => {
    const person = await signIn()
    const { heard, joined } = listen(`user:${person.id}`)
    await vi.waitFor(() => expect(joined).toEqual([true]), patience)

    expect((await supabase.auth.refreshSession()).error).toBeNull()
    await notify(person, 'information_requested')

    await vi.waitFor(() => expect(heard).toHaveLength(1), patience)
    expect(joined).toEqual([true])
  })

  it('reach nobody else', async () => {
    const other = await newPerson()
    await other.client.from('profiles').insert({ id: other.id, email: other.email }).throwOnError()
    const person = await signIn()
    const theirs = listen(`user:${other.id}`)
    const own = listen(`user:${person.id}`)
    await vi.waitFor(() => expect(own.joined).toEqual([true]), patience)

    await notify(other, 'decision_released')
    await notify(person, 'decision_released')

    await vi.waitFor(() => expect(own.heard).toHaveLength(1), patience)
    expect(theirs).toEqual({ heard: [], joined: [] })
  })

  it('are there again for a page that comes back after another has left', async () => {
    const person = await signIn()
    const first = listen(`user:${person.id}`)
    await vi.waitFor(() => expect(first.joined).toEqual([true]), patience)
    stops.splice(0).forEach((stop) => stop())
    await vi.waitFor(() => expect(realtime.getChannels()).toEqual([]), patience)

    const second = listen(`user:${person.id}`)
    await vi.waitFor(() => expect(second.joined).toEqual([true]), patience)
    await notify(person, 'decision_released')

    await vi.waitFor(() => expect(second.heard).toHaveLength(1), patience)
    expect(first.heard).toEqual([])
  })
})
