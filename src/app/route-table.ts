import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export type Layout = 'public' | 'form' | 'dashboard' | 'bare'

/** What a route may use to start its queries while its page is still on its way. */
export type StartContext = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  queryClient: QueryClient
}

/** One row of the map of the site. */
export type AppRoute = {
  path: string
  /** What the page is called in the site map and the command palette. */
  title: string
  layout: Layout
  /** Fetches the chunk that holds the page. */
  load: () => Promise<ComponentType>
  /** Starts queries side by side with the chunk. */
  start?: (context: StartContext) => void
  /** Not in the site map: pages that need a parameter, a link from a mail, or that are another one by a second name. */
  unlisted?: boolean
  /** Words by which the page is also found. */
  keywords?: string
  /** The pages most likely to be next; fetched three seconds after arrival. */
  next?: readonly string[]
}
