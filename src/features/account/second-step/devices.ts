import { queryOptions, useMutation } from '@tanstack/react-query'
import { securityQueries } from '@/shared/auth/second-step/security-query'
import { withRetry } from '@/shared/auth/with-retry'
import { brand } from '@/config/brand'
import { loadSupabase } from '@/shared/supabase/load-client'

type Auth = Awaited<ReturnType<typeof loadSupabase>>['auth']

export const deviceQueries = {
  all: () => ['second-step-devices'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...deviceQueries.all(), userId],
      queryFn: async () => {
        const { auth } = await loadSupabase()
        const { data } = await withRetry(() => auth.mfa.listFactors())
        return data?.totp ?? []
      },
      staleTime: 0,
    }),
}

/** A device that has been begun: what the app on it needs to know. */
export type Begun = { id: string; name: string; picture: string; secret: string }

/** Begins a device. One that was begun before and never confirmed is given up first: its name may be wanted again. */
export function useBeginDevice() {
  return useMutation({
    mutationFn: async (name: string): Promise<Begun> => {
      const { auth } = await loadSupabase()
      await giveUpBegun(auth, () => true)
      const { data } = await withRetry(() =>
        auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: brand.name }),
      )
      if (!data) throw new Error('The device was not begun')
      return { id: data.id, name, picture: data.totp.qr_code, secret: data.totp.secret }
    },
  })
}

/** Gives a device up that was begun and not confirmed meanwhile; when that fails, it is given up with the next one. */
export async function giveUp(factorId: string): Promise<void> {
  try {
    const { auth } = await loadSupabase()
    await giveUpBegun(auth, (id) => id === factorId)
  } catch (error) {
    console.error('The device that was begun is still there', error)
  }
}

async function giveUpBegun(auth: Auth, isMeant: (id: string) => boolean): Promise<void> {
  const { data } = await withRetry(() => auth.mfa.listFactors())
  for (const { id, status } of data?.all ?? []) {
    if (status === 'unverified' && isMeant(id)) await auth.mfa.unenroll({ factorId: id })
  }
}

type Removal = { device: string; by: string; code: string }

/** Removes a device for a code of it or of another. The token is renewed: it may be worth less from now on. */
export function useRemoveDevice() {
  return useMutation({
    mutationFn: async ({ device, by, code }: Removal) => {
      const { auth } = await loadSupabase()
      await withRetry(() => auth.mfa.challengeAndVerify({ factorId: by, code }))
      await withRetry(() => auth.mfa.unenroll({ factorId: device }))
      await withRetry(() => auth.refreshSession())
    },
    onSettled: (_data, _error, _removal, _shown, { client }) =>
      Promise.all(
        [deviceQueries.all(), securityQueries.all()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** The picture as an address that an image takes, whatever characters are in it. */
export function pictureAddress(picture: string): string {
  const svg = picture.replace(/^data:image\/svg\+xml;utf-8,/, '')
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
}

/** In groups of four, as one reads it off. */
export const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
