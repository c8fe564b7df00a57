import { describe, expect, it } from 'vitest'
import { cardOf } from './card.ts'
import { feed } from './feed.ts'
import type { Post } from './posts.ts'
import { lastChange, robots, sitemap } from './sitemap.ts'
import { isLasting } from './faults.ts'

const post: Post = {
  slug: 'a-post',
  title: 'A post',
  summary: 'In short.',
  author_name: 'Amina Odhiambo',
  tags: ['reviewing'],
  published_at: '2026-11-02T08:00:00+00:00',
  updated_at: '2026-11-09T08:00:00+00:00',
}
const hostile = '</title></script><img src=x onerror=alert(1)>]]>&amp;\u0000\u001f\ud800"'
const shown = '</title></script><img src=x onerror=alert(1)>]]>&amp;"'

const channel = {
  name: 'Fourfold',
  description: 'One place.',
  language: 'en',
  absolute: (path: string) => `https://fourfold.example${path}`,
}

function xml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
const textOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.textContent

describe('the feed of the blog', () => {
  it('is RSS 2.0 that names itself', () => {
    const document = xml(feed([post], channel))
    expect(document.documentElement.getAttribute('version')).toBe('2.0')
    expect(textOf(document, 'channel > title')).toBe('Fourfold blog')
    expect(textOf(document, 'channel > link')).toBe('https://fourfold.example/blog')
    const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]
    expect(self?.getAttribute('href')).toBe('https://fourfold.example/blog/feed.xml')
    expect(self?.getAttribute('rel')).toBe('self')
  })

  it('lists each post with its address, its day and its author', () => {
    const document = xml(feed([post], channel))
    expect(textOf(document, 'item > title')).toBe('A post')
    expect(textOf(document, 'item > link')).toBe('https://fourfold.example/blog/a-post')
    expect(textOf(document, 'item > guid')).toBe('https://fourfold.example/blog/a-post')
    expect(textOf(document, 'item > pubDate')).toBe('Mon, 02 Nov 2026 08:00:00 GMT')
    expect(textOf(document, 'item > description')).toBe('In short.')
    expect(textOf(document, 'item > category')).toBe('reviewing')
  })

  it('stays a feed, whatever a title holds, and without any post', () => {
    const document = xml(
      feed([{ ...post, title: hostile, summary: hostile, tags: [hostile] }], channel),
    )
    expect(textOf(document, 'item > title')).toBe(shown)
    expect(document.querySelector('img')).toBeNull()
    expect(xml(feed([], channel)).querySelectorAll('item')).toHaveLength(0)
  })

  it('lists the newest fifty', () => {
    const posts = Array.from({ length: 60 }, (_, index) => ({ ...post, slug: `post-${index}` }))
    const items = xml(feed(posts, channel)).querySelectorAll('item > link')
    expect(items).toHaveLength(50)
    expect(items[0]?.textContent).toBe('https://fourfold.example/blog/post-0')
  })
})

describe('the sitemap', () => {
  it('lists addresses, with the day of the last change where there is one', () => {
    const document = xml(
      sitemap([
        { address: 'https://fourfold.example/?a=1&b=2' },
        { address: 'https://fourfold.example/blog', changedAt: '2026-11-09T08:00:00+00:00' },
      ]),
    )
    const [first, second] = document.querySelectorAll('url')
    expect(first?.querySelector('loc')?.textContent).toBe('https://fourfold.example/?a=1&b=2')
    expect(first?.querySelector('lastmod')).toBeNull()
    expect(second?.querySelector('lastmod')?.textContent).toBe('2026-11-09T08:00:00.000Z')
  })

  it('takes the last change from what a page was drawn from', () => {
    const data = {
      posts: [{ published_at: '2026-11-02' }, { updated_at: '2026-11-09', tags: null }],
    }
    expect(lastChange(data)).toBe('2026-11-09')
    expect(lastChange({ calls: [{ closes_at: '2027-01-01' }] })).toBeUndefined()
  })

  it('is named to robots once the site has an address', () => {
    const rules = 'User-agent: *\nDisallow: /dashboard\n'
    expect(robots(rules, null)).toBe(rules)
    expect(robots(rules, 'https://fourfold.example/sitemap.xml')).toBe(
      `${rules}\nSitemap: https://fourfold.example/sitemap.xml\n`,
    )
  })
})

describe('what stands on the picture of a page', () => {
  const brand = { name: 'Fourfold', tagline: 'Four sides.' }

  it('is its title, and on the home page what the product is', () => {
    const page = { title: 'Open calls', description: 'What you can apply to.', canonical: '/apply' }
    expect(cardOf(page, brand)).toMatchObject({ kind: 'page', title: 'Open calls' })
    expect(cardOf({ ...page, title: 'Fourfold' }, brand).title).toBe('Four sides.')
    expect(cardOf({ ...page, canonical: '/portfolio' }, brand).kind).toBe('portfolio')
  })

  it('is the author and the day of a post', () => {
    const page = { title: 'A post', description: '' }
    expect(cardOf(page, brand, post).detail).toBe('Amina Odhiambo · 2 November 2026')
    expect(cardOf(page, brand, { ...post, author_name: '' }).detail).toBe('2 November 2026')
  })
})

describe('a backend that cannot be read while the site is built', () => {
  it('fails the build when it will not pass by itself', () => {
    for (const status of [400, 401, 403, 404]) expect(isLasting({ status })).toBe(true)
    expect(isLasting(new SyntaxError('Unexpected token <'))).toBe(true)
    for (const error of [{ status: 429 }, { status: 503 }, new TypeError('fetch failed'), null]) {
      expect(isLasting(error)).toBe(false)
    }
  })
})
