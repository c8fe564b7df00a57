import type { User } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import type { TablesUpdate } from '@contracts/database.types'
import { ensureProfile } from '@/shared/auth/ensure-profile'
import { profileQueries } from '@/shared/auth/profile-queries'
import { loadSupabase } from '@/shared/supabase/load-client'

/** What people may change about themselves. */
export type ProfileChange = Pick<
  TablesUpdate<'profiles'>,
  'first_name' | 'last_name' | 'company_name' | 'phone'
>

export function useSaveProfile(userId: string) {
  return useMutation({
    mutationFn: async (change: ProfileChange) => {
      const supabase = await loadSupabase()
      // An update that a policy filters out changes nothing and reports nothing, so the row is asked for.
      await supabase
        .from('profiles')
        .update(change)
        .eq('id', userId)
        .select('id')
        .single()
        .throwOnError()
    },
    onSuccess: (_data, _change, _shown, { client }) =>
      client.invalidateQueries({ queryKey: profileQueries.all() }),
  })
}

/** Makes the profile that should have been made at sign-in. */
export function useMakeProfile() {
  return useMutation({
    mutationFn: async (user: User) => ensureProfile(await loadSupabase(), user),
    onSettled: (_data, _error, _user, _shown, { client }) =>
      client.invalidateQueries({ queryKey: profileQueries.all() }),
  })
}
