import { brand } from '@/config/brand'

/** The words of the blog. */
export const messages = {
  meta: {
    title: 'Blog',
    description: `Notes from the programme office of ${brand.name}: how applications are read, what startups here have learned, and what changes.`,
  },
  title: 'Blog',
  lead: 'How applications are read, what startups here have learned, and what we change because of it.',
  feed: 'RSS feed',
  search: 'Search the posts',
  tags: 'Posts by tag',
  allTags: 'All posts',
  labels: { tag: 'a tag' },
  by: (author: string) => `By ${author}`,
  failed: 'The posts did not load',
  noMatchTitle: 'No post matches',
  noMatchText: (filters: string[]) =>
    `Nothing was found for ${filters.join(' and ')}. Try another word, or fewer.`,
  emptyTitle: 'Nothing has been published yet',
  emptyText: 'The first post will stand here. The feed tells you when it does.',
  newer: 'Newer posts',
  older: 'Older posts',
  found: (count: number) => (count === 1 ? '1 post on this page' : `${count} posts on this page`),
  words: (search: string) => `“${search}”`,
  tagged: (tag: string) => `the tag “${tag}”`,
  post: {
    loading: 'Loading the post',
    failed: 'The post did not load',
    crumb: 'Blog',
    minutes: (minutes: number) =>
      minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`,
    contents: 'In this post',
    copy: 'Copy the link',
    copied: 'The link is copied',
    notCopied: 'The link could not be copied',
    notCopiedHelp: 'Copy it from the address bar of the browser.',
    related: 'Read on',
    around: 'Before and after this post',
    newer: 'Newer',
    older: 'Older',
    missingTitle: 'There is no post here',
    missingDescription: 'There is no post at this address.',
    missingText: (path: string) => ['Nothing is published at ', path, '.'] as const,
    missingHelp: 'The address may be mistyped, or the post has been taken back.',
    toBlog: 'Go to the blog',
  },
} as const
