import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { brand } from '@/config/brand'
import type { PageHead } from '@/shared/seo/head'

/** Where a page's head goes while it is rendered to text, when there is no document. */
export const PageHeadSink = createContext<((head: PageHead) => void) | null>(null)

/** The title as the browser's tab shows it. */
export const fullTitle = (title: string) =>
  title === brand.name ? title : `${title} – ${brand.name}`

/** The title of a page that was prerendered, whose head is complete; nothing once the page has changed. */
let titleAsMade =
  typeof document !== 'undefined' && document.getElementById('start') ? asMade() : undefined

function asMade(): string {
  // A site that was built without an address of its own says by paths where its pages are, until it is somewhere.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]')
  for (const link of links) link.setAttribute('href', link.href)
  return document.title
}

/** What the page says of itself. Every page renders exactly one. */
export function PageMeta(head: PageHead) {
  useContext(PageHeadSink)?.(head)

  const write = useEffectEvent(() => {
    document.title = fullTitle(head.title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description)
    const isAsMade = document.title === titleAsMade
    titleAsMade = undefined
    if (isAsMade) return
    // What nobody sees can come later, and does without where it does not come.
    void import('@/shared/seo/write-head').then(
      ({ writeHead }) => writeHead(head),
      () => undefined,
    )
  })
  const facts = JSON.stringify(head)
  useEffect(() => write(), [facts])

  return null
}
