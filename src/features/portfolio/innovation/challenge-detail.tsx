import { Markdown, siteTerms } from '@/features/content'
import { countryName } from '@/shared/format/countries'
import { DetailState } from '@/shared/list/detail-frame'
import { useSiteData } from '@/shared/site-data'
import { termLabel } from '@/shared/terms'
import { ButtonLink } from '@/shared/ui/button-link'
import { ContentImage } from '@/shared/ui/content-image'
import { useNameLocale } from '@/shared/ui/country-name'
import { ExactTime } from '@/shared/ui/exact-time'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { messages } from './messages'
import type { WholeChallenge } from './read-challenges'

type ChallengeDetailProps = {
  read: { error: unknown; isFetching: boolean; refetch: () => void }
  whole: WholeChallenge | null | undefined
}

const words = messages.detail

/** The form that answers come in by: that of its call, or the one that is always there. */
function formOf({ call }: WholeChallenge['challenge']): string {
  return call
    ? `/application-form/${call.applicant_type}?call=${encodeURIComponent(call.slug)}`
    : '/application-form/startup'
}

/** What a partner needs, what it pays, and where to answer. */
export function ChallengeDetail({ read, whole }: ChallengeDetailProps) {
  const { data: terms } = useSiteData(siteTerms)
  const locale = useNameLocale()
  if (!whole) return <DetailState {...read} failed={words.failed} />
  const { challenge, document, state } = whole
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="grid grid-cols-1 content-start gap-8 lg:col-span-7">
        {state !== 'open' && (
          <Notice
            tone={state === 'closed' ? 'warning' : 'info'}
            title={state === 'closed' ? words.closed : words.upcoming}
          >
            {state === 'closed' ? words.closedText : words.upcomingText}
          </Notice>
        )}
        <p className="max-w-[40rem] text-4">{challenge.summary}</p>
        {challenge.image && (
          <ContentImage
            image={challenge.image}
            sizes="(min-width: 64rem) 42rem, 92vw"
            first
            className="max-h-96 w-full rounded-panel object-cover"
          />
        )}
        <Markdown document={document} />
      </div>
      <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">
        <Facts
          facts={[
            {
              label: words.partner,
              value: `${challenge.partner_name} (${messages.kinds[challenge.partner_kind].toLowerCase()})`,
            },
            { label: words.reward, value: challenge.reward },
            {
              label: words.opens,
              value: state === 'upcoming' && <ExactTime date={challenge.opens_at} />,
            },
            {
              label: words.closes,
              value: challenge.closes_at ? (
                <ExactTime date={challenge.closes_at} />
              ) : (
                messages.noDeadline
              ),
            },
            {
              label: words.sectors,
              value: challenge.sectors.map((id) => termLabel(terms, 'sectors', id)).join(', '),
            },
            {
              label: words.countries,
              value: challenge.countries.map((code) => countryName(code, locale)).join(', '),
            },
          ]}
        />
        {state === 'open' && (
          <div className="grid justify-items-start gap-2">
            <ButtonLink to={formOf(challenge)}>{words.apply}</ButtonLink>
            <p className="text-2 text-muted">{words.applyHelp}</p>
          </div>
        )}
      </div>
    </div>
  )
}
