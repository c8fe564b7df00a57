import { FindPeople } from './find-people'
import { History } from './history'
import { Invitations } from './invitations'

/** Everything on the team's page but the staff. */
export function Below({ ownId }: { ownId: string | undefined }) {
  return (
    <>
      <FindPeople ownId={ownId} />
      <Invitations />
      <History />
    </>
  )
}
