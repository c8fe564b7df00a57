import { Link } from 'react-router-dom'
import { ReaderDay } from '@/shared/ui/reader-day'
import { messages } from './messages'
import { type PostEntry, postPath } from './posts'
import type { Neighbour, WholePost } from './read-post'

/** What to read after a post: others about the same, and those before and after it. */
export function ReadOn({ related, newer, older }: Pick<WholePost, 'related' | 'newer' | 'older'>) {
  return (
    <aside className="screen-only bg-surface">
      <div className="mx-auto grid max-w-content gap-12 px-4 py-18 sm:px-6">
        {related.length > 0 && (
          <section aria-labelledby="related" className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
            <h2 id="related" className="text-6 font-semibold lg:col-span-3">
              {messages.post.related}
            </h2>
            <ul className="lg:col-span-9">
              {related.map((post) => (
                <Related key={post.id} post={post} />
              ))}
            </ul>
          </section>
        )}
        {(newer || older) && (
          <nav
            aria-label={messages.post.around}
            className="grid gap-6 border-t border-line-strong pt-6 sm:grid-cols-2"
          >
            {older ? <Around way={messages.post.older} post={older} /> : <span />}
            {newer && <Around way={messages.post.newer} post={newer} isEnd />}
          </nav>
        )}
      </div>
    </aside>
  )
}

function Related({ post }: { post: PostEntry }) {
  return (
    <li className="grid gap-1 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[1fr_auto] sm:gap-6">
      <Link to={postPath(post.slug)} className="text-4 font-semibold hover:underline">
        {post.title}
      </Link>
      <ReaderDay date={post.published_at} className="text-2 text-muted" />
    </li>
  )
}

function Around({ way, post, isEnd = false }: { way: string; post: Neighbour; isEnd?: boolean }) {
  return (
    <Link
      to={postPath(post.slug)}
      className={`group grid content-start gap-1 py-2 ${isEnd ? 'sm:text-end' : ''}`}
    >
      <span className="text-2 text-muted">{way}</span>
      <span className="font-medium group-hover:underline">{post.title}</span>
    </Link>
  )
}
