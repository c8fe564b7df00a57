import { onDevice } from '@/shared/device-storage'
import type { StaffRole } from './use-staff-role'

const key = 'fourfold:staff-role'
const roles: readonly StaffRole[] = ['reviewer', 'manager', 'admin']

/**
 * The role that a person had last on this device, so that their page can begin to come before the database has said it
 * again. It decides what is drawn first and nothing else: what they may read and do is never asked of it.
 */
export const knownRole = {
  of(userId: string): StaffRole | null | undefined {
    const [whose, role] = onDevice.read(key)?.split(' ') ?? []
    if (whose !== userId) return undefined
    return roles.find((each) => each === role) ?? null
  },
  keep: (userId: string, role: StaffRole | null): void =>
    onDevice.write(key, `${userId} ${role ?? 'member'}`),
  forget: (): void => onDevice.remove(key),
}
