import type { Picture } from '@/shared/ui/picture'
import { isWord, type ListSpec } from '@/shared/list/list-view'

/** A post as lists show it. */
export type PostEntry = {
  id: string
  slug: string
  title: string
  summary: string
  tags: string[]
  author_name: string
  image: Picture | null
  published_at: string
}

export type Tag = { tag: string; posts: number }

export const blogSpec: ListSpec<'tag'> = { filters: { tag: isWord }, edge: 'moment' }

export const entryColumns = 'id,slug,title,summary,tags,author_name,image,published_at'

export const postPath = (slug: string) => `/blog/${slug}`

/** Where the posts with a tag are. */
export const tagPath = (tag: string) => `/blog?tag=${encodeURIComponent(tag)}`

/** A tag as people write it. */
export const tagWords = (tag: string) => tag.replaceAll(/[-_]/g, ' ')
