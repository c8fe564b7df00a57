import { useParams } from 'react-router-dom'
import { NewsletterSection } from '@/features/contact'
import { articleLd } from '@/shared/seo/json-ld'
import { useSiteData } from '@/shared/site-data'
import { LoadError } from '@/shared/ui/load-error'
import { PageMeta } from '@/shared/ui/page-meta'
import { wholePost } from '../content-data'
import { messages } from './messages'
import { MissingPost } from './missing-post'
import { PostBody } from './post-body'
import { PostHeader } from './post-header'
import { PostSkeleton } from './post-skeletons'
import { postPath } from './posts'
import type { WholePost } from './read-post'
import { ReadOn } from './read-on'

/** `/blog/:id`, where the id is the name of a post in its address. */
export function PostView() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useSiteData(wholePost(id))
  if (data) return <Post whole={data} />
  if (data === null) return <MissingPost />
  return (
    <div className="mx-auto grid max-w-content gap-8 px-4 pt-12 pb-26 sm:px-6">
      <PageMeta title={messages.title} description={messages.meta.description} noindex />
      {error !== undefined && !isFetching ? (
        <>
          <h1 className="text-6 font-semibold">{messages.post.failed}</h1>
          <LoadError title={messages.post.failed} error={error} onRetry={refetch} />
        </>
      ) : (
        <>
          <h1 className="sr-only">{messages.post.loading}</h1>
          <PostSkeleton />
        </>
      )}
    </div>
  )
}

function Post({ whole }: { whole: WholePost }) {
  const { post, document, related, newer, older } = whole
  const path = postPath(post.slug)
  return (
    <>
      <PageMeta
        title={post.title}
        description={post.summary}
        canonical={path}
        type="article"
        trail={[{ title: messages.title, path: '/blog' }]}
        jsonLd={[
          articleLd({
            path,
            title: post.title,
            summary: post.summary,
            author: post.author_name,
            publishedAt: post.published_at,
            updatedAt: post.updated_at,
            tags: post.tags,
          }),
        ]}
      />
      <article>
        <PostHeader post={post} document={document} />
        <PostBody document={document} tags={post.tags} />
      </article>
      <ReadOn related={related} newer={newer} older={older} />
      <div className="mx-auto max-w-content px-4 py-18 sm:px-6">
        <NewsletterSection source="post" />
      </div>
    </>
  )
}
