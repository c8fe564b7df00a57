import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import { staffRoleKey } from '@/shared/auth/use-staff-role'
import { withRetry } from '@/shared/auth/with-retry'
import type { Prove } from '@/shared/person-check/open-check'
import type { PersonCheck } from '@/shared/person-check/use-person-check'
import { securityQueries } from '@/shared/auth/second-step/security-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { toast } from '@/shared/ui/toast'
import { messages } from './messages'
import type { Person } from './person'
import { teamQueries } from './queries'

/** `null` is no role. */
type RoleChange = { person: Person; from: StaffRole | null; to: StaffRole | null }

async function setRole(userId: string, role: StaffRole | null): Promise<void> {
  const supabase = await loadSupabase()
  if (role) await supabase.rpc('grant_staff_role', { user_id: userId, role }).throwOnError()
  else await supabase.rpc('revoke_staff_role', { user_id: userId }).throwOnError()
}

const readAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: teamQueries.all() }),
    client.invalidateQueries({ queryKey: staffRoleKey }),
  ])

/** Gives, changes or takes a role; for a while it can be undone, save what one does to oneself. */
export function useChangeRole(ownId: string | undefined) {
  return useMutation({
    mutationFn: ({ person, to }: RoleChange) => setRole(person.id, to),
    onSuccess: async (_data, { person, from, to }, _shown, { client }) => {
      const undo = () => {
        setRole(person.id, from)
          .then(() => toast.success(messages.role.undone))
          .catch((error: unknown) => {
            console.error('A change of roles could not be undone', error)
            toast.error(messages.role.undoFailed)
          })
          .finally(() => void readAnew(client))
      }
      toast.success(to ? messages.role.given(person.name, to) : messages.role.taken(person.name), {
        ...(person.id !== ownId && { action: { label: messages.role.undo, onClick: undo } }),
      })
      await readAnew(client)
    },
    onError: (_error, _change, _shown, { client }) => readAnew(client),
  })
}

export function useInvite() {
  return useMutation({
    mutationFn: async (invitation: { email: string; role: StaffRole }) => {
      const supabase = await loadSupabase()
      await supabase.rpc('invite_staff', invitation).throwOnError()
    },
    onSuccess: (_data, { email }, _shown, { client }) => {
      toast.success(messages.invite.sent(email))
      return client.invalidateQueries({ queryKey: teamQueries.all() })
    },
  })
}

type Sent = { id: string; email: string }

export function useResend() {
  return useMutation({
    mutationFn: async ({ id }: Sent) => {
      const supabase = await loadSupabase()
      await supabase.rpc('resend_staff_invitation', { invitation_id: id }).throwOnError()
    },
    onSuccess: (_data, { email }) => void toast.success(messages.invite.againDone(email)),
    onSettled: (_data, _error, _sent, _shown, { client }) =>
      client.invalidateQueries({ queryKey: teamQueries.all() }),
    meta: { failure: messages.invite.againFailed },
  })
}

export function useWithdraw() {
  return useMutation({
    mutationFn: async ({ id }: Sent) => {
      const supabase = await loadSupabase()
      await supabase.rpc('withdraw_staff_invitation', { invitation_id: id }).throwOnError()
    },
    onSuccess: (_data, { email }) => void toast.success(messages.invite.withdrawn(email)),
    onSettled: (_data, _error, _sent, _shown, { client }) =>
      client.invalidateQueries({ queryKey: teamQueries.all() }),
    meta: { failure: messages.invite.withdrawFailed },
  })
}

/** Thrown where what was entered is not the password of the account. */
export class WrongPasswordError extends Error {
  override name = 'WrongPasswordError'
}

type Acceptance = {
  token: string
  /** Whoever shows by it that they know the password of their account keeps it. */
  proof: { email: string; password: string } | null
}

export function useAccept({ proven }: PersonCheck) {
  return useMutation({
    mutationFn: async ({ token, proof }: Acceptance) => {
      const supabase = await loadSupabase()
      if (proof) await proven(signInAnew)(proof)
      const { data } = await supabase.rpc('accept_staff_invitation', { token }).throwOnError()
      return data
    },
    onSuccess: (role, _acceptance, _shown, { client }) => {
      toast.success(messages.invitation.joined(role))
      void client.invalidateQueries({ queryKey: securityQueries.all() })
      return readAnew(client)
    },
  })
}

async function signInAnew(proof: { email: string; password: string }, prove: Prove): Promise<void> {
  const { auth } = await loadSupabase()
  try {
    await withRetry(async () =>
      auth.signInWithPassword({ ...proof, options: { captchaToken: await prove() } }),
    )
  } catch (error) {
    if ((error as { code?: unknown }).code === 'invalid_credentials') throw new WrongPasswordError()
    throw error
  }
}
