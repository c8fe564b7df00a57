import { useMutation, useQuery } from '@tanstack/react-query'
import { securityQueries } from '@/shared/auth/second-step/security-query'
import { loadSupabase } from '@/shared/supabase/load-client'
import { messageOf } from '@/shared/supabase/errors'
import { Switch } from '@/shared/ui/switch'
import { toast } from '@/shared/ui/toast'
import { LostDevice } from './lost-device'
import { messages } from './messages'

const { rule: words } = messages

/** For administrators: whether all staff need a second step. Nobody else is told. */
export function StaffRule({ userId }: { userId: string }) {
  const { data } = useQuery(securityQueries.own(userId))
  const change = useMutation({
    mutationFn: async (required: boolean) => {
      const supabase = await loadSupabase()
      await supabase.rpc('require_staff_second_factor', { required }).throwOnError()
    },
    onSuccess: (_data, required) => void toast.success(required ? words.on : words.off),
    onError: (error) => void toast.error(words.failed, { description: messageOf(error) }),
    onSettled: (_data, _error, _required, _shown, { client }) =>
      client.invalidateQueries({ queryKey: securityQueries.all() }),
  })
  if (typeof data?.staffSecondFactor !== 'boolean') return null
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <h3 className="text-3 font-semibold">{words.title}</h3>
      <Switch
        label={words.label}
        help={words.help}
        checked={change.isPending ? change.variables : data.staffSecondFactor}
        aria-disabled={change.isPending || undefined}
        onCheckedChange={(required) => {
          if (!change.isPending) change.mutate(required)
        }}
      />
      <LostDevice />
    </div>
  )
}
