import { brand } from '@/config/brand'
import { pagePicture } from './page-picture'
import { absolute } from './site-url'

/** Something as schema.org describes it. */
export type JsonLd = { '@type': string } & Record<string, unknown>

const organization = (): JsonLd => ({
  '@type': 'Organization',
  name: brand.name,
  url: absolute('/'),
  logo: absolute(brand.logo.light),
})

/** Who is behind the site, and the site; for the home page. */
export const siteLd = (): JsonLd[] => [
  {
    ...organization(),
    description: brand.description,
    legalName: brand.operator.name,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: brand.supportEmail,
    },
  },
  {
    '@type': 'WebSite',
    name: brand.name,
    url: absolute('/'),
    description: brand.description,
    inLanguage: brand.locales,
  },
]

/** The way from the home page to here. */
export const breadcrumbLd = (trail: { title: string; path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: 'Home', path: '/' }, ...trail].map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absolute(path),
  })),
})

export type Article = {
  path: string
  title: string
  summary: string
  author: string
  /** The picture of the article, where it has one; else the one with its title on it. */
  image?: string | undefined
  publishedAt: string
  updatedAt: string
  tags?: string[]
}

/** A post of the blog. */
export const articleLd = (article: Article): JsonLd => ({
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  image: absolute(article.image ?? pagePicture(article.path)),
  datePublished: article.publishedAt,
  dateModified: article.updatedAt > article.publishedAt ? article.updatedAt : article.publishedAt,
  author: article.author ? { '@type': 'Person', name: article.author } : organization(),
  publisher: organization(),
  mainEntityOfPage: absolute(article.path),
  ...(article.tags && { keywords: article.tags }),
})

/** Questions with their answers; an answer is text or simple html. */
export const faqLd = (items: { question: string; answer: string }[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
