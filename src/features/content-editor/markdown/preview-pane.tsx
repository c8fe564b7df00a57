import { useState } from 'react'
import type { Theme } from '@/config/colours'
import { AsRead } from './as-read'
import { markdownMessages as words } from './messages'
import { Themed } from './themed'
import { LookSwitch } from './look-switch'

const themes = [
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
] as const

/** The theme that the page is in. */
export const pageTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'

type ThemeSwitchProps = { theme: Theme; onChange: (theme: Theme) => void }

export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  return <LookSwitch label={words.theme} options={themes} value={theme} onChange={onChange} />
}

/** What readers will see of a text, in either theme. */
export function MarkdownPreviewPane({ text }: { text: string }) {
  const [theme, setTheme] = useState(pageTheme)
  return (
    <section aria-label={words.preview} className="grid content-start gap-2">
      <div className="flex items-center justify-between gap-4">
        <p className="text-1 text-muted">{words.preview}</p>
        <ThemeSwitch theme={theme} onChange={setTheme} />
      </div>
      <Themed theme={theme}>
        <div className="min-h-96 rounded-panel border border-line px-5 py-4">
          {text.trim() === '' ? (
            <p className="text-2 text-muted">{words.nothing}</p>
          ) : (
            <AsRead text={text} />
          )}
        </div>
      </Themed>
    </section>
  )
}
