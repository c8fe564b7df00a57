import { Link } from 'react-router-dom'
import { ButtonLink } from '@/shared/ui/button-link'
import { Mark } from '@/shared/ui/mark'
import { SideMark } from '../side-mark'
import { sideWords } from '../side-words'
import { type Side, sides } from '../sides'
import { choices } from './choices-messages'

/** A sheet folded twice, opened again: four fields around the mark. */
export function Choices() {
  return (
    <>
      <div className="relative">
        <ul className="grid border-line md:auto-rows-fr md:grid-cols-2 md:border-y">
          {sides.map((side) => (
            <Choice key={side.id} side={side} />
          ))}
        </ul>
        <Mark className="absolute top-1/2 left-1/2 size-12 -translate-1/2 bg-canvas p-1 max-md:hidden" />
      </div>
      <Next />
    </>
  )
}

function Choice({ side }: { side: Side }) {
  const signUp = `/auth?mode=sign-up&next=${encodeURIComponent(side.form)}`
  const { brings, finds, effort } = sideWords[side.id]
  const more = choices.more[side.id]
  return (
    <li
      id={side.id}
      className="grid scroll-mt-8 content-between gap-8 border-t border-line py-8 md:border-t-0 md:py-12 md:odd:border-e md:odd:pe-12 md:even:ps-12 md:nth-[n+3]:border-t"
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="flex items-center gap-3 text-6 font-semibold">
            <SideMark side={side} className="size-5" />
            {side.one}
          </h2>
          {more && (
            <Link to={more.to} className="text-link target inline-flex items-center text-2">
              {more.label}
            </Link>
          )}
        </div>
        <dl className="grid gap-x-6 gap-y-3 sm:max-md:grid-cols-2 lg:grid-cols-2">
          <div>
            <dt className="text-1 text-muted">{choices.brings}</dt>
            <dd className="text-3">{brings}</dd>
          </div>
          <div>
            <dt className="text-1 text-muted">{choices.finds}</dt>
            <dd className="text-3">{finds}</dd>
          </div>
        </dl>
      </div>
      <div className="grid gap-3">
        <p className="text-2 text-muted">{effort}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:flex-col max-sm:items-start">
          <ButtonLink intent="secondary" to={signUp} aria-label={choices.signUpAs(side.one)}>
            {choices.signUp}
          </ButtonLink>
          <Link
            to={side.form}
            aria-label={choices.writeAs(side.one)}
            className="text-link target inline-flex items-center text-2"
          >
            {choices.write}
          </Link>
        </div>
      </div>
    </li>
  )
}

function Next() {
  return (
    <section
      className="grid gap-x-6 gap-y-4 pt-12 max-md:mt-8 max-md:border-t max-md:border-line lg:grid-cols-12"
      aria-labelledby="next"
    >
      <h2 id="next" className="text-4 font-semibold lg:col-span-3">
        {choices.next.title}
      </h2>
      <ol className="grid gap-x-8 gap-y-3 sm:grid-cols-3 lg:col-span-9">
        {choices.next.steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.25rem_1fr] text-3">
            <span aria-hidden="true" className="font-semibold text-accent">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-8 gap-y-2 pt-4 text-3 lg:col-span-9 lg:col-start-4">
        <span>
          {choices.known}{' '}
          <Link to="/auth" className="text-link">
            {choices.signIn}
          </Link>
        </span>
        <Link to="/how-it-works" className="text-link">
          {choices.unsure}
        </Link>
      </p>
    </section>
  )
}
