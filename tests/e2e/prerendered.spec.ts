import { expect, test } from './given'
import {
  allPrerendered,
  compareWithSource,
  prerenderedPages,
  read,
  readHead,
  takenOver,
  watched,
} from './support/prerendered'
import { missingPath } from './support/routes'

/** What each page is, in the words of schema.org. */
function expectedTypes(path: string): string[] {
  if (path === '/' || path === '/home') return ['Organization', 'WebSite']
  if (path.startsWith('/blog/')) return ['BreadcrumbList', 'Article']
  return path === '/support' ? ['BreadcrumbList', 'FAQPage'] : ['BreadcrumbList']
}

test('B-1.7: every prerendered page can be read without scripts', async ({ given }) => {
  const page = await given.browserOf(undefined, { javaScriptEnabled: false })
  for (const path of prerenderedPages()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    const main = page.getByRole('main')
    expect((await main.innerText()).length, `text of ${path}`).toBeGreaterThan(200)
    expect(await page.getByRole('link').count(), `links of ${path}`).toBeGreaterThan(2)
    await expect(page.getByTestId('page-skeleton'), path).toHaveCount(0)
  }
})

test('B-2.1: the app takes over every prerendered page as it stands, wherever the reader is', async ({
  given,
}) => {
  test.slow()
  const page = await given.browserOf(undefined, { locale: 'ar-EG', timezoneId: 'Pacific/Auckland' })
  const complaints = watched(page)
  // What is read anew never arrives, so that nothing but taking over has happened.
  await page.route('**/rest/v1/**', () => undefined)
  for (const path of prerenderedPages()) {
    await page.goto(path)
    await takenOver(page)
    const { made, taken } = await page.evaluate(compareWithSource)
    expect(taken, `links and pictures of ${path}`).toEqual(made)
    await page.goto(`${path}?utm_source=letter&q=nothing`)
    await takenOver(page)
    expect(complaints(), path).toEqual([])
  }
})

test('B-1.7: every prerendered page has a title and a description of its own, and says so to those who share it', async ({
  given,
}) => {
  const page = await given.browserOf(undefined, { javaScriptEnabled: false })
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const path of allPrerendered()) {
    await page.goto(path)
    const { title, meta, canonical, languages, jsonLd } = await page.evaluate(readHead)
    // `/home` is `/` by another name.
    if (path !== '/home') {
      expect(titles.get(title), `title "${title}" of ${path}`).toBeUndefined()
      expect(descriptions.get(meta.description ?? ''), `description of ${path}`).toBeUndefined()
    }
    titles.set(title, path)
    descriptions.set(meta.description ?? '', path)

    expect(title, path).toContain('Fourfold')
    expect(meta.description?.length ?? 0, `description of ${path}`).toBeGreaterThan(30)
    expect(new URL(canonical ?? '', page.url()).pathname).toBe(path === '/home' ? '/' : path)
    expect(languages, `languages of ${path}`).toEqual(['en', 'x-default'])
    expect(title, `og:title of ${path}`).toContain(meta['og:title'])
    expect(meta['og:description'], path).toBe(meta.description)
    expect(meta['twitter:card'], path).toBe('summary_large_image')
    const types = jsonLd.map((node) => node['@type'])
    expect(types, `JSON-LD of ${path}`).toEqual(expectedTypes(path))
    const picture = await page.request.get(meta['og:image'] ?? '')
    expect(picture.headers()['content-type'], `picture of ${path}`).toBe('image/png')
    expect((await picture.body()).length, `picture of ${path}`).toBeLessThan(60_000)
  }
})

test('B-1.7: what a page says of itself stays true from page to page', async ({ page }) => {
  await page.goto('/')
  await takenOver(page)
  await page.getByRole('link', { name: 'Open calls' }).first().click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/apply$/)
  const { meta, jsonLd } = await page.evaluate(readHead)
  expect(meta['og:title']).toBe('Open calls')
  expect(meta['og:url']).toMatch(/\/apply$/)
  expect(jsonLd.map((node) => node['@type'])).toEqual(['BreadcrumbList'])

  await page.goto(missingPath)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})

test('B-1.4: the sitemap lists the pages that are to be found, and robots are kept from the rest', async ({
  page,
  request,
}) => {
  const map = await request.get('/sitemap.xml')
  expect(map.headers()['content-type']).toMatch(/xml/)
  const listed = await read(page, await map.text(), 'loc')
  const paths = listed.map((address) => new URL(address).pathname).sort()
  expect(paths).toEqual(allPrerendered().filter((path) => path !== '/home'))

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard')
})

test('B-1.1: the feed of the blog can be read', async ({ page, request }) => {
  const feed = await request.get('/blog/feed.xml')
  expect(feed.headers()['content-type']).toMatch(/^application\/rss\+xml/)
  const text = await feed.text()
  const posts = allPrerendered().filter((path) => path.startsWith('/blog/'))
  const links = (await read(page, text, 'item > link')).map((link) => new URL(link).pathname)
  expect(links.sort()).toEqual(posts)
  expect(await read(page, text, 'channel > title')).toHaveLength(1)
})

test('B-1.1: a post that is newer than the build opens at its address, and goes when it is taken back', async ({
  page,
  given,
}) => {
  const manager = await given.staff('manager')
  const slug = `newer-${crypto.randomUUID()}`
  const { data: post } = await manager.client
    .from('posts')
    .insert({
      slug,
      title: 'Newer than the build',
      summary: 'In short.',
      body: 'Its text.',
      author_name: 'Amina Odhiambo',
    })
    .select('id, version')
    .single()
    .throwOnError()
  const move = (state: 'published' | 'archived', version: number) =>
    manager.client
      .rpc('move_content', { kind: 'posts', id: post.id, version, state })
      .throwOnError()

  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('Newer than the build')).toHaveCount(0)

  const { data: version } = await move('published', post.version)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Newer than the build' })).toBeVisible()
  await expect(page).toHaveTitle(/^Newer than the build/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    RegExp(`/blog/${slug}$`),
  )
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  const { jsonLd } = await page.evaluate(readHead)
  expect(jsonLd.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'Article'])

  await page.goto('/blog')
  await expect(page.getByRole('link', { name: 'Newer than the build' }).first()).toBeVisible()

  await move('archived', version)
  await page.goto(`/blog/${slug}`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
