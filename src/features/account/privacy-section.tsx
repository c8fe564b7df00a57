import { openPreferences } from '@/features/consent'
import { Button } from '@/shared/ui/button'
import { messages } from './messages'
import { SettingsSection } from '@/shared/ui/settings-section'

const { privacy: words } = messages

export function PrivacySection() {
  return (
    <SettingsSection id="privacy" title={words.title} lead={words.lead}>
      <div>
        <Button intent="secondary" aria-haspopup="dialog" onClick={openPreferences}>
          {words.change}
        </Button>
      </div>
    </SettingsSection>
  )
}
