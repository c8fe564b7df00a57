import { Fragment, type ReactNode } from 'react'
import { useSiteData } from '@/shared/site-data'
import { messages } from './now-messages'
import { type Figures, siteFigures } from './figures-data'

const { figures: words } = messages

const utcDay = { dateStyle: 'long', timeZone: 'UTC' } as const

type Words = readonly [one: string, many: string]

const sideWords = [
  ['startups', 'text-startup'],
  ['investors', 'text-investor'],
  ['mentors', 'text-mentor'],
  ['partners', 'text-partner'],
] as const

/** A number as the eye finds it, and what it counts. */
function Count({ of, each, colour }: { of: number; each: Words; colour?: string }) {
  return (
    <>
      <span data-tabular className={colour}>
        {of.toLocaleString('en')}
      </span>
      {'\u00a0'}
      {each[of === 1 ? 0 : 1]}
    </>
  )
}

/** "a, b and c". */
const joined = (parts: ReactNode[]) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (index === parts.length - 1 ? words.and : ', ')}
      {part}
    </Fragment>
  ))

/** What was counted, as two sentences; what is nothing is left out, and with nothing at all there is no sentence. */
export function FiguresInWords() {
  const { data } = useSiteData(siteFigures)
  if (!data) return null
  const present = sideWords.filter(([side]) => data[side] > 0)
  if (present.length === 0 && !data.answered) return null
  return (
    <section
      aria-labelledby="figures"
      className="mx-auto grid max-w-content gap-6 px-4 pt-18 sm:px-6 lg:pt-26"
    >
      <h2 id="figures" className="text-2 font-semibold text-muted">
        {words.title}
      </h2>
      <p className="max-w-[24em] text-7 leading-[1.2] font-semibold text-pretty">
        {present.length > 0 && (
          <>
            {joined(
              present.map(([side, colour]) => (
                <Count key={side} of={data[side]} each={words[side]} colour={colour} />
              )),
            )}
            {data.countries > 1 && (
              <>
                {words.from}
                <Count of={data.countries} each={words.countries} />
              </>
            )}
            {words.takePart(present.length === 1 && data[present[0]?.[0] ?? 'startups'] === 1)}
          </>
        )}
        <Answered figures={data} />
      </p>
      <p className="text-1 text-muted">
        {words.counted}{' '}
        <time dateTime={data.refreshed_at}>
          {new Date(data.refreshed_at).toLocaleDateString('en-GB', utcDay)}
        </time>
      </p>
    </section>
  )
}

function Answered({ figures: { answered, median_days } }: { figures: Figures }) {
  if (!answered) return null
  return (
    <>
      <Count of={answered} each={words.answered} />
      {words.wereAnswered(answered === 1)}
      {median_days !== null && answered > 1 && (
        <>
          {words.within}
          <Count of={Math.max(1, Math.ceil(median_days))} each={words.days} />
        </>
      )}
      .
    </>
  )
}
