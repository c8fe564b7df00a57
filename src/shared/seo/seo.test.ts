import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageHead } from './head'
import { headHtml } from './head-html'
import { headTags, ownTags } from './head-tags'
import { articleLd, faqLd } from './json-ld'
import { writeHead } from './write-head'

const page: PageHead = {
  title: 'Open calls',
  description: 'What you can apply to today.',
  canonical: '/apply',
}
const hostile = '"></title></script><img src=x onerror=alert(1)><!-- &amp; \u2028'

/** The head as the prerenderer would write it, read by a browser. */
function parsed(head: PageHead): HTMLHeadElement {
  return new DOMParser().parseFromString(`<head>${headHtml(head)}</head>`, 'text/html').head
}

const contentOf = (head: HTMLElement, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const hrefOf = (head: HTMLElement, selector: string) =>
  head.querySelector(selector)?.getAttribute('href')

type Graph = { '@context': string; '@graph': Record<string, unknown>[] }
const graphOf = (head: HTMLElement) =>
  JSON.parse(
    head.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
  ) as Graph | null

beforeEach(() => document.head.replaceChildren())

describe('what a page says of itself', () => {
  it('names its address whole, in each language and for any other', () => {
    const head = parsed(page)
    const address = `${location.origin}/apply`
    expect(hrefOf(head, 'link[rel="canonical"]')).toBe(address)
    expect(hrefOf(head, 'link[hreflang="en"]')).toBe(address)
    expect(hrefOf(head, 'link[hreflang="x-default"]')).toBe(address)
    expect(contentOf(head, 'og:url')).toBe(address)
  })

  it('names other languages where there are some', () => {
    const alternates = [
      { locale: 'en', path: '/apply' },
      { locale: 'fr', path: '/fr/apply' },
    ]
    const head = parsed({ ...page, alternates })
    expect(hrefOf(head, 'link[hreflang="fr"]')).toBe(`${location.origin}/fr/apply`)
    expect(hrefOf(head, 'link[hreflang="x-default"]')).toBe(`${location.origin}/apply`)
  })

  it('says how a link to it looks', () => {
    const head = parsed(page)
    expect(contentOf(head, 'og:title')).toBe('Open calls')
    expect(contentOf(head, 'og:type')).toBe('website')
    expect(contentOf(head, 'og:image')).toBe(`${location.origin}/og/apply.png`)
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image')
    expect(contentOf(head, 'twitter:image')).toBe(`${location.origin}/og/apply.png`)
    expect(contentOf(parsed({ ...page, canonical: '/' }), 'og:image')).toMatch('/og/home.png')
    expect(contentOf(parsed({ ...page, canonical: '/portfolio?startup=a' }), 'og:image')).toMatch(
      /\/og\/portfolio\.png$/,
    )
    expect(contentOf(parsed({ ...page, image: 'https://files.example/1.webp' }), 'og:image')).toBe(
      'https://files.example/1.webp',
    )
  })

  it('asks to be left out, and then offers nothing', () => {
    const head = parsed({ title: 'Page not found', description: 'Nothing.', noindex: true })
    expect(contentOf(head, 'robots')).toBe('noindex')
    expect(head.querySelector('link, script, [property]')).toBeNull()
  })

  it('names the feed on the pages of the blog', () => {
    const feed = 'link[type="application/rss+xml"]'
    for (const canonical of ['/blog', '/blog/a-post']) {
      expect(hrefOf(parsed({ ...page, canonical }), feed)).toBe(`${location.origin}/blog/feed.xml`)
    }
    expect(hrefOf(parsed(page), feed)).toBeUndefined()
  })

  it('says where it is, and on the home page who is behind it', () => {
    expect(
      graphOf(parsed({ ...page, canonical: '/' }))?.['@graph'].map((node) => node['@type']),
    ).toEqual(['Organization', 'WebSite'])
    const post = {
      ...page,
      title: 'A post',
      canonical: '/blog/a',
      trail: [{ title: 'Blog', path: '/blog' }],
    }
    expect(graphOf(parsed(post))?.['@graph'][0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${location.origin}/` },
        { position: 2, name: 'Blog', item: `${location.origin}/blog` },
        { position: 3, name: 'A post', item: `${location.origin}/blog/a` },
      ],
    })
  })

  it('describes an article, whose change is never before its publication', () => {
    const article = {
      path: '/blog/a',
      title: 'A post',
      summary: 'Short.',
      author: '',
      publishedAt: '2026-11-02T08:00:00+00:00',
      updatedAt: '2026-11-01T08:00:00+00:00',
    }
    expect(articleLd(article)).toMatchObject({
      '@type': 'Article',
      headline: 'A post',
      dateModified: article.publishedAt,
      author: { '@type': 'Organization' },
      mainEntityOfPage: `${location.origin}/blog/a`,
      image: `${location.origin}/og/blog/a.png`,
    })
    expect(articleLd({ ...article, author: 'Amina Odhiambo' }).author).toEqual({
      '@type': 'Person',
      name: 'Amina Odhiambo',
    })
  })

  it('stays text, whatever a title holds', () => {
    const jsonLd = [faqLd([{ question: hostile, answer: hostile }])]
    const head = parsed({ ...page, title: hostile, description: hostile, jsonLd })
    expect(head.ownerDocument.querySelector('img')).toBeNull()
    expect(head.ownerDocument.body.childNodes).toHaveLength(0)
    expect(contentOf(head, 'description')).toBe(hostile)
    expect(contentOf(head, 'og:title')).toBe(hostile)
    expect(JSON.stringify(graphOf(head))).toContain('onerror')
    expect(graphOf(head)?.['@graph'][1]).toMatchObject({ mainEntity: [{ name: hostile }] })
  })

  it('replaces what the page before said, and leaves the rest of the head', () => {
    document.head.innerHTML =
      '<meta charset="utf-8"><meta name="theme-color" content="#fff"><link rel="icon" href="/favicon.svg">' +
      headHtml({ ...page, canonical: '/', title: 'Home' })
    writeHead(page)

    expect(document.head.querySelectorAll(ownTags)).toHaveLength(headTags(page).length)
    expect(
      document.head.querySelectorAll('meta[charset], meta[name="theme-color"], link[rel="icon"]'),
    ).toHaveLength(3)
    expect(contentOf(document.head, 'og:title')).toBe('Open calls')
    expect(graphOf(document.head)?.['@graph'][0]?.['@type']).toBe('BreadcrumbList')
  })
})

describe('addresses', () => {
  it.each([
    ['https://fourfold.example/', undefined, 'https://fourfold.example/apply'],
    [undefined, 'fourfold.vercel.app', 'https://fourfold.vercel.app/apply'],
    ['https://fourfold.example', 'fourfold.vercel.app', 'https://fourfold.example/apply'],
  ])('begin with the site that is named: %s, %s', async (named, hosted, address) => {
    vi.stubEnv('VITE_SITE_URL', named)
    vi.stubEnv('VITE_VERCEL_PROJECT_PRODUCTION_URL', hosted)
    vi.resetModules()
    const { absolute } = await import('./site-url')
    expect(absolute('/apply')).toBe(address)
    expect(absolute('https://elsewhere.example/x')).toBe('https://elsewhere.example/x')
    vi.unstubAllEnvs()
  })
})
