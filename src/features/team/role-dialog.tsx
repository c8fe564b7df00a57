import { useState } from 'react'
import type { StaffRole } from '@/shared/auth/use-staff-role'
import { messageOf } from '@/shared/supabase/errors'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Fieldset } from '@/shared/ui/fieldset'
import { Notice } from '@/shared/ui/notice'
import { RadioGroup } from '@/shared/ui/radio-group'
import { messages, roles, roleWords } from './messages'
import { useChangeRole } from './mutations'
import type { Person } from './person'

const { role: words } = messages

type RoleDialogProps = {
  person: Person
  /** Null for somebody who has none yet. */
  role: StaffRole | null
  ownId: string | undefined
  isLastAdministrator: boolean
  onClose: () => void
}

/** Gives somebody a role, changes it, or takes it away after a question that says what that means. */
export function RoleDialog({ person, role, ownId, isLastAdministrator, onClose }: RoleDialogProps) {
  const [wanted, want] = useState<StaffRole | null>(role)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [missing, setMissing] = useState('')
  const change = useChangeRole(ownId)
  const isSelf = person.id === ownId

  const set = (to: StaffRole | null) => {
    if (change.isPending) return
    change.mutate({ person, from: role, to }, { onSuccess: onClose })
  }
  const save = () => {
    if (!wanted) return setMissing(words.choose)
    if (wanted === role) return setMissing(words.same)
    set(wanted)
  }
  const failure = change.error && (
    <Notice tone="danger" live title={words.failed}>
      {messageOf(change.error)}
    </Notice>
  )
  const frame = { open: true, onOpenChange: (open: boolean) => void (open || onClose()) }

  if (isLastAdministrator) {
    return (
      <Dialog
        {...frame}
        title={words.changeTitle(person.name)}
        description={words.last}
        footer={<Button onClick={onClose}>{words.cancel}</Button>}
      />
    )
  }

  if (isWithdrawing && role) {
    return (
      <Dialog
        {...frame}
        title={words.withdrawTitle(person.name)}
        description={words.withdrawText(person.name, role)}
        footer={
          <>
            <Button intent="quiet" onClick={onClose}>
              {words.keep}
            </Button>
            <Button intent="danger" busy={change.isPending} onClick={() => set(null)}>
              {change.isPending ? words.withdrawing : words.withdrawConfirm(role)}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {isSelf && <Notice tone="warning">{words.ownLess}</Notice>}
          {failure}
        </div>
      </Dialog>
    )
  }

  return (
    <Dialog
      {...frame}
      title={role ? words.changeTitle(person.name) : words.giveTitle(person.name)}
      footer={
        <>
          {role && (
            <Button intent="secondary" className="me-auto" onClick={() => setWithdrawing(true)}>
              {words.withdraw}
            </Button>
          )}
          <Button intent="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={change.isPending} onClick={save}>
            {change.isPending ? words.saving : role ? words.change : words.give}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Fieldset legend={words.legend} error={missing}>
          {(group) => (
            <RadioGroup
              {...group}
              name="role"
              value={wanted}
              onChange={(next) => {
                want(next)
                setMissing('')
              }}
              options={roles.map((value) => ({
                value,
                label: roleWords[value].label,
                help: roleWords[value].may,
              }))}
            />
          )}
        </Fieldset>
        {isSelf && wanted !== 'admin' && role === 'admin' && (
          <Notice tone="warning">{words.ownLess}</Notice>
        )}
        {failure}
      </div>
    </Dialog>
  )
}
