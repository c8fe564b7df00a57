import { onDevice } from '@/shared/device-storage'

const key = 'fourfold:agreed'

/**
 * Who had accepted the terms when the database was last asked on this device, so that their page can begin to come before it
 * has said so again. Nothing is allowed by it: the database refuses whoever has not.
 */
export const knownTerms = {
  areAcceptedBy: (userId: string): boolean => onDevice.read(key) === userId,
  keep: (userId: string, areAccepted: boolean): void =>
    areAccepted ? onDevice.write(key, userId) : onDevice.remove(key),
  forget: (): void => onDevice.remove(key),
}
