import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feed } from '../../scripts/prerender/feed.ts'
import { readPosts } from '../../scripts/prerender/posts.ts'
import { openEmbedded } from '../../scripts/prerender/site-backend.ts'
import { loadSite } from '../../scripts/site-bundle.ts'

const hostile = '</script></title><img src=x onerror="alert(1)"><!--'

let backend: Awaited<ReturnType<typeof openEmbedded>>
let site: Awaited<ReturnType<typeof loadSite>>

beforeAll(async () => {
  backend = await openEmbedded()
  site = await loadSite(backend)
})
afterAll(() => backend.close())

const failures: string[] = []
const render = (path: string, withData = true) =>
  site.renderPath(path, { withData, onFailure: (key) => failures.push(key) })

describe('pages drawn from the database', () => {
  it('hold what visitors may read, and carry it along', async () => {
    const { html, island, data } = await render('/apply')
    expect(html).toContain('Startup cohort 7')
    expect(island).toContain('Startup cohort 7')
    expect(Object.keys(data)).not.toEqual([])
    expect(failures).toEqual([])
  })

  it('are drawn as before their data is there when nothing is to be asked', async () => {
    const { html, island } = await render('/apply', false)
    expect(html).toContain('<h1')
    expect(html).not.toContain('Startup cohort 7')
    expect(island).toBe('')
  })

  it('keep text as text, whatever it holds', async () => {
    await backend.database.query(
      `insert into public.posts (slug, title, summary, body, author_name, tags, state, published_at)
       values ('hostile', $1, $1, $2, $1, '{reviewing}', 'published', now() - interval '1 hour')`,
      [hostile, `# ${hostile}\n\n${hostile}\n\n[press](javascript:alert(1))`],
    )
    for (const path of ['/blog', '/blog/hostile']) {
      const { html, island, headHtml, data } = await render(path)
      expect(JSON.stringify(data), path).toContain('onerror')
      for (const text of [html, island, headHtml]) {
        expect(text, path).not.toContain('<img src=x')
        expect(text, path).not.toContain('<!--<')
        expect(text, path).not.toContain('href="javascript:')
      }
      expect(html, path).toContain('&lt;img src=x')
      expect(island.match(/<\/script>/g), path).toHaveLength(1)
      expect(headHtml.match(/<\/script>/g), path).toHaveLength(1)
    }
    expect(failures).toEqual([])

    const posts = await readPosts(backend)
    const text = feed(posts, {
      name: 'Fourfold',
      description: 'One place.',
      language: 'en',
      absolute: site.siteAddress,
    })
    expect(text).toContain('<link>http://localhost/blog/hostile</link>')
    expect(text).toContain('&lt;img src=x')
    expect(text).not.toContain('<img')
  })

  it('say what an article is, and of one that is not there that it is not to be found', async () => {
    await backend.database.query(
      `insert into public.posts (slug, title, summary, body, author_name, tags, state, published_at)
       values ('real', 'A real post', 'In short.', 'Text.', 'Amina Odhiambo', '{}', 'published', now()),
              ('draft', 'A draft', '', '', '', '{}', 'draft', null)`,
    )
    const real = await render('/blog/real')
    expect(real.headHtml).toContain('"@type":"Article"')
    expect(real.headHtml).toContain('"@type":"BreadcrumbList"')
    expect(real.headHtml).toContain('application/rss+xml')
    expect(real.picture).toBe('/og/blog/real.png')

    const draft = await render('/blog/draft')
    expect(draft.headHtml).toContain('content="noindex"')
    expect(draft.html).not.toContain('A draft')
    expect((await readPosts(backend)).map(({ slug }) => slug)).not.toContain('draft')
  })

  it('are drawn side by side without mixing what they read', async () => {
    const [apply, about] = await Promise.all([render('/apply'), render('/about')])
    expect(apply.island).not.toBe('')
    expect(about.island).toBe('')
  })
})
