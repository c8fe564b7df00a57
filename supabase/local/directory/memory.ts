import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

type Entry = { payload: AdapterPayload; until: number }

/** What the provider has to remember while this process lives: sessions, codes, tokens. */
export function memory(): AdapterFactory {
  const entries = new Map<string, Entry>()
  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key)
    if (entry && entry.until > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }
  const findWhere = (model: string, matches: (payload: AdapterPayload) => boolean) => {
    for (const key of [...entries.keys()].filter((each) => each.startsWith(`${model}:`))) {
      const payload = read(key)
      if (payload && matches(payload)) return payload
    }
    return undefined
  }

  return (model): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const until = expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000
      entries.set(`${model}:${id}`, { payload, until })
    },
    find: async (id) => read(`${model}:${id}`),
    findByUid: async (uid) => findWhere(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => findWhere(model, (payload) => payload.userCode === code),
    consume: async (id) => {
      const payload = read(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => void entries.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
