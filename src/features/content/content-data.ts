import { listKey, siteQuery } from '@/shared/site-data'

/*
 * What the pages of this feature read, by name. The route table holds these, so every page of the site carries them:
 * how each is read comes when it is.
 */
type Read = typeof import('./read-content')

const question = <Data>(key: string, ask: (read: Read, signal: AbortSignal) => Promise<Data>) =>
  siteQuery(key, async (signal) => ask(await import('./read-content'), signal))

export const siteTerms = question('terms', (read, signal) => read.fetchTerms(signal))

export const postList = (search: URLSearchParams) =>
  question(listKey('posts', search, ['tag']), (read, signal) => read.fetchPosts(search, signal))

/** The tags to choose from. */
export const postTags = question('post-tags', (read, signal) => read.fetchTags(signal))

/** Null where there is no such post. */
export const wholePost = (slug = '') =>
  question(`post:${slug.slice(0, 200)}`, (read, signal) => read.fetchPost(slug, signal))

export const resourceList = (search: URLSearchParams) =>
  question(listKey('resources', search, ['kind', 'audience', 'sector', 'stage']), (read, signal) =>
    read.fetchResources(search, signal),
  )

/** Null where there is none of this name, or none is named. */
export const wholeResource = (slug: string | null) =>
  question(`resource:${slug ?? ''}`, async (read, signal) =>
    slug ? read.fetchResource(slug, signal) : null,
  )

/** All of them, since they are searched while somebody types. */
export const questionList = question('questions', (read, signal) => read.fetchQuestions(signal))

type Place = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }

export const blogData = ({ search }: Place) => [postList(search), postTags]

export const postData = ({ params }: Place) => [wholePost(params['id'])]

export const resourcesData = ({ search }: Place) => [
  resourceList(search),
  siteTerms,
  ...(search.has('resource') ? [wholeResource(search.get('resource'))] : []),
]

export const supportData = () => [questionList]
