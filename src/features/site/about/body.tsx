import { Link } from 'react-router-dom'
import { brand } from '@/config/brand'
import { body } from './body-messages'
import { FoldFigure } from './fold-figure'

/** What `/about` says below its first words. */
export function Body() {
  return (
    <>
      <Folds />
      <Work />
      <People />
      <Imprint />
    </>
  )
}

/** The sheet, folded once, folded twice: the mark as it comes about. */
function Folds() {
  return (
    <section className="bg-surface" aria-labelledby="folds">
      <div className="mx-auto max-w-content px-4 py-18 sm:px-6">
        <h2 id="folds" className="pb-12 text-7 font-semibold">
          {body.folds.title}
        </h2>
        <ol className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
          {body.folds.items.map((item, index) => (
            <li
              key={item.title}
              className="grid grid-cols-[5rem_1fr] content-start items-start gap-x-6 gap-y-6 sm:grid-cols-[9rem_1fr] lg:grid-cols-1"
            >
              <FoldFigure folds={index} />
              <div className="grid gap-2">
                <h3 className="text-4 font-semibold">{item.title}</h3>
                <p className="max-w-measure text-3 text-muted">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Work() {
  return (
    <section className="mx-auto max-w-content px-4 py-18 sm:px-6 lg:py-26" aria-labelledby="work">
      <h2 id="work" className="max-w-[13.5em] pb-12 text-7 font-semibold">
        {body.work.title}
      </h2>
      <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        <Lines title={body.work.does} items={body.work.items} mark="bg-accent" />
        <Lines title={body.work.leaves} items={body.work.not} mark="bg-partner-fill" />
      </div>
    </section>
  )
}

function Lines({ title, items, mark }: { title: string; items: string[]; mark: string }) {
  return (
    <div>
      <h3 className="flex items-center gap-3 pb-3 text-4 font-semibold">
        <span
          aria-hidden="true"
          className={`size-3 forced-color-adjust-none [clip-path:polygon(0_0,100%_0,100%_100%)] ${mark}`}
        />
        {title}
      </h3>
      <ul className="border-t border-line-strong">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-4 text-4">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

function People() {
  return (
    <section
      className="mx-auto grid max-w-content gap-x-6 gap-y-8 px-4 pb-18 sm:px-6 lg:grid-cols-12 lg:pb-26"
      aria-labelledby="people"
    >
      <h2 id="people" className="text-6 font-semibold lg:col-span-4">
        {body.people.title}
      </h2>
      <dl className="grid gap-8 lg:col-span-7 lg:col-start-6">
        {body.people.items.map(([who, what]) => (
          <div key={who} className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr]">
            <dt className="text-4 font-semibold">{who}</dt>
            <dd className="max-w-measure text-3 text-muted sm:pt-0.5">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Imprint() {
  const { operator, supportEmail } = brand
  return (
    <section className="mx-auto max-w-content px-4 pb-26 sm:px-6" aria-labelledby="imprint">
      <div className="fold-corner grid gap-x-12 gap-y-8 border border-line-strong p-6 [--fold-size:3.5rem] sm:p-12 lg:grid-cols-[7fr_4fr]">
        <div className="grid content-start gap-4">
          <h2 id="imprint" className="pe-12 text-2 font-semibold text-muted">
            {body.imprint.title}
          </h2>
          <address className="grid gap-4 not-italic">
            <span className="text-6 font-semibold wrap-anywhere">{operator.name}</span>
            <span className="text-3">
              {operator.address}
              <br />
              {body.imprint.law}
              <br />
              <a href={`mailto:${supportEmail}`} className="text-link wrap-anywhere">
                {supportEmail}
              </a>
            </span>
          </address>
        </div>
        <nav aria-labelledby="read-on" className="lg:pt-1">
          <h3 id="read-on" className="pb-2 text-2 font-semibold text-muted">
            {body.imprint.read}
          </h3>
          <ul>
            {body.imprint.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="text-link target inline-flex items-center">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}
