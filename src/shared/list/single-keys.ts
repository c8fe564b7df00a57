import { onDevice } from '@/shared/device-storage'

const storageKey = 'fourfold.review.keys'

/**
 * Whether letters alone do something. Whoever speaks to the computer, or presses keys by chance, may switch them off on
 * this device; what the buttons do stays.
 */
export const singleKeys = {
  areOn: (): boolean => onDevice.read(storageKey) !== 'off',
  set(on: boolean): void {
    if (on) onDevice.remove(storageKey)
    else onDevice.write(storageKey, 'off')
  },
}
