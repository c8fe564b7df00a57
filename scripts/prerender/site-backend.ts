import { setTimeout } from 'node:timers/promises'
import { openReadingBackend } from '../../supabase/local/reading-backend.ts'
import { inWords, isLasting } from './faults.ts'
import { type HostedProject, hostedProject } from '../../supabase/local/hosted-project.ts'

export type SiteBackend = {
  /** False when the project does not answer: pages are then drawn without what they would read. */
  hasData: boolean
  /** What the pages are to be built with; empty when the environment says it already. */
  publicKey: string
  read: <Row>(table: string, query: Record<string, string>) => Promise<Row[]>
  close: () => Promise<void>
}

const patience = 15_000
const tries = 3
const pause = 2000

/** Where the pages' data comes from while the site is built: the hosted project, or the demo programme in this process. */
export async function openSiteBackend(): Promise<SiteBackend> {
  const hosted = hostedProject('production')
  return hosted ? openHosted(hosted) : openEmbedded()
}

async function openHosted({ url, key }: HostedProject): Promise<SiteBackend> {
  const read = reader((path) =>
    fetch(`${url}${path}`, { headers: { apikey: key }, signal: AbortSignal.timeout(patience) }),
  )
  let failure: unknown
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await setTimeout(pause)
    try {
      await read('posts', { select: 'slug', limit: '1' })
      return { hasData: true, publicKey: '', read, close: () => Promise.resolve() }
    } catch (error) {
      failure = error
      if (isLasting(error)) break
    }
  }
  if (isLasting(failure)) {
    throw new Error(
      `${url} refused to be read: ${inWords(failure)}. Check VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, and that the migrations are applied.`,
    )
  }
  console.warn(
    `\n  ${url} does not answer (${inWords(failure)}).\n  Pages are drawn without its data: no post has a page or a place in the sitemap until the next build.\n`,
  )
  return {
    hasData: false,
    publicKey: '',
    read: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  }
}

/** In this process and without a port. The pages ask the origin that they are on, which Node does not have, so `fetch` is taught. */
export async function openEmbedded() {
  const { handle, publicKey, database, close } = await openReadingBackend()
  const outside = globalThis.fetch
  globalThis.fetch = (address, request) =>
    typeof address === 'string' && address.startsWith('/')
      ? handle(new Request(`http://localhost${address}`, request))
      : outside(address, request)
  return {
    hasData: true,
    publicKey,
    database,
    read: reader((path) =>
      handle(new Request(`http://localhost${path}`, { headers: { apikey: publicKey } })),
    ),
    close: async () => {
      globalThis.fetch = outside
      await close()
    },
  }
}

const reader =
  (ask: (path: string) => Promise<Response>) =>
  async <Row>(table: string, query: Record<string, string>): Promise<Row[]> => {
    const response = await ask(`/rest/v1/${table}?${new URLSearchParams(query).toString()}`)
    if (response.ok) return (await response.json()) as Row[]
    const fault: unknown = await response.json().catch(() => null)
    throw { ...(fault as object | null), status: response.status }
  }
