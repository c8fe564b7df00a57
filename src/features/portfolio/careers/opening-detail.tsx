import { Link } from 'react-router-dom'
import { Markdown } from '@/features/content'
import { DetailState } from '@/shared/list/detail-frame'
import { buttonStyle } from '@/shared/ui/button-style'
import { PlaceName } from '@/shared/ui/country-name'
import { ExactTime } from '@/shared/ui/exact-time'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { messages } from './messages'
import type { WholeOpening } from './read-openings'

type OpeningDetailProps = {
  read: { error: unknown; isFetching: boolean; refetch: () => void }
  whole: WholeOpening | null | undefined
}

const words = messages.detail

/** What a position asks and offers, and where to apply for it. */
export function OpeningDetail({ read, whole }: OpeningDetailProps) {
  if (!whole) return <DetailState {...read} failed={words.failed} />
  const { opening, document, isClosed } = whole
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="grid grid-cols-1 content-start gap-8 lg:col-span-7">
        {isClosed && (
          <Notice tone="warning" title={words.closed}>
            {words.closedText}
          </Notice>
        )}
        <p className="max-w-[40rem] text-4">{opening.summary}</p>
        <Markdown document={document} />
      </div>
      <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">
        <Facts
          facts={[
            {
              label: words.at,
              value: opening.organisation ? (
                <Link to={`/portfolio?startup=${opening.organisation.slug}`} className="text-link">
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
      </div>
    </div>
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
