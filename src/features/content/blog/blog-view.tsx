import { NewsletterSection } from '@/features/contact'
import { useSiteData } from '@/shared/site-data'
import { ListPage } from '@/shared/list/list-page'
import { DroppedNotice, Found } from '@/shared/list/list-states'
import { FilterBar } from '@/shared/list/filter-bar'
import { usePublicList } from '@/shared/list/use-public-list'
import { postList } from '../content-data'
import { messages } from './messages'
import { PostList } from './post-list'
import { PostListSkeleton } from './post-skeletons'
import { blogSpec } from './posts'
import { TagLinks } from './tag-links'

/** `/blog`: the posts, the newest first. */
export function BlogView() {
  const list = usePublicList(blogSpec)
  const { view, dropped, narrow } = list
  const read = useSiteData(postList(list.search))

  return (
    <ListPage
      path="/blog"
      words={messages}
      more={
        <p>
          <a href="/blog/feed.xml" className="text-link target inline-flex items-center text-2">
            {messages.feed}
          </a>
        </p>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <FilterBar view={view} placeholder={messages.search} filters={[]} narrow={narrow}>
          {view.filters.tag && <input type="hidden" name="tag" value={view.filters.tag} />}
        </FilterBar>
        <TagLinks list={list} />
      </div>
      <DroppedNotice dropped={dropped} labels={messages.labels} />
      <Found read={read} failed={messages.failed} skeleton={<PostListSkeleton />}>
        {(page) => <PostList page={page} list={list} />}
      </Found>
      <div className="border-t border-line-strong pt-12">
        <NewsletterSection source="blog" />
      </div>
    </ListPage>
  )
}
