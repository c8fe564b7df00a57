import type { CSSProperties, ReactNode } from 'react'
import { colours } from '@/config/colours'
import type { Theme } from '@/config/colours'

const variables = (theme: Theme): CSSProperties =>
  Object.fromEntries([
    ['colorScheme', theme],
    ...Object.entries(colours[theme]).map(([role, value]) => [`--${role}`, `oklch(${value})`]),
  ])

/** A part of the page in a theme of its own. */
export function Themed({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <div style={variables(theme)} className="rounded-panel bg-canvas text-ink">
      {children}
    </div>
  )
}
