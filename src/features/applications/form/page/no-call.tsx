import type { ApplicantType } from '@contracts/forms/definition'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { FormSkeleton } from './form-skeleton'
import { pageMessages } from './messages'

/** The address names a call or an application that is not there. */
export function NoCall({ type }: { type: ApplicantType }) {
  return (
    <FormSkeleton type={type}>
      <EmptyState
        title={pageMessages.noCallTitle}
        action={<ButtonLink to="/application-form">{pageMessages.seeCalls}</ButtonLink>}
      >
        {pageMessages.noCall}
      </EmptyState>
    </FormSkeleton>
  )
}
