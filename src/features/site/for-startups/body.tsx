import { Link } from 'react-router-dom'
import { ButtonLink } from '@/shared/ui/button-link'
import { body } from './body-messages'

/** What `/for-startups` says below the form's parts. */
export function Body() {
  return (
    <>
      <Ready />
      <Questions />
      <Back />
      <Straight />
      <End />
    </>
  )
}

function Ready() {
  return (
    <section className="mx-auto max-w-content px-4 pb-18 sm:px-6 lg:pb-26" aria-labelledby="ready">
      <h2 id="ready" className="pb-6 text-6 font-semibold">
        {body.ready.title}
      </h2>
      <dl className="grid border-t border-line-strong sm:grid-cols-2 lg:grid-cols-5">
        {body.ready.items.map(([what, how]) => (
          <div
            key={what}
            className="grid content-start gap-1 border-b border-line py-4 pe-6 lg:border-b-0"
          >
            <dt className="font-semibold">{what}</dt>
            <dd className="text-2 text-muted">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The form's own questions, set as large as they weigh. */
function Questions() {
  return (
    <section className="bg-surface" aria-labelledby="questions">
      <div className="mx-auto max-w-content px-4 py-18 sm:px-6 lg:py-26">
        <div className="grid gap-x-6 gap-y-4 pb-12 lg:grid-cols-12">
          <h2 id="questions" className="text-2 font-semibold text-muted lg:col-span-7">
            {body.questions.title}
          </h2>
          <p className="text-2 text-muted lg:col-span-5">{body.questions.lead}</p>
        </div>
        <dl>
          {body.questions.items.map(([question, hope]) => (
            <div
              key={question}
              className="grid items-baseline gap-x-6 gap-y-3 border-t border-line py-8 lg:grid-cols-12"
            >
              <dt className="max-w-[15em] text-7 text-balance font-semibold lg:col-span-7">
                {question}
              </dt>
              <dd className="max-w-measure text-4 text-muted lg:col-span-5">{hope}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Back() {
  return (
    <section className="mx-auto max-w-content px-4 py-18 sm:px-6 lg:py-26" aria-labelledby="back">
      <h2 id="back" className="pb-12 text-7 font-semibold">
        {body.back.title}
      </h2>
      <div className="grid items-start gap-x-6 gap-y-12 lg:grid-cols-12">
        <Items
          title={body.back.always}
          items={body.back.alwaysItems}
          className="lg:col-span-6"
          columns="sm:grid-cols-2"
        />
        <Items
          title={body.back.yes}
          items={body.back.yesItems}
          className="fold-corner bg-startup-fill p-6 text-on-fill [--fold-colour:var(--canvas)] [--fold-size:3rem] sm:p-8 lg:col-span-5 lg:col-start-8"
        />
      </div>
    </section>
  )
}

type ItemsProps = {
  title: string
  items: [string, string][]
  className: string
  columns?: string
}

function Items({ title, items, className, columns = '' }: ItemsProps) {
  return (
    <div className={className}>
      <h3 className="pb-6 text-5 font-semibold">{title}</h3>
      <dl className={`grid gap-x-8 gap-y-6 ${columns}`}>
        {items.map(([what, how]) => (
          <div key={what} className="grid content-start gap-1">
            <dt className="text-3 font-semibold">{what}</dt>
            <dd className="text-2">{how}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Straight() {
  return (
    <section
      className="mx-auto grid max-w-content gap-x-6 gap-y-8 px-4 pb-18 sm:px-6 lg:grid-cols-12 lg:pb-26"
      aria-labelledby="straight"
    >
      <h2 id="straight" className="text-6 font-semibold lg:col-span-4">
        {body.straight.title}
      </h2>
      <dl className="lg:col-span-8">
        {body.straight.items.map(([question, answer]) => (
          <div
            key={question}
            className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[15rem_1fr]"
          >
            <dt className="font-semibold">{question}</dt>
            <dd className="max-w-measure text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function End() {
  return (
    <section
      className="mx-auto grid max-w-content gap-6 px-4 pb-26 sm:px-6"
      aria-labelledby="begin"
    >
      <h2 id="begin" className="text-7 font-semibold">
        {body.end.title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/application-form/startup">{body.end.begin}</ButtonLink>
        <Link to="/how-it-works" className="text-link target inline-flex items-center">
          {body.end.how}
        </Link>
        <Link to="/join" className="text-link target inline-flex items-center">
          {body.end.join}
        </Link>
      </p>
    </section>
  )
}
