import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-paths'
import { markdownMessages as words } from './messages'

export type Tool = 'bold' | 'heading' | 'link' | 'list' | 'quote' | 'picture'

type ToolSpec = {
  tool: Tool
  icon: IconName
  label: string
  /** As it is shown, and as assistive technology reads it. */
  keys?: [shown: string, spoken: string]
}

const tools: readonly ToolSpec[] = [
  { tool: 'bold', icon: 'bold', label: words.bold, keys: ['Ctrl B', 'Control+B'] },
  {
    tool: 'heading',
    icon: 'heading',
    label: words.heading,
    keys: ['Ctrl Shift H', 'Control+Shift+H'],
  },
  { tool: 'link', icon: 'link', label: words.link, keys: ['Ctrl Shift U', 'Control+Shift+U'] },
  { tool: 'list', icon: 'list', label: words.list, keys: ['Ctrl Shift 8', 'Control+Shift+8'] },
  { tool: 'quote', icon: 'quote', label: words.quote, keys: ['Ctrl Shift 9', 'Control+Shift+9'] },
  { tool: 'picture', icon: 'picture', label: words.picture },
]

/** The tool that these keys are for. Digits go by their key: with Shift they are other signs, and other ones on each keyboard. */
export function toolOf(event: KeyboardEvent): Tool | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  if (!event.shiftKey) return event.key.toLowerCase() === 'b' ? 'bold' : null
  if (event.code === 'Digit8') return 'list'
  if (event.code === 'Digit9') return 'quote'
  const key = event.key.toLowerCase()
  return key === 'h' ? 'heading' : key === 'u' ? 'link' : null
}

type ToolbarProps = { controls: string; pictures: boolean; onUse: (tool: Tool) => void }

/** One stop for Tab; arrows move within it. */
export function Toolbar({ controls, pictures, onUse }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const shown = tools.filter(({ tool }) => pictures || tool !== 'picture')

  const step = (event: KeyboardEvent) => {
    const to: Partial<Record<string, number>> = {
      ArrowRight: (current + 1) % shown.length,
      ArrowLeft: (current - 1 + shown.length) % shown.length,
      Home: 0,
      End: shown.length - 1,
    }
    const next = to[event.key]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={words.toolbar}
      aria-controls={controls}
      onKeyDown={step}
      className="flex flex-wrap gap-0.5"
    >
      {shown.map(({ tool, icon, label, keys }, index) => (
        <button
          key={tool}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={label}
          aria-keyshortcuts={keys?.[1]}
          title={keys ? words.keys(label, keys[0]) : label}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(tool)}
          className="target grid aspect-square place-items-center rounded-control text-muted hover:bg-ink/7 hover:text-ink"
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
