import { Link } from 'react-router-dom'
import { ButtonLink } from '@/shared/ui/button-link'
import { body } from './body-messages'
import { Steps } from './steps'

/** What `/how-it-works` says below its first words. */
export function Body() {
  return (
    <>
      <Steps />
      <Words />
      <Readers />
      <div className="mx-auto grid max-w-content gap-6 px-4 pb-26 sm:px-6">
        <h2 className="text-6 font-semibold">{body.action.title}</h2>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/apply">{body.action.calls}</ButtonLink>
          <ButtonLink to="/join" intent="secondary">
            {body.action.join}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

function Words() {
  return (
    <section className="bg-surface" aria-labelledby="words">
      <div className="mx-auto grid max-w-content gap-x-6 gap-y-8 px-4 py-18 sm:px-6 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-4">
          <h2 id="words" className="text-6 font-semibold">
            {body.labels.title}
          </h2>
          <p className="text-3 text-muted">{body.labels.lead}</p>
        </div>
        <dl className="lg:col-span-7 lg:col-start-6">
          {body.labels.items.map(([label, meaning]) => (
            <div
              key={label}
              className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Readers() {
  return (
    <section
      className="mx-auto grid max-w-content gap-x-6 gap-y-8 px-4 py-18 sm:px-6 lg:grid-cols-12"
      aria-labelledby="readers"
    >
      <h2 id="readers" className="text-6 font-semibold lg:col-span-4">
        {body.privacy.title}
      </h2>
      <div className="grid gap-8 lg:col-span-7 lg:col-start-6">
        {body.privacy.items.map((item) => (
          <div key={item.title} className="grid gap-1">
            <h3 className="text-4 font-semibold">{item.title}</h3>
            <p className="max-w-measure text-3 text-muted">{item.text}</p>
          </div>
        ))}
        <Link
          to="/privacy-policy"
          className="text-link target inline-flex items-center justify-self-start"
        >
          {body.privacy.more}
        </Link>
      </div>
    </section>
  )
}
