import { useState } from 'react'
import { type ConsentCategory, consentCategories, giveConsent, readConsent } from '@/shared/consent'
import { env } from '@/shared/env'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Switch } from '@/shared/ui/switch'
import { messages as words } from './preferences-messages'
import { afterPreferences } from './preferences-opener'

const nothing = { necessary: true, analytics: false, marketing: false, functional: false }

/** Nobody is promised a country that is not looked up. */
const helpOf = (category: ConsentCategory) =>
  category === 'functional' && !env.geoipUrl ? words.noCountry : words.categories[category].help

/** A switch for each kind of what is kept and measured. Nothing is allowed before it was switched on. */
export function Preferences({ onClose }: { onClose: () => void }) {
  const [allowed, setAllowed] = useState(() => readConsent() ?? nothing)

  const save = () => {
    giveConsent(allowed)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.title}
      description={words.lead}
      returnFocus={afterPreferences}
      footer={
        <>
          <Button intent="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={save}>{words.save}</Button>
        </>
      }
    >
      <ul className="grid gap-4">
        {consentCategories.map((category) => (
          <li key={category}>
            <Switch
              label={words.categories[category].label}
              help={helpOf(category)}
              checked={allowed[category]}
              disabled={category === 'necessary'}
              onCheckedChange={(checked) => setAllowed({ ...allowed, [category]: checked })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
