import type { Post } from './posts.ts'
import { elements, xmlText } from './xml.ts'

type Channel = {
  name: string
  description: string
  language: string
  /** A path as a whole address. */
  absolute: (path: string) => string
}

const most = 50
const asMailDate = (date: string) => new Date(date).toUTCString()

/** The blog as RSS 2.0, with the posts that were there when the site was built. */
export function feed(posts: Post[], { name, description, language, absolute }: Channel): string {
  const self = xmlText(absolute('/blog/feed.xml'))
  const shown = posts.slice(0, most)
  const newest = shown[0]?.published_at
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    elements([
      ['title', `${name} blog`],
      ['link', absolute('/blog')],
      ['description', description],
      ['language', language],
      ['lastBuildDate', newest && asMailDate(newest)],
    ]),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...shown.map((post) => `<item>\n${item(post, absolute(`/blog/${post.slug}`))}\n</item>`),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

const item = (post: Post, address: string) =>
  elements([
    ['title', post.title],
    ['link', address],
    ['guid', address],
    ['pubDate', asMailDate(post.published_at)],
    ['dc:creator', post.author_name],
    ['description', post.summary],
    ...post.tags.map((tag): [string, string] => ['category', tag]),
  ])
