import type { JsonLd } from './json-ld'

export type PageHead = {
  title: string
  description: string
  /** The path that stands for the page, without a query. A page without one is not offered to search engines' indexes by us. */
  canonical?: string
  /** The pages above this one, below the home page; for a post that is the blog. */
  trail?: { title: string; path: string }[]
  /** The picture that others show beside a link to here, 1200 by 630; else the one that is made when the site is built. */
  image?: string
  type?: 'website' | 'article'
  /** What the page is about, in the words of schema.org; see `json-ld.ts`. */
  jsonLd?: JsonLd[]
  /** Keeps the page out of indexes: what is missing or somebody's own. */
  noindex?: boolean
  /** The same page in other languages. */
  alternates?: { locale: string; path: string }[]
}
