import { messages, roles, roleWords } from './messages'
import type { StaffChange } from './queries'

const { history: words } = messages

type Said = Pick<StaffChange, 'action' | 'actor_name' | 'subject_name' | 'role'>

/** One line of the log as a sentence. An action that is not known yet is shown by its name rather than left out. */
export function changeWords({ action, actor_name, subject_name, role }: Said): string {
  const who = actor_name || words.nobody
  const whom = subject_name || words.gone
  const known = roles.find((each) => each === role)
  const as = known ? roleWords[known].article : 'staff'
  const label = known ? roleWords[known].label.toLowerCase() : 'staff'
  switch (action) {
    case 'staff_role_granted':
      return `${who} made ${whom} ${as}`
    case 'staff_role_revoked':
      return `${who} took the role of ${label} from ${whom}`
    case 'staff_invited':
      return `${who} invited ${whom} as ${as}`
    case 'staff_invitation_resent':
      return `${who} sent the invitation of ${whom} again`
    case 'staff_invitation_withdrawn':
      return `${who} withdrew the invitation of ${whom}`
    case 'staff_invitation_accepted':
      return `${whom} accepted an invitation and became ${as}`
    default:
      return `${who}: ${action}, ${whom}`
  }
}
