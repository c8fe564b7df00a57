import type { SiteBackend } from './site-backend.ts'

export type Post = {
  slug: string
  title: string
  summary: string
  author_name: string
  tags: string[]
  published_at: string
  updated_at: string
}

const columns: (keyof Post)[] = [
  'slug',
  'title',
  'summary',
  'author_name',
  'tags',
  'published_at',
  'updated_at',
]
const page = 500

/** Every post that visitors may read now, the newest first. */
export async function readPosts({ read }: SiteBackend): Promise<Post[]> {
  const posts: Post[] = []
  for (;;) {
    const found = await read<Post>('posts', {
      select: columns.join(),
      order: 'published_at.desc,id.desc',
      limit: String(page),
      offset: String(posts.length),
    })
    posts.push(...found)
    if (found.length < page) return posts
  }
}
