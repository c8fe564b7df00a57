import { elements } from './xml.ts'

export type SitePage = { address: string; changedAt?: string | undefined }

/** Every page that is to be found, with the day on which what it shows last changed, where that is known. */
export const sitemap = (pages: SitePage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ address, changedAt }) => {
      const changed = changedAt === undefined ? undefined : new Date(changedAt).toISOString()
      return `<url>\n${elements([
        ['loc', address],
        ['lastmod', changed],
      ])}\n</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')

const dates = new Set(['published_at', 'updated_at'])

/** The last date at which anything in what a page was drawn from was published or changed. */
export function lastChange(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.entries(data)
    .map(([key, value]: [string, unknown]) =>
      dates.has(key) && typeof value === 'string' ? value : lastChange(value),
    )
    .filter((date) => date !== undefined)
    .sort((a, b) => Date.parse(b) - Date.parse(a))[0]
}

/** What robots are told, and where the sitemap is once the site has an address. */
export const robots = (rules: string, sitemapAddress: string | null): string =>
  sitemapAddress === null ? rules : `${rules.trimEnd()}\n\nSitemap: ${sitemapAddress}\n`
