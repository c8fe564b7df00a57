/** What the public pages of this feature ask of the database; fetched with the first question. */
export { fetchTerms } from '@/shared/read-terms'
export { fetchPost } from './blog/read-post'
export { fetchPosts, fetchTags } from './blog/read-posts'
export { fetchResource, fetchResources } from './resources/read-resources'
export { fetchQuestions } from './support/read-questions'
