import { Link } from 'react-router-dom'
import { ContentImage } from '@/shared/ui/content-image'
import { ReaderDay } from '@/shared/ui/reader-day'
import type { MarkdownDocument } from '../markdown/document'
import { readingMinutes } from '../markdown/table-of-contents'
import { messages } from './messages'
import type { WholePost } from './read-post'

type PostHeaderProps = { post: WholePost['post']; document: MarkdownDocument }

/** What a post is, who wrote it, and how long it takes. */
export function PostHeader({ post, document }: PostHeaderProps) {
  return (
    <header className="mx-auto grid max-w-content gap-10 px-4 pt-8 pb-10 sm:px-6 md:pt-12">
      <div className="grid max-w-[56rem] gap-5">
        <nav aria-label="Breadcrumbs" className="screen-only text-2 text-muted">
          <Link
            to="/blog"
            className="target inline-flex items-center hover:text-ink hover:underline"
          >
            {messages.post.crumb}
          </Link>
          <span aria-hidden="true"> /</span>
        </nav>
        <h1 className="text-7 font-semibold">{post.title}</h1>
        <p className="max-w-[42rem] text-4 text-muted">{post.summary}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-2">
          <span>
            <strong className="font-semibold">{post.author_name}</strong>
            {post.author_title && <span className="text-muted">, {post.author_title}</span>}
          </span>
          <ReaderDay date={post.published_at} className="text-muted" />
          <span className="text-muted">{messages.post.minutes(readingMinutes(document))}</span>
        </p>
      </div>
      {post.image && (
        <ContentImage
          image={post.image}
          sizes="(min-width: 80rem) 72rem, 94vw"
          first
          className="max-h-[34rem] w-full rounded-panel object-cover"
        />
      )}
    </header>
  )
}
