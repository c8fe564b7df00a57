import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Programme, type Role, startProgramme } from '../support/programme.ts'

/** Many small calls, one after the other. */
const patience = 180_000

let programme: Programme
beforeAll(async () => {
  programme = await startProgramme()
})
afterAll(() => programme.close())

type Command = { name: string; args: string[] }

/** Every function that the API could call, with the names of what it takes. */
const exposed = () =>
  programme.sql<Command>(
    `select proname as name, coalesce(proargnames[1:pronargs], '{}') as args from pg_proc
     where pronamespace = 'public'::regnamespace order by 1`,
  )

const odd: Record<string, unknown> = {
  nothing: null,
  'an empty text': '',
  'a long text': 'x'.repeat(100_000),
  'what means something elsewhere': `%_\\'"; drop table profiles; --`,
  'a NUL': 'a\u0000b',
  'a number that is too large': 1e30,
  'a negative number': -1,
  'a list of everything': [null, '', 1, {}, [[]]],
  'an object': { a: { b: null } },
}
const tried = ['visitor', 'applicant', 'admin'] as const satisfies Role[]

async function call(role: Role, { name, args }: Command, value: unknown): Promise<Response> {
  const { data } = await programme.as[role].auth.getSession()
  const key = programme.backend.anonKey
  return fetch(`${programme.backend.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${data.session?.access_token ?? key}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(Object.fromEntries(args.map((arg) => [arg, value]))),
  })
}

const secrets = async () =>
  (
    await programme.sql<{ all: string }>(
      `select (
       (select array_agg(s order by user_id) from staff_members s)::text
       || (select array_agg(p.id || p.email || p.role || coalesce(p.terms_version, '') order by p.id) from profiles p)::text
       || (select s.staff_second_factor from private.security_settings s)::text
       || (select count(*) from auth.users)::text
     ) as all`,
    )
  )[0]?.all

test.each(Object.entries(odd))(
  'commands given %s answer, or refuse by a code and a sentence, and change nobody',
  async (_, value) => {
    const before = await secrets()
    const failures: string[] = []
    for (const command of await exposed()) {
      for (const role of tried) {
        const response = await call(role, command, value)
        const text = await response.text()
        const said = `${role} ${command.name}: ${response.status} ${text.slice(0, 300)}`
        if (response.status >= 500) failures.push(said)
        else if (response.status >= 400) {
          const { code, message } = JSON.parse(text) as Record<string, unknown>
          if (typeof code !== 'string' || typeof message !== 'string') failures.push(said)
          // Of what is inside, nothing; of what was sent, the caller knows.
          if (/\n\s+at |node_modules|supabase\/local/.test(text)) failures.push(said)
        }
      }
    }
    expect(failures).toEqual([])
    expect(await secrets()).toBe(before)
  },
  patience,
)
