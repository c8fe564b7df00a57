import { daysUntil } from '@/shared/format/dates'
import { EntryLink } from '@/shared/list/entry-link'
import { Pager } from '@/shared/list/pager'
import type { PublicList } from '@/shared/list/use-public-list'
import { ExactTime } from '@/shared/ui/exact-time'
import { ReaderDay } from '@/shared/ui/reader-day'
import { useHydrated } from '@/shared/use-hydrated'
import type { ChallengeEntry } from './challenges'
import { messages } from './messages'
import type { Challenges } from './read-challenges'

type ChallengeListsProps = {
  challenges: Challenges
  list: PublicList<never>
  addressOf: (slug: string) => string
}

/** The challenges by where they stand; what can be answered is what is large. */
export function ChallengeLists({ challenges, list, addressOf }: ChallengeListsProps) {
  const { open, upcoming, closed } = challenges
  const { view } = list
  return (
    <div className="grid grid-cols-1 gap-16">
      <section aria-labelledby="open" className="grid grid-cols-1 gap-6">
        <h2 id="open" className="text-5 font-semibold">
          {messages.open.title}
        </h2>
        {open.length === 0 && <p className="text-3 text-muted">{messages.open.none}</p>}
        <ul className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          {open.map((challenge) => (
            <OpenChallenge
              key={challenge.id}
              challenge={challenge}
              to={addressOf(challenge.slug)}
            />
          ))}
        </ul>
      </section>
      {upcoming.length > 0 && (
        <section aria-labelledby="upcoming" className="grid grid-cols-1 gap-4">
          <h2 id="upcoming" className="text-5 font-semibold">
            {messages.upcoming.title}
          </h2>
          <ul>
            {upcoming.map((challenge) => (
              <ChallengeRow
                key={challenge.id}
                challenge={challenge}
                to={addressOf(challenge.slug)}
                word={messages.upcoming.opens}
                day={challenge.opens_at}
              />
            ))}
          </ul>
        </section>
      )}
      {closed.rows.length > 0 && (
        <section aria-labelledby="closed" className="grid grid-cols-1 gap-4">
          <h2 id="closed" className="text-5 font-semibold">
            {messages.closed.title}
          </h2>
          <ul>
            {closed.rows.map((challenge) => (
              <ChallengeRow
                key={challenge.id}
                challenge={challenge}
                to={addressOf(challenge.slug)}
                word={messages.closed.on}
                day={challenge.closes_at ?? challenge.opens_at}
              />
            ))}
          </ul>
          <Pager
            page={closed}
            count={messages.found(closed.rows.length)}
            words={{ previous: messages.newer, next: messages.older }}
            addressOf={(cursor) => list.addressOf({ ...view, cursor })}
          />
        </section>
      )}
    </div>
  )
}

type EntryProps = { challenge: ChallengeEntry; to: string }

function Partner({ challenge }: { challenge: ChallengeEntry }) {
  return (
    <p className="text-2 text-muted">
      {challenge.partner_name} · {messages.kinds[challenge.partner_kind]}
    </p>
  )
}

function OpenChallenge({ challenge, to }: EntryProps) {
  const isHydrated = useHydrated()
  return (
    <li className="fold-corner group relative grid grid-cols-1 content-between gap-6 border border-line-strong p-6 [--fold-size:1.5rem] hover:border-ink">
      <div className="grid grid-cols-1 gap-2">
        <Partner challenge={challenge} />
        <h3 className="pe-6 text-5 font-semibold">
          <EntryLink to={to} opens={challenge.slug}>
            {challenge.title}
          </EntryLink>
        </h3>
        <p className="text-3 text-muted">{challenge.summary}</p>
      </div>
      <dl className="grid gap-2 text-2">
        {challenge.reward && (
          <div>
            <dt className="sr-only">{messages.reward}</dt>
            <dd className="font-semibold">{challenge.reward}</dd>
          </div>
        )}
        <div>
          <dt className="sr-only">{messages.closes}</dt>
          <dd>
            {challenge.closes_at ? (
              <>
                {messages.closes} <ExactTime date={challenge.closes_at} />
                {/* Counted from today, and so not before it is known which day that is. */}
                {isHydrated && (
                  <strong className="font-semibold">
                    {' · '}
                    {messages.left(daysUntil(new Date(challenge.closes_at)))}
                  </strong>
                )}
              </>
            ) : (
              messages.noDeadline
            )}
          </dd>
        </div>
      </dl>
    </li>
  )
}

function ChallengeRow({ challenge, to, word, day }: EntryProps & { word: string; day: string }) {
  return (
    <li className="group relative grid gap-x-6 gap-y-1 border-b border-line py-4 first:border-t lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)_minmax(0,4fr)]">
      <h3 className="text-4 font-semibold">
        <EntryLink to={to} opens={challenge.slug}>
          {challenge.title}
        </EntryLink>
      </h3>
      <Partner challenge={challenge} />
      <p className="text-2 text-muted">
        {word} <ReaderDay date={day} />
      </p>
    </li>
  )
}
