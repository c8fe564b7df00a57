import { Link } from 'react-router-dom'
import { useAuth } from '@/shared/auth/use-auth'
import { optionalPart } from '@/shared/ui/optional-part'
import { PageMeta } from '@/shared/ui/page-meta'
import { documents } from '../legal/documents'
import { LawyerNote } from '../legal/lawyer-note'
import { messages } from './messages'
import { SignedOut } from './signed-out'

/** Whoever is signed in waits for the client anyway; visitors need none of it. */
const ownAgreement = optionalPart<{ userId: string }>(
  () => import('./own-agreement').then((module) => module.OwnAgreement),
  { instead: NotThere, waiting: <p className="text-3 text-muted">{messages.loading}</p> },
)

function NotThere() {
  return (
    <p role="alert" className="text-3">
      {messages.failed}{' '}
      <Link to="/dashboard/settings#terms" className="text-link">
        {messages.settings}
      </Link>
    </p>
  )
}

/** `/terms-consent`: the documents, what changed in them, and where whoever is signed in agrees. */
export function TermsConsentPage() {
  const { user, loading } = useAuth()
  return (
    <div className="mx-auto grid max-w-content gap-x-6 gap-y-12 px-4 pt-12 pb-26 sm:px-6 md:pt-18 lg:grid-cols-12">
      <PageMeta {...messages.meta} canonical="/terms-consent" />
      <header className="grid items-start gap-x-6 gap-y-6 lg:col-span-12 lg:grid-cols-12">
        <div className="grid gap-6 lg:col-span-8">
          <h1 className="text-8 font-semibold">{messages.title}</h1>
          <p className="max-w-[40rem] text-4 text-muted">{messages.lead}</p>
        </div>
        <LawyerNote />
      </header>
      <section aria-labelledby="documents" className="lg:col-span-5">
        <h2 id="documents" className="pb-4 text-5 font-semibold">
          {messages.documents}
        </h2>
        <ul className="border-t border-line-strong">
          {Object.values(documents).map((document, index) => (
            <li key={document.to} className="grid gap-1 border-b border-line py-4">
              <Link to={document.to} className="text-link justify-self-start text-4 font-medium">
                {document.title}
              </Link>
              <p className="text-2 text-muted">{document.about}</p>
              {index === 0 && <p className="text-2 font-medium">{messages.agreed}</p>}
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="yours"
        className="grid min-h-72 content-start gap-4 lg:col-span-6 lg:col-start-7"
      >
        <h2 id="yours" className="text-5 font-semibold">
          {messages.yours}
        </h2>
        {user ? (
          <ownAgreement.Part key={user.id} userId={user.id} />
        ) : (
          <SignedOut isUncertain={loading} />
        )}
      </section>
    </div>
  )
}
