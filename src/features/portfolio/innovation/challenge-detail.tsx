import { Markdown, siteTerms } from '@/features/content'
import { countryName } from '@/shared/format/countries'
import { DetailColumns } from '@/shared/list/detail-frame'
import { useSiteData } from '@/shared/site-data'
import { termLabel } from '@/shared/terms'
import { ButtonLink } from '@/shared/ui/button-link'
import { useNameLocale } from '@/shared/ui/country-name'
import { ExactTime } from '@/shared/ui/exact-time'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { messages } from './messages'
import type { WholeChallenge } from './read-challenges'

const words = messages.detail

/** The form that answers come in by: that of its call, or the one that is always there. */
function formOf({ call }: WholeChallenge['challenge']): string {
  return call
    ? `/application-form/${call.applicant_type}?call=${encodeURIComponent(call.slug)}`
    : '/application-form/startup'
}

/** What a partner needs, what it pays, and where to answer. */
export function ChallengeDetail({ whole }: { whole: WholeChallenge }) {
  const { data: terms } = useSiteData(siteTerms)
  const locale = useNameLocale()
  const { challenge, document, state } = whole
  return (
    <DetailColumns
      notice={
        state !== 'open' && (
          <Notice
            tone={state === 'closed' ? 'warning' : 'info'}
            title={state === 'closed' ? words.closed : words.upcoming}
          >
            {state === 'closed' ? words.closedText : words.upcomingText}
          </Notice>
        )
      }
      summary={challenge.summary}
      image={challenge.image}
      facts={
        <>
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
        </>
      }
    >
      <Markdown document={document} />
    </DetailColumns>
  )
}
