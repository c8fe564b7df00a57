import type { ApplicantType } from '@contracts/forms/definition'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageMeta } from '@/shared/ui/page-meta'
import { FormOfCall } from './form-of-call'
import { FormSkeleton } from './form-skeleton'
import { chooserMessages } from '../chooser/messages'
import { pageMessages } from './messages'

const FormOfApplication = lazy(() =>
  import('./form-of-application').then((module) => ({ default: module.FormOfApplication })),
)
const ReceivedPart = lazy(() =>
  import('./received-part').then((module) => ({ default: module.ReceivedPart })),
)

export const StartupFormPage = () => <ApplicationForm type="startup" />
export const InvestorFormPage = () => <ApplicationForm type="investor" />
export const AdvisorMentorFormPage = () => <ApplicationForm type="advisor-mentor" />
export const SupportPartnerFormPage = () => <ApplicationForm type="support-partner" />

/** `/application-form/<type>`: the form of a call, of an application that is open for changes, or its receipt. */
function ApplicationForm({ type }: { type: ApplicantType }) {
  const [search] = useSearchParams()
  const received = search.get('received')
  const application = search.get('application')
  const slug = search.get('call')
  return (
    <>
      <PageMeta
        title={pageMessages.titles[type]}
        description={pageMessages.descriptions[type]}
        canonical={`/application-form/${type}`}
        trail={[{ title: chooserMessages.title, path: '/application-form' }]}
      />
      <Suspense fallback={<FormSkeleton type={type} />}>
        {received ? (
          <ReceivedPart applicationId={received} />
        ) : application ? (
          <FormOfApplication type={type} applicationId={application} />
        ) : (
          <FormOfCall type={type} filter={slug ? { slug } : 'open'} />
        )}
      </Suspense>
    </>
  )
}
