import { Link } from 'react-router-dom'
import { cx } from '@/shared/ui/cx'
import { TypeTag } from '../../type-tag'
import { type Call, deadlineText } from '../calls'
import { pageMessages } from './messages'
import { useHeading } from './use-heading'

type FormHeaderProps = {
  call: Call
  title: string
  /** Only at the beginning: later the questions have the room. */
  intro: string | null
  others: readonly Call[]
}

/** Which form this is, for which call, and until when. */
export function FormHeader({ call, title, intro, others }: FormHeaderProps) {
  const heading = useHeading()
  return (
    <header className={cx('grid gap-2', intro === null ? 'pb-6' : 'pb-8')}>
      <p className="flex flex-wrap items-center gap-x-3 text-2 text-muted">
        <TypeTag type={call.applicant_type} />
        <span aria-hidden="true">·</span>
        <span dir="auto">{call.title}</span>
      </p>
      <h1
        ref={heading}
        className={intro === null ? 'text-4 font-semibold' : 'text-6 font-semibold'}
      >
        {title}
      </h1>
      <Deadline call={call} />
      {intro && <p className="max-w-measure pt-2 text-3 text-muted">{intro}</p>}
      {others.length > 0 && (
        <p className="text-2 text-muted">
          {pageMessages.otherCalls}{' '}
          {others.map((other, index) => (
            <span key={other.id}>
              {index > 0 && ', '}
              <Link to={`?call=${other.slug}`} className="text-link">
                {other.title}
              </Link>
            </span>
          ))}
        </p>
      )}
    </header>
  )
}

function Deadline({ call }: { call: Call }) {
  const deadline = deadlineText(call)
  if (!deadline) return <p className="text-2">{pageMessages.alwaysOpen}</p>
  return (
    <p className="text-2">
      {pageMessages.closes}{' '}
      <time
        dateTime={call.closes_at ?? undefined}
        title={deadline.there ? pageMessages.closesThere(deadline.there) : undefined}
        className="font-medium"
      >
        {deadline.here}
      </time>
    </p>
  )
}
