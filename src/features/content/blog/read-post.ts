import { isSlug } from '@/shared/list/list-view'
import { readPublic } from '@/shared/supabase/read-public'
import type { Picture } from '@/shared/ui/picture'
import type { MarkdownDocument } from '../markdown/document'
import { toDocument } from '../markdown/to-document'
import { entryColumns, type PostEntry } from './posts'

type PostRow = PostEntry & {
  body: string
  author_title: string
  updated_at: string
  image: Picture | null
}

export type Neighbour = Pick<PostEntry, 'slug' | 'title'>

export type WholePost = {
  post: Omit<PostRow, 'body'>
  document: MarkdownDocument
  /** Other posts by what they share with this one. */
  related: PostEntry[]
  newer: Neighbour | null
  older: Neighbour | null
}

const mostRelated = 3

/** A post with what stands around it; null where there is none that visitors may read. */
export async function fetchPost(slug: string, signal: AbortSignal): Promise<WholePost | null> {
  if (!isSlug(slug)) return null
  const [row] = await readPublic<PostRow>(
    'posts',
    { select: `${entryColumns},body,author_title,updated_at`, slug: `eq.${slug}`, limit: '1' },
    signal,
  )
  if (!row) return null
  const { body, ...post } = row
  const [document, related, newer, older] = await Promise.all([
    toDocument(body),
    fetchRelated(post, signal),
    fetchNeighbour(post, 'newer', signal),
    fetchNeighbour(post, 'older', signal),
  ])
  return { post, document, related, newer, older }
}

/** Posts that share tags with this one: those that share most first, and of those the newest. */
async function fetchRelated(post: Omit<PostRow, 'body'>, signal: AbortSignal) {
  if (post.tags.length === 0) return []
  const found = await readPublic<PostEntry>(
    'posts',
    {
      select: entryColumns,
      tags: `ov.{${post.tags.join(',')}}`,
      id: `neq.${post.id}`,
      order: 'published_at.desc,id.desc',
      limit: '12',
    },
    signal,
  )
  const shared = (other: PostEntry) => other.tags.filter((tag) => post.tags.includes(tag)).length
  return found.sort((a, b) => shared(b) - shared(a)).slice(0, mostRelated)
}

async function fetchNeighbour(
  { id, published_at }: Omit<PostRow, 'body'>,
  side: 'newer' | 'older',
  signal: AbortSignal,
): Promise<Neighbour | null> {
  const [than, way] = side === 'newer' ? ['gt', 'asc'] : ['lt', 'desc']
  const [found] = await readPublic<Neighbour>(
    'posts',
    {
      select: 'slug,title',
      or: `(published_at.${than}."${published_at}",and(published_at.eq."${published_at}",id.${than}.${id}))`,
      order: `published_at.${way},id.${way}`,
      limit: '1',
    },
    signal,
  )
  return found ?? null
}
