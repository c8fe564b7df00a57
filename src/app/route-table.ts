import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SiteQuery } from '@/shared/site-data'

export type Layout = 'public' | 'form' | 'dashboard' | 'bare'

/** What a route may use to start its queries while its page is still on its way. */
export type StartContext = PlaceContext & { queryClient: QueryClient }

/** Where in the page's addresses somebody is. */
export type PlaceContext = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
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
  /** What a public page reads: fetched side by side with the chunk, and drawn into its html when the site is built. */
  data?: (context: PlaceContext) => SiteQuery<unknown>[]
  /** Not in the site map: pages that need a parameter, a link from a mail, or that are another one by a second name. */
  unlisted?: boolean
  /** The pages most likely to be next; fetched three seconds after arrival. */
  next?: readonly string[]
}
