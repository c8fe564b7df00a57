import { Fieldset } from '@/shared/ui/fieldset'
import { RadioGroup } from '@/shared/ui/radio-group'
import { type ThemeChoice, useTheme } from '@/shared/ui/theme'
import { messages } from './messages'
import { SettingsSection } from '@/shared/ui/settings-section'

const { appearance: words } = messages

const choices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: words.system },
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
]

export function AppearanceSection() {
  const { theme, setTheme } = useTheme()
  return (
    <SettingsSection id="appearance" title={words.title} lead={words.lead}>
      <Fieldset legend={words.legend}>
        <RadioGroup name="theme" options={choices} value={theme} onChange={setTheme} inline />
      </Fieldset>
    </SettingsSection>
  )
}
