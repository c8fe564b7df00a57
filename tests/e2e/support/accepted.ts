import type { Person } from './people'

/** Takes an application from its submission to an acceptance that its applicant was told of. */
export async function accept({ client }: Person, applicationId: string): Promise<void> {
  const application_id = applicationId
  for (const to_status of ['screening', 'in_review'] as const) {
    await client.rpc('move_application', { application_id, to_status }).throwOnError()
  }
  await client
    .rpc('draft_decision', { application_id, outcome: 'accepted', message: 'Welcome.' })
    .throwOnError()
  // The first letter that was written of it.
  const version = 1
  await client.rpc('approve_decision', { application_id, version }).throwOnError()
  await client.rpc('release_decision', { application_id, version }).throwOnError()
}
