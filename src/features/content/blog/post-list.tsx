import { Entries } from '@/shared/list/entries'
import { EntryLink } from '@/shared/list/entry-link'
import { isNarrowed } from '@/shared/list/list-view'
import type { Page } from '@/shared/list/paging'
import type { PublicList } from '@/shared/list/use-public-list'
import { ContentImage } from '@/shared/ui/content-image'
import { ReaderDay } from '@/shared/ui/reader-day'
import { messages } from './messages'
import { type PostEntry, postPath, tagWords } from './posts'

type PostListProps = { page: Page<PostEntry>; list: PublicList<'tag'> }

/** The newest post large and the others below it; where something is searched for, none is more than the others. */
export function PostList({ page, list }: PostListProps) {
  const { view } = list
  const { tag } = view.filters
  const isFront = !view.cursor && !isNarrowed(view)
  const [newest] = page.rows
  const rest = isFront ? page.rows.slice(1) : page.rows
  return (
    <Entries
      page={page}
      list={list}
      words={messages}
      filters={[tag && messages.tagged(tagWords(tag))]}
    >
      {isFront && newest && <Newest post={newest} />}
      <ul>
        {rest.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
    </Entries>
  )
}

function Newest({ post }: { post: PostEntry }) {
  return (
    <article className="group relative grid gap-x-6 gap-y-6 pb-12 lg:grid-cols-12 lg:items-center">
      {post.image && (
        <ContentImage
          image={post.image}
          sizes="(min-width: 80rem) 34rem, (min-width: 64rem) 45vw, 92vw"
          first
          decorative
          className="aspect-3/2 w-full rounded-panel object-cover lg:order-2 lg:col-span-6 lg:col-start-7"
        />
      )}
      <div className={post.image ? 'grid gap-4 lg:col-span-6 lg:pe-6' : 'grid gap-4 lg:col-span-9'}>
        <Byline post={post} />
        <h2 className="text-7 font-semibold">
          <EntryLink to={postPath(post.slug)} isLarge>
            {post.title}
          </EntryLink>
        </h2>
        <p className="max-w-measure text-4 text-muted">{post.summary}</p>
      </div>
    </article>
  )
}

function PostRow({ post }: { post: PostEntry }) {
  return (
    <li className="group relative grid gap-x-6 gap-y-3 border-t border-line py-8 last:border-b sm:grid-cols-[1fr_9rem] lg:grid-cols-12">
      <div className="sm:col-span-2 lg:col-span-3">
        <Byline post={post} />
      </div>
      <div
        className={
          post.image
            ? 'grid content-start gap-2 lg:col-span-6'
            : 'grid content-start gap-2 sm:col-span-2 lg:col-span-7'
        }
      >
        <h2 className="text-5 font-semibold">
          <EntryLink to={postPath(post.slug)} isLarge>
            {post.title}
          </EntryLink>
        </h2>
        <p className="max-w-measure text-3 text-muted">{post.summary}</p>
        {post.tags.length > 0 && (
          <p className="text-1 text-muted">{post.tags.map(tagWords).join(' · ')}</p>
        )}
      </div>
      {post.image && (
        <ContentImage
          image={post.image}
          sizes="(min-width: 64rem) 18rem, 9rem"
          decorative
          className="hidden aspect-3/2 w-full rounded-control object-cover sm:block lg:col-span-3"
        />
      )}
    </li>
  )
}

function Byline({ post }: { post: PostEntry }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-2 text-muted lg:block">
      <ReaderDay date={post.published_at} className="lg:block" />
      <span className="lg:block">{post.author_name}</span>
    </p>
  )
}
