import { TOTP } from 'otpauth'
import type { Client } from './backend'

/**
 * The code that an authenticator app shows for a secret, or the one that it shows next. Both stay good when half a minute
 * ends in between; that of the step before might not.
 */
export function codeOf(secret: string, step: -3 | 0 | 1 = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 })
}

export interface Device {
  id: string
  secret: string
}

/** Begins a device and gives nothing yet. */
export async function beginDevice(client: Client, friendlyName = 'Phone'): Promise<Device> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret }
}

/** A device that counts: its first code has been given, and is used up. The next one is good already. */
export async function addDevice(client: Client, friendlyName = 'Phone'): Promise<Device> {
  const device = await beginDevice(client, friendlyName)
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: device.id,
    code: codeOf(device.secret),
  })
  if (error) throw error
  return device
}
