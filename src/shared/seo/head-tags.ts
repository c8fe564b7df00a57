import { brand } from '@/config/brand'
import { scriptJson } from '@/shared/script-json'
import type { PageHead } from './head'
import { breadcrumbLd, type JsonLd, siteLd } from './json-ld'
import { pagePicture } from './page-picture'
import { absolute } from './site-url'

export type HeadTag = {
  tag: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** What `headTags` writes, and nothing else in the head of a document. */
export const ownTags = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join()

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: {
    [name.includes(':') && !name.startsWith('twitter') ? 'property' : 'name']: name,
    content,
  },
})
const link = (rel: string, path: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, ...more, href: absolute(path) },
})

/** All that a page says of itself to search engines and to those who show links to it; the title has an element of its own. */
export function headTags(head: PageHead): HeadTag[] {
  const { title, description, canonical, noindex } = head
  if (noindex) return [meta('description', description), meta('robots', 'noindex')]
  return [
    meta('description', description),
    ...(canonical === undefined ? [] : placeTags(head, canonical)),
    ...previewTags(title, description, head.image ?? pagePicture(canonical)),
    meta('og:type', head.type ?? 'website'),
    ...aboutTags(head),
  ]
}

function placeTags({ alternates }: PageHead, canonical: string): HeadTag[] {
  const [locale = 'en'] = brand.locales
  const languages = alternates ?? [{ locale, path: canonical }]
  return [
    link('canonical', canonical),
    ...languages.map((each) => link('alternate', each.path, { hreflang: each.locale })),
    link('alternate', languages[0]?.path ?? canonical, { hreflang: 'x-default' }),
    ...(/^\/blog(\/|$)/.test(canonical)
      ? [
          link('alternate', '/blog/feed.xml', {
            type: 'application/rss+xml',
            title: `${brand.name} blog`,
          }),
        ]
      : []),
    meta('og:url', absolute(canonical)),
  ]
}

/** How a link to the page looks where people share it. */
function previewTags(title: string, description: string, picture: string): HeadTag[] {
  const image = absolute(picture)
  return [
    meta('og:site_name', brand.name),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:image', image),
    ...(picture.startsWith('/og/')
      ? [meta('og:image:width', '1200'), meta('og:image:height', '630')]
      : []),
    meta('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', image),
  ]
}

function aboutTags({ title, canonical, trail = [], jsonLd = [] }: PageHead): HeadTag[] {
  const place: JsonLd[] =
    canonical === undefined
      ? []
      : canonical === '/'
        ? siteLd()
        : [breadcrumbLd([...trail, { title, path: canonical }])]
  const all = [...place, ...jsonLd]
  if (all.length === 0) return []
  const text = scriptJson({ '@context': 'https://schema.org', '@graph': all })
  return [{ tag: 'script', attributes: { type: 'application/ld+json' }, text }]
}
