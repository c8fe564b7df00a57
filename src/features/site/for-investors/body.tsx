import { Link } from 'react-router-dom'
import { ButtonLink } from '@/shared/ui/button-link'
import { Mark } from '@/shared/ui/mark'
import { SideMark } from '../side-mark'
import { sides } from '../sides'
import { body, type Mover } from './body-messages'

const [startup, investor] = sides

/** What `/for-investors` says below the thesis. */
export function Body() {
  return (
    <>
      <Steps />
      <Sight />
      <Yours />
      <Not />
    </>
  )
}

/** Each step begins with the mark of whoever has the move. */
function Steps() {
  return (
    <section
      className="mx-auto grid max-w-content gap-x-6 gap-y-8 px-4 py-18 sm:px-6 lg:grid-cols-12 lg:py-26"
      aria-labelledby="steps"
    >
      <h2 id="steps" className="text-6 font-semibold lg:col-span-4">
        {body.steps.title}
      </h2>
      <ol className="lg:col-span-7 lg:col-start-6">
        {body.steps.items.map((step, index) => (
          <li
            key={step.text}
            className="grid grid-cols-[3rem_1fr] gap-x-4 not-last:pb-8 sm:grid-cols-[3rem_8rem_1fr]"
          >
            <span className="relative row-span-2 flex justify-center pt-1 sm:row-span-1">
              <MoverMark mover={step.mover} />
              {index < body.steps.items.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute inset-x-[calc(50%-0.5px)] top-9 -bottom-8 w-px bg-line-strong"
                />
              )}
            </span>
            <span className="text-4 font-semibold">{step.who}</span>
            <span className="max-w-measure text-3 text-muted sm:pt-0.5">{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function MoverMark({ mover }: { mover: Mover }) {
  if (mover === 'team') return <Mark className="size-6" />
  return (
    <span className="flex h-6 items-center gap-1">
      {mover !== 'investor' && startup && <SideMark side={startup} className="size-5" />}
      {mover !== 'startup' && investor && <SideMark side={investor} className="size-5" />}
    </span>
  )
}

/** Two halves of a sheet; the one that stays closed is folded over. */
function Sight() {
  return (
    <section className="mx-auto max-w-content px-4 pb-18 sm:px-6 lg:pb-26" aria-labelledby="sight">
      <h2 id="sight" className="max-w-[16em] pb-8 text-7 font-semibold">
        {body.sight.title}
      </h2>
      <div className="grid md:grid-cols-[7fr_5fr]">
        <Half
          title={body.sight.open}
          items={body.sight.openItems}
          className="border border-line-strong"
        />
        <Half
          title={body.sight.closed}
          items={body.sight.closedItems}
          className="fold-corner bg-ink text-canvas [--fold-colour:var(--canvas)] [--fold-size:3.5rem]"
        />
      </div>
    </section>
  )
}

function Half({ title, items, className }: { title: string; items: string[]; className: string }) {
  return (
    <div className={`grid content-start gap-4 p-6 sm:p-8 ${className}`}>
      <h3 className="pe-12 text-5 font-semibold">{title}</h3>
      <ul className="grid gap-2 text-3">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function Yours() {
  return (
    <section
      className="mx-auto grid max-w-content gap-x-12 gap-y-12 px-4 pb-18 sm:px-6 md:grid-cols-2 lg:pb-26"
      aria-labelledby="yours"
    >
      <div className="grid content-start gap-4">
        <h2 id="yours" className="text-6 font-semibold">
          {body.yours.title}
        </h2>
        <p className="max-w-measure text-3 text-muted">{body.yours.text}</p>
      </div>
      <div className="grid content-start gap-4">
        <h2 className="text-6 font-semibold">{body.yours.expect}</h2>
        <ul className="border-t border-line-strong">
          {body.yours.items.map((item) => (
            <li key={item} className="border-b border-line py-3 text-3">
              {item}
            </li>
          ))}
        </ul>
        <Link
          to="/code-of-conduct"
          className="text-link target inline-flex items-center justify-self-start"
        >
          {body.yours.conduct}
        </Link>
      </div>
    </section>
  )
}

function Not() {
  return (
    <section className="mx-auto grid max-w-content gap-6 px-4 pb-26 sm:px-6" aria-labelledby="not">
      <h2 id="not" className="text-7 font-semibold">
        {body.not.title}
      </h2>
      <p className="max-w-[40rem] text-4 text-muted">{body.not.text}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/application-form/investor">{body.not.begin}</ButtonLink>
        <Link to="/how-it-works" className="text-link target inline-flex items-center">
          {body.not.how}
        </Link>
      </p>
    </section>
  )
}
