import type { ApplicantType } from '@contracts/forms/definition'
import { intro as advisorMentor } from '../../../../../supabase/forms/advisor-mentor.json'
import { intro as investor } from '../../../../../supabase/forms/investor.json'
import { intro as startup } from '../../../../../supabase/forms/startup.json'
import { intro as supportPartner } from '../../../../../supabase/forms/support-partner.json'

/**
 * How each form begins as it is delivered, so that there is something to read while it is fetched. What the database has
 * takes its place.
 */
export const firstWords: Record<ApplicantType, string> = {
  startup,
  investor,
  'advisor-mentor': advisorMentor,
  'support-partner': supportPartner,
}
