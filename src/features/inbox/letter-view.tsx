import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { messageOf } from '@/shared/supabase/errors'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { buttonStyle } from '@/shared/ui/button-style'
import { EmptyState } from '@/shared/ui/empty-state'
import { Facts } from '@/shared/ui/facts'
import { Icon } from '@/shared/ui/icon'
import { LoadError } from '@/shared/ui/load-error'
import { Notice } from '@/shared/ui/notice'
import { RelativeTime } from '@/shared/ui/relative-time'
import { Skeleton } from '@/shared/ui/skeleton'
import { OfflineNotice } from '@/shared/ui/stale-notice'
import { answerLink } from './answer-link'
import { type Kind, type Letter, ratingTone } from './letters'
import { inboxMessages as words } from './messages'
import { topicName } from './topic-name'
import { inboxQueries } from './queries'
import { useSettle } from './use-settle'

type LetterViewProps = {
  kind: Kind
  /** Null where the address names something that is no letter. */
  id: string | null
  /** The list, where this stands in its place and not beside it. */
  back: string | null
}

/** One letter: the whole of it, who wrote it, and what can be done. */
export function LetterView({ kind, id, back }: LetterViewProps) {
  const query = useQuery({ ...inboxQueries.letter(kind, id ?? ''), enabled: id !== null })
  const letter = query.data
  return (
    <article className="grid content-start gap-6" aria-busy={query.isPending && id !== null}>
      {back && (
        <p className="screen-only">
          <Link
            to={back}
            className="target -ms-1 inline-flex items-center gap-2 text-2 text-muted hover:text-ink hover:underline"
          >
            <Icon name="arrow-left" className="size-4" />
            {words.back}
          </Link>
        </p>
      )}
      {letter && <Whole kind={kind} letter={letter} isPage={back !== null} />}
      {(letter === null || id === null) && (
        <EmptyState title={words.gone}>{words.goneText}</EmptyState>
      )}
      {query.isLoadingError && (
        <LoadError
          title={words.letterFailed}
          error={query.error}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      )}
      {query.isPending && id !== null && query.fetchStatus === 'paused' && <OfflineNotice />}
      {query.isPending && id !== null && query.fetchStatus !== 'paused' && (
        <div role="status" aria-label={words.letterLoading}>
          <Skeleton lines={8} />
        </div>
      )}
    </article>
  )
}

type WholeProps = { kind: Kind; letter: Letter; isPage: boolean }

function Whole({ kind, letter, isPage }: WholeProps) {
  const Heading = isPage ? 'h1' : 'h2'
  const about = kind === 'feedback' ? words.feedbackAbout : topicName(kind, letter.topic)
  return (
    <>
      <header className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 text-2 text-muted">
          {topicName(kind, letter.topic)}
          <Badge tone={letter.settled_at ? 'neutral' : 'accent'}>
            {letter.settled_at ? words.settledBadge : words.open}
          </Badge>
        </p>
        <Heading tabIndex={-1} dir="auto" className="text-5 font-semibold wrap-anywhere">
          {letter.name ?? letter.email}
        </Heading>
      </header>
      <p
        dir="auto"
        className="max-w-measure text-3 leading-relaxed wrap-anywhere whitespace-pre-line"
      >
        {letter.message}
      </p>
      <Actions kind={kind} letter={letter} about={about} />
      <Facts facts={factsOf(letter)} />
    </>
  )
}

const factsOf = (letter: Letter) => [
  {
    label: words.facts.from,
    value: (
      <span className="wrap-anywhere">
        {letter.name && <span dir="auto">{letter.name}, </span>}
        {letter.email}
      </span>
    ),
  },
  { label: words.facts.organisation, value: letter.organisation },
  {
    label: words.facts.rating,
    value: typeof letter.rating === 'number' && (
      <Badge tone={ratingTone(letter.rating)}>{words.rating(letter.rating)}</Badge>
    ),
  },
  { label: words.facts.received, value: <RelativeTime date={letter.created_at} /> },
  { label: words.facts.account, value: letter.user_id && words.member },
  { label: words.facts.reference, value: <span data-tabular>{letter.reference}</span> },
  {
    label: words.facts.state,
    value: letter.settled_at ? (
      <>
        {letter.settler
          ? words.settledBy(`${letter.settler.first_name} ${letter.settler.last_name}`.trim())
          : words.settledBySomebody}
        , <RelativeTime date={letter.settled_at} />
      </>
    ) : (
      words.open
    ),
  },
]

function Actions({ kind, letter, about }: Omit<WholeProps, 'isPage'> & { about: string }) {
  const settle = useSettle()
  const isSettled = letter.settled_at !== null
  return (
    <div className="screen-only grid gap-3">
      {settle.isError && (
        <Notice tone="danger" live title={words.notSettled}>
          {messageOf(settle.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <a
          href={answerLink(letter, about)}
          className={buttonStyle(isSettled ? 'secondary' : 'primary', 'sm')}
        >
          <Icon name="mail" className="size-4" />
          {words.answer}
        </a>
        <Button
          intent="secondary"
          size="sm"
          busy={settle.isPending}
          onClick={() =>
            settle.mutate({
              kind,
              id: letter.id,
              reference: letter.reference,
              settled: !isSettled,
            })
          }
        >
          {isSettled ? words.reopen : words.settle}
        </Button>
      </div>
    </div>
  )
}
