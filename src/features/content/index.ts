/** The door of what the programme publishes: its texts, and the pages that show them. What a page reads stands beside it. */
export { blogData, postData, resourcesData, siteTerms, supportData } from './content-data'
export { Markdown } from './markdown/markdown'
export type { MarkdownDocument } from './markdown/document'
export { toDocument } from './markdown/to-document'

/** What a text will look like, for whoever writes one. */
export const loadMarkdownPreview = () =>
  import('./markdown/markdown-preview').then((module) => module.MarkdownPreview)

export const loadBlogPage = () => import('./blog/blog-page').then((module) => module.BlogPage)

export const loadPostPage = () => import('./blog/post-page').then((module) => module.PostPage)

export const loadResourcesPage = () =>
  import('./resources/resources-page').then((module) => module.ResourcesPage)

export const loadSupportPage = () =>
  import('./support/support-page').then((module) => module.SupportPage)
