import { Link } from 'react-router-dom'
import { Markdown } from '@/features/content'
import { DetailColumns } from '@/shared/list/detail-frame'
import { buttonStyle } from '@/shared/ui/button-style'
import { PlaceName } from '@/shared/ui/country-name'
import { ExactTime } from '@/shared/ui/exact-time'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { messages } from './messages'
import type { WholeOpening } from './read-openings'

const words = messages.detail

/** What a position asks and offers, and where to apply for it. */
export function OpeningDetail({ whole }: { whole: WholeOpening }) {
  const { opening, document, isClosed } = whole
  return (
    <DetailColumns
      notice={
        isClosed && (
          <Notice tone="warning" title={words.closed}>
            {words.closedText}
          </Notice>
        )
      }
      summary={opening.summary}
      facts={
        <>
          <Facts
            facts={[
              {
                label: words.at,
                value: opening.organisation ? (
                  <Link
                    to={`/portfolio?startup=${opening.organisation.slug}`}
                    className="text-link"
                  >
                    {opening.organisation.name}
                  </Link>
                ) : (
                  messages.operator
                ),
              },
              {
                label: words.place,
                value: (opening.city || opening.country) && (
                  <PlaceName city={opening.city} country={opening.country} />
                ),
              },
              { label: words.workplace, value: messages.workplaces[opening.workplace] },
              { label: words.contract, value: messages.contracts[opening.contract] },
              { label: words.pay, value: opening.pay },
              {
                label: words.closes,
                value: opening.closes_at ? (
                  <ExactTime date={opening.closes_at} />
                ) : (
                  messages.untilFilled
                ),
              },
            ]}
          />
          {!isClosed && opening.apply_to && <Apply to={opening.apply_to} />}
        </>
      }
    >
      <Markdown document={document} />
    </DetailColumns>
  )
}

function Apply({ to }: { to: string }) {
  const isMail = to.startsWith('mailto:')
  return (
    <a
      href={to}
      rel={isMail ? undefined : 'external noopener noreferrer'}
      className={buttonStyle('primary', 'md', 'justify-self-start')}
    >
      {isMail ? words.applyMail : words.applyWeb}
    </a>
  )
}
