import { useState } from 'react'
import { Dialog } from '@/shared/ui/dialog'
import { Switch } from '@/shared/ui/switch'
import { type KeyHelp, listMessages } from './messages'
import { singleKeys } from './single-keys'

type KeysDialogProps = {
  help: readonly KeyHelp[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which key does what in the list, and whether they do. */
export function KeysDialog({ help, open, onOpenChange }: KeysDialogProps) {
  const [areOn, setOn] = useState(singleKeys.areOn)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={listMessages.keys}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-2">
        {help.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-control border border-line-strong bg-surface px-2 py-0.5 text-center font-sans text-1"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        className="mt-6 flex items-start justify-between gap-6 border-t border-line pt-4"
        label={listMessages.singleKeys}
        help={listMessages.singleKeysHelp}
        checked={areOn}
        onCheckedChange={(on) => {
          singleKeys.set(on)
          setOn(on)
        }}
      />
    </Dialog>
  )
}
