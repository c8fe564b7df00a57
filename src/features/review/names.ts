import type { ApplicationDetail } from './types'

/** How an applicant is called: by name, or by their address while they have not said it. */
export const nameOf = ({
  first_name,
  last_name,
  email,
}: Pick<ApplicationDetail['applicant'], 'first_name' | 'last_name' | 'email'>): string =>
  `${first_name} ${last_name}`.trim() || email
