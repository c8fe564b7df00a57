import type { StaffRole } from './use-staff-role'

/** Least powerful first. */
const staffRoles: readonly StaffRole[] = ['reviewer', 'manager', 'admin']

/**
 * The least staff role that may do each thing. This only hides buttons; the database is what refuses.
 * A line here lands together with its policy or command and the test of that.
 */
const leastRole = {
  'application:read-all': 'reviewer',
  'application:comment-for-staff': 'reviewer',
  'application:move': 'reviewer',
  'decision:write': 'manager',
  'decision:release': 'manager',
  'content:write': 'manager',
  'message:settle': 'manager',
  'staff:manage': 'admin',
} as const satisfies Record<string, StaffRole>

export type Permission = keyof typeof leastRole

/** Whether the interface offers this to somebody with this staff role (none, or not yet known: no). */
export function can(role: StaffRole | null | undefined, permission: Permission): boolean {
  return role != null && staffRoles.indexOf(role) >= staffRoles.indexOf(leastRole[permission])
}
