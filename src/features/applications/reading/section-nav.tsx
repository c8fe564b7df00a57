import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { sectionId } from './answers-view'
import { readingMessages } from './messages'

type SectionNavProps = { sections: readonly { key: string; title: string }[] }

/** The sections of what is being read; the one on screen is marked. */
export function SectionNav({ sections }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = useSectionInView(sections.map(({ key }) => key))

  // On a narrow screen the list scrolls along, sideways and on its own.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) list.current?.scrollTo?.({ left: link.offsetLeft - list.current.offsetLeft - 48 })
  }, [current])

  const go = (event: MouseEvent, key: string) => {
    const heading = document.getElementById(sectionId(key))
    if (!heading || event.metaKey || event.ctrlKey) return
    // Without an entry in the history: Back leads out of the application, not through its sections.
    event.preventDefault()
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }

  return (
    <nav aria-label={readingMessages.sections} className="screen-only">
      <ul ref={list} className="flex gap-x-4 overflow-x-auto">
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`#${sectionId(key)}`}
              aria-current={key === current ? 'true' : undefined}
              onClick={(event) => go(event, key)}
              className="target flex items-center border-b-2 border-transparent text-1 whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=true]:border-accent forced-colors:border-[Canvas] forced-colors:aria-[current=true]:border-[Highlight] aria-[current=true]:font-medium aria-[current=true]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last section whose heading has passed the upper third of the screen. */
function useSectionInView(keys: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(keys[0])
  const all = keys.join(' ')

  useEffect(() => {
    const follow = () => {
      const passed = all.split(' ').filter((key) => {
        const heading = document.getElementById(sectionId(key))
        return heading && heading.getBoundingClientRect().top < window.innerHeight / 3
      })
      setCurrent(passed.at(-1) ?? all.split(' ')[0])
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [all])

  return current
}
