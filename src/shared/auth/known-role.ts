import { onDevice } from '@/shared/device-storage'
import type { StaffRole } from './use-staff-role'

const key = 'fourfold:staff-role'
const roles: readonly StaffRole[] = ['reviewer', 'manager', 'admin']

function read(): { userId: string; role: StaffRole | null } | undefined {
  const [userId, role] = onDevice.read(key)?.split(' ') ?? []
  if (!userId) return undefined
  return { userId, role: roles.find((each) => each === role) ?? null }
}

/**
 * The role that a person had last on this device, so that their page can begin to come before the database has said it
 * again. It decides what is drawn first and nothing else: what they may read and do is never asked of it.
 */
export const knownRole = {
  of: (userId: string): StaffRole | null | undefined => {
    const kept = read()
    return kept?.userId === userId ? kept.role : undefined
  },
  /** Whoever it was: it is forgotten when they sign out. */
  last: (): StaffRole | null | undefined => read()?.role,
  keep: (userId: string, role: StaffRole | null): void =>
    onDevice.write(key, `${userId} ${role ?? 'member'}`),
  forget: (): void => onDevice.remove(key),
}
