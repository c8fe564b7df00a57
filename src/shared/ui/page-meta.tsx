import { createContext, useContext, useEffect } from 'react'
import { brand } from '@/config/brand'

export type PageHead = { title: string; description: string; canonical?: string }

/** Where a page's head goes while it is rendered to text, when there is no document. */
export const PageHeadSink = createContext<((head: PageHead) => void) | null>(null)

/** The title as the browser's tab shows it. */
export const fullTitle = (title: string) =>
  title === brand.name ? title : `${title} – ${brand.name}`

function element(selector: string, tag: 'meta' | 'link', key: string, value: string) {
  const found = document.head.querySelector(selector)
  if (found) return found
  const made = document.createElement(tag)
  made.setAttribute(key, value)
  document.head.append(made)
  return made
}

/** Title and description of the page. Every page renders exactly one. */
export function PageMeta({ title, description, canonical }: PageHead) {
  useContext(PageHeadSink)?.({ title, description, canonical })

  useEffect(() => {
    document.title = fullTitle(title)
    element('meta[name="description"]', 'meta', 'name', 'description').setAttribute(
      'content',
      description,
    )
    if (canonical) {
      element('link[rel="canonical"]', 'link', 'rel', 'canonical').setAttribute(
        'href',
        new URL(canonical, location.origin).href,
      )
    } else {
      document.head.querySelector('link[rel="canonical"]')?.remove()
    }
  }, [title, description, canonical])

  return null
}
