import type { Card } from './pictures/words.ts'
import type { Post } from './posts.ts'

type Page = { title: string; description: string; canonical?: string }

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' })

/** What stands on the picture of a page. */
export function cardOf(page: Page, brand: { name: string; tagline: string }, post?: Post): Card {
  if (post) {
    const date = day.format(new Date(post.published_at))
    const detail = [post.author_name, date].filter(Boolean).join(' · ')
    return { kind: 'post', title: post.title, detail }
  }
  return {
    kind: page.canonical === '/portfolio' ? 'portfolio' : 'page',
    title: page.title === brand.name ? brand.tagline : page.title,
    detail: page.description,
  }
}
