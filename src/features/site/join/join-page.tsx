import { Link } from 'react-router-dom'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageMeta } from '@/shared/ui/page-meta'
import { SideMark } from '../side-mark'
import { type Side, sides } from '../sides'
import { messages } from './messages'

/** `/join`: choose a side, then sign up for its form or write it first. */
export function JoinPage() {
  return (
    <div className="mx-auto max-w-content px-4 pt-12 pb-26 sm:px-6 md:pt-18">
      <PageMeta {...messages.meta} canonical="/join" />
      <h1 className="text-8 font-semibold">{messages.title}</h1>
      <p className="max-w-[40rem] pt-6 text-4 text-muted">{messages.lead}</p>
      <ul className="mt-12 grid border-line md:grid-cols-2 md:border-t">
        {sides.map((side) => (
          <Choice key={side.id} side={side} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-8 gap-y-2 pt-8 text-3">
        <span>
          {messages.known}{' '}
          <Link to="/auth" className="text-link">
            {messages.signIn}
          </Link>
        </span>
        <Link to="/how-it-works" className="text-link">
          {messages.unsure}
        </Link>
      </p>
    </div>
  )
}

function Choice({ side }: { side: Side }) {
  const signUp = `/auth?mode=sign-up&next=${encodeURIComponent(side.form)}`
  return (
    <li className="grid content-between gap-6 border-t border-line py-8 md:border-t-0 md:border-b md:odd:border-e md:odd:pe-8 md:even:ps-8">
      <div className="grid gap-3">
        <h2 className="flex items-center gap-3 text-6 font-semibold">
          <SideMark side={side} className="size-5" />
          {side.one}
        </h2>
        <p className="max-w-measure text-3 text-muted">{side.brings}</p>
        <p className="text-2">{side.effort}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink intent="secondary" to={signUp} aria-label={messages.signUpAs(side.one)}>
          {messages.signUp}
        </ButtonLink>
        <Link
          to={side.form}
          aria-label={messages.writeAs(side.one)}
          className="text-link target inline-flex items-center text-2"
        >
          {messages.write}
        </Link>
      </div>
    </li>
  )
}
