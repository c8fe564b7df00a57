import { useNavigate, useSearchParams } from 'react-router-dom'
import { brand } from '@/config/brand'
import { termsVersion } from '@/config/terms'
import { safeNext } from '@/shared/auth/next-path'
import { areTermsAccepted, type OwnTerms } from '@/shared/auth/own-terms'
import { exactTime, plainDate } from '@/shared/format/dates'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { LoadError } from '@/shared/ui/load-error'
import { Notice } from '@/shared/ui/notice'
import { messageOf } from '@/shared/supabase/errors'
import { messages } from './messages'
import { changesSince } from './terms-changes'
import { useAgreement } from './use-agreement'

const dayOf = (version: string) => (
  <time dateTime={version} className="whitespace-nowrap">
    {plainDate(version, { locale: 'en-GB' })}
  </time>
)

/** Which version a member agreed to, what changed since, and their agreement to the one that holds. */
export function OwnAgreement({ userId }: { userId: string }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const next = search.get('next')
  // Whoever was sent here on the way somewhere else goes on at once.
  const { asked, retry, agree } = useAgreement(userId, () => {
    if (next) void navigate(safeNext(next), { replace: true })
  })

  if (asked.state === 'reading') return <p role="status">{messages.loading}</p>
  if (asked.state === 'unread')
    return <LoadError title={messages.failed} error={asked.error} onRetry={retry} />

  const { agreement, saving, error, isNew } = asked
  if (areTermsAccepted(agreement)) return <Agreed agreement={agreement} isNew={isNew} next={next} />
  const holding = agreement.current ?? termsVersion
  // They were published after this page was fetched, and nobody agrees to what they cannot read.
  if (holding > termsVersion) return <NewerElsewhere />
  return (
    <>
      <p className="max-w-measure text-3">
        {agreement.acceptedAt ? (
          <>
            {messages.older} <AgreedAt at={agreement.acceptedAt} />.
          </>
        ) : (
          messages.none
        )}
      </p>
      <Changes since={agreement.accepted} />
      {error !== undefined && (
        <Notice tone="danger" live title={messages.notSaved}>
          {messageOf(error)}
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-2">
        <Button busy={saving} onClick={agree} aria-describedby="agree-to">
          {saving ? messages.agreeing : messages.agree}
        </Button>
        <span id="agree-to">
          {messages.agreeTo} {dayOf(holding)}
        </span>
      </p>
      <p className="max-w-measure text-2 text-muted">
        {messages.refuse}{' '}
        <a href={`mailto:${brand.supportEmail}`} className="text-link wrap-anywhere">
          {brand.supportEmail}
        </a>
      </p>
    </>
  )
}

function AgreedAt({ at }: { at: string }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} title={exactTime(moment)} className="whitespace-nowrap">
      {plainDate(at.slice(0, 10), { locale: 'en-GB' })}
    </time>
  )
}

function NewerElsewhere() {
  return (
    <Notice
      tone="warning"
      live
      action={
        <Button intent="secondary" size="sm" onClick={() => window.location.reload()}>
          {messages.reload}
        </Button>
      }
    >
      {messages.newer}
    </Notice>
  )
}

type AgreedProps = { agreement: OwnTerms; isNew: boolean | undefined; next: string | null }

function Agreed({ agreement, isNew = false, next }: AgreedProps) {
  return (
    <>
      <div role="status" className="grid max-w-measure gap-1 text-3">
        {isNew && <p className="font-semibold">{messages.thanks}</p>}
        {agreement.acceptedAt && (
          <p>
            {messages.current} <AgreedAt at={agreement.acceptedAt} />.{' '}
            {!isNew && messages.currentVersion}
          </p>
        )}
      </div>
      <ButtonLink
        to={safeNext(next)}
        intent={isNew ? 'primary' : 'secondary'}
        className="justify-self-start"
      >
        {next ? messages.onward : messages.dashboard}
      </ButtonLink>
    </>
  )
}

function Changes({ since }: { since: string | null }) {
  const news = changesSince(since)
  if (news.length === 0) return null
  return (
    <section aria-labelledby="changed" className="fold-corner border border-line-strong p-6">
      <h3 id="changed" className="pb-3 text-4 font-semibold">
        {messages.changed}
      </h3>
      <ol className="grid gap-4">
        {news.map(({ version, changes }) => (
          <li key={version} className="grid gap-2">
            <p className="text-2 text-muted">
              {messages.versionOf} {dayOf(version)}
            </p>
            <ul className="grid list-disc gap-1 ps-5 text-2">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
