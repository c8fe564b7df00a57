import type { Programme, Role } from '../programme.ts'

/** The channels that there are, and some that there are not. */
export async function channels({ idOf, application }: Programme): Promise<Record<string, string>> {
  return {
    'the applicant’s own': `user:${await idOf('applicant')}`,
    'a submitted application’s': `application:${await application('submitted')}`,
    'a draft’s': `application:${await application('draft')}`,
    'the staff’s': 'staff',
    'one that does not exist': 'everything',
  }
}

/** What broadcasts are sent to, from the source of every function: `user:`, `application:`, `staff`. */
export async function broadcastTopics({ sql }: Programme): Promise<string[]> {
  const sources = await sql<{ source: string }>(
    `select prosrc as source from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc like '%realtime.send(%'`,
  )
  return sources.flatMap(({ source }) =>
    source
      .split('realtime.send(')
      .slice(1)
      .map((call) => {
        const [, topic] = /^[^;]*?,\s*'[a-z_]+',\s*'([^']+)'/.exec(call) ?? []
        if (!topic) throw new Error(`A broadcast names its topic in another way: ${call}`)
        return topic
      }),
  )
}

/** Joins a private channel, or is refused. */
export function attackChannel({ as }: Programme, topic: string, role: Role): Promise<boolean> {
  const client = as[role]
  return new Promise((resolve) => {
    const channel = client.channel(topic, { config: { private: true } })
    const end = (joined: boolean) => {
      resolve(joined)
      void client.removeChannel(channel)
    }
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') end(true)
      else if (status !== 'CLOSED') end(false)
    })
  })
}
