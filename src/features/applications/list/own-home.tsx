import { useQuery } from '@tanstack/react-query'
import { profileQueries } from '@/shared/auth/profile-queries'
import { useAuth } from '@/shared/auth/use-auth'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { applicationQueries } from '../queries'
import { homeMessages } from './messages'
import { nextStep } from './next-step'
import { OwnList } from './own-list'

/** `/dashboard` for members: what to do next, and where everything stands. */
export function OwnHome() {
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const isKnown = userId !== ''
  const { data: profile } = useQuery({ ...profileQueries.own(userId), enabled: isKnown })
  const { data: applications } = useQuery({ ...applicationQueries.own(userId), enabled: isKnown })
  const step = applications && nextStep(applications)

  return (
    <>
      <PageMeta title={homeMessages.pageTitle} description={homeMessages.description} />
      <PageHeader title={homeMessages.title(profile?.first_name ?? '')} />
      <div className="grid gap-12">
        {step && (
          <section
            aria-labelledby="next-step"
            className="fold-corner grid justify-items-start gap-4 bg-surface px-6 py-6 [--fold-size:1.5rem] sm:px-8"
          >
            <div className="grid gap-1 pe-6">
              <p className="text-2 text-muted">{homeMessages.next}</p>
              <h2 id="next-step" className="text-5 font-semibold">
                {step.title}
              </h2>
              <p className="max-w-measure">{step.text}</p>
            </div>
            <ButtonLink to={step.to}>{step.action}</ButtonLink>
          </section>
        )}
        <section aria-labelledby="own-applications" className="grid gap-4">
          <h2 id="own-applications" className="text-4 font-semibold">
            {homeMessages.applications}
          </h2>
          <OwnList />
        </section>
      </div>
    </>
  )
}
