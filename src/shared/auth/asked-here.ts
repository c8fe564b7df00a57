import { onDevice } from '@/shared/device-storage'

const key = 'fourfold:mail-asked'
/** Links of mails work for an hour; some mails take their time. */
const lasts = 2 * 3600_000

/**
 * Whether somebody at this browser asked for a mail with a link lately. Whoever did may follow it and is in. Elsewhere a press is
 * asked for first: programs that look into mails open their links, and must not use them up; and an address with a session in it
 * may have been made by somebody who wants a visitor to write into their account.
 */
export const askedHere = {
  note: (): void => onDevice.write(key, String(Date.now())),
  lately: (): boolean => Math.abs(Date.now() - Number(onDevice.read(key) ?? 0)) < lasts,
}
