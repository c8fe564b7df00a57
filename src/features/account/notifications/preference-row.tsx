import { useId } from 'react'
import { Select } from '@/shared/ui/select'
import { Switch } from '@/shared/ui/switch'
import type { Change } from './kept-choices'
import { messages as words } from './messages'
import type { Preference } from './queries'

type PreferenceRowProps = {
  preference: Preference
  /** Something of it could not be saved yet. */
  isWaiting: boolean
  onChoose: (change: Change, before: Change) => void
}

// Written as the object that names them, in that order.
const emails = Object.keys(words.emails) as Preference['email'][]

/** One kind of notification: what it is, whether it shows in the app, and when it comes by mail. */
export function PreferenceRow({ preference, isWaiting, onChoose }: PreferenceRowProps) {
  const id = useId()
  const { kind, in_app, email } = preference
  const { name, help } = words.kinds[kind]
  const isNowhere = !in_app && email === 'off'
  return (
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-help`}
      className="grid gap-x-8 gap-y-3 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="grid content-start gap-1">
        <h3 id={`${id}-name`} className="text-3 font-medium">
          {name}
        </h3>
        <p id={`${id}-help`} className="text-2 text-muted">
          {help}
        </p>
        {isWaiting && <p className="text-2 text-warning">{words.waiting.title}</p>}
        {isNowhere && <p className="text-2 text-warning">{words.nowhere}</p>}
      </div>
      <div className="grid content-start gap-1">
        <Switch
          label={words.inApp}
          checked={in_app}
          onCheckedChange={(checked) => onChoose({ in_app: checked }, { in_app })}
        />
        <div className="grid grid-cols-[auto_13rem] items-center justify-between gap-3">
          <label htmlFor={`${id}-email`} className="text-3">
            {words.email}
          </label>
          <Select
            id={`${id}-email`}
            value={email}
            onChange={(event) => {
              const chosen = emails.find((each) => each === event.target.value)
              if (chosen) onChoose({ email: chosen }, { email })
            }}
          >
            {emails.map((each) => (
              <option key={each} value={each}>
                {words.emails[each]}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </div>
  )
}
