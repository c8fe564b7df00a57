import type { ApplicantType } from './labels'

type Addressed = { id: string; applicant_type: ApplicantType }

/** The form of an application that may still be changed. */
export const formAddress = ({ id, applicant_type }: Addressed): string =>
  `/application-form/${applicant_type}?application=${id}`

/** The page of an application. */
export const applicationAddress = ({ id }: Pick<Addressed, 'id'>): string =>
  `/dashboard/applications/${id}`
