import { type MarkdownDocument, toDocument } from '@/features/content'
import { keysetQuery, publicPageSize } from '@/shared/list/keyset'
import { isSlug, readView } from '@/shared/list/list-view'
import { type Page, toPage } from '@/shared/list/paging'
import { readPublic } from '@/shared/supabase/read-public'
import type { Picture } from '@/shared/ui/picture'
import { type ChallengeEntry, type ChallengeState, innovationSpec } from './challenges'

const columns = 'id,slug,title,partner_name,partner_kind,summary,reward,opens_at,closes_at'
const lastClosed = { column: 'closes_at', descending: true }

export type Challenges = {
  open: ChallengeEntry[]
  upcoming: ChallengeEntry[]
  closed: Page<ChallengeEntry>
}

/** Whether one may answer it now. Told when it is read: what is prerendered does not know what time it will be. */
function stateOf({ opens_at, closes_at }: ChallengeEntry, now: number): ChallengeState {
  if (closes_at !== null && Date.parse(closes_at) <= now) return 'closed'
  return Date.parse(opens_at) <= now ? 'open' : 'upcoming'
}

/** The challenges by where they stand: of the open ones those first that close first. */
export async function fetchChallenges(
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<Challenges> {
  const { view } = readView(search, innovationSpec)
  const now = new Date()
  const [current, over] = await Promise.all([
    readPublic<ChallengeEntry>(
      'challenges',
      {
        select: columns,
        or: `(closes_at.is.null,closes_at.gt.${now.toISOString()})`,
        order: 'closes_at.asc.nullslast,id',
        limit: '60',
      },
      signal,
    ),
    readPublic<ChallengeEntry & { sort_value: string }>(
      'challenges',
      {
        select: `${columns},sort_value:closes_at`,
        closes_at: `lte.${now.toISOString()}`,
        ...keysetQuery(lastClosed, view.cursor),
      },
      signal,
    ),
  ])
  const are = (state: ChallengeState) =>
    current.filter((challenge) => stateOf(challenge, now.getTime()) === state)
  const upcoming = are('upcoming').sort((a, b) => a.opens_at.localeCompare(b.opens_at))
  return { open: are('open'), upcoming, closed: toPage(over, view.cursor, publicPageSize) }
}

type ChallengeRow = ChallengeEntry & {
  body: string
  sectors: string[]
  countries: string[]
  image: Picture | null
  call: { slug: string; applicant_type: string } | null
}

export type WholeChallenge = {
  challenge: Omit<ChallengeRow, 'body'>
  document: MarkdownDocument
  state: ChallengeState
}

/** A challenge with its text, also before and after its time; null where none of this name is published. */
export async function fetchChallenge(
  slug: string,
  signal: AbortSignal,
): Promise<WholeChallenge | null> {
  if (!isSlug(slug)) return null
  const [row] = await readPublic<ChallengeRow>(
    'challenges',
    {
      select: `${columns},body,sectors,countries,image,call:calls(slug,applicant_type)`,
      slug: `eq.${slug}`,
      limit: '1',
    },
    signal,
  )
  if (!row) return null
  const { body, ...challenge } = row
  return { challenge, document: await toDocument(body), state: stateOf(row, Date.now()) }
}
