import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '@/config/brand'
import { ways } from './ways-messages'

/** Whom else to ask, and where. */
export function Ways() {
  const { supportEmail, conductEmail, operator } = brand
  return (
    <section aria-labelledby="ways" className="grid gap-4 lg:pe-12">
      <h2 id="ways" className="text-5 font-semibold">
        {ways.title}
      </h2>
      <dl className="border-t border-line-strong">
        <Way name={ways.applied}>
          <Link to="/dashboard/applications" className="text-link">
            {ways.toApplications}
          </Link>
        </Way>
        <Way name={ways.wonder}>
          <Link to="/support" className="text-link">
            {ways.toHelp}
          </Link>
        </Way>
        <Way name={ways.amiss}>{ways.toFeedback}</Way>
        <Way name={ways.mail}>
          <Mail address={supportEmail} />
        </Way>
        {conductEmail !== supportEmail && (
          <Way name={ways.conduct}>
            <Mail address={conductEmail} />
          </Way>
        )}
        <Way name={ways.post}>
          {operator.name}, {operator.address}
        </Way>
      </dl>
    </section>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3 text-3">
      <dt className="text-2 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Mail = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="text-link">
    {address}
  </a>
)
