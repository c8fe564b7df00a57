import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prerenderedPaths } from '../src/config/hosting.ts'
import { forbiddenOrigins, hostingSettings } from './hosting/settings.ts'
import { cardOf } from './prerender/card.ts'
import { inWords, isLasting } from './prerender/faults.ts'
import { feed } from './prerender/feed.ts'
import { dashboardShell, inDist, pageHtml, readBuild, shellWith } from './prerender/page-html.ts'
import { pictureDrawer } from './prerender/pictures/draw.ts'
import { readPosts } from './prerender/posts.ts'
import { openSiteBackend } from './prerender/site-backend.ts'
import { writeServiceWorker } from './prerender/service-worker.ts'
import { lastChange, robots, sitemap, type SitePage } from './prerender/sitemap.ts'
import { loadSite } from './site-bundle.ts'

/*
 * After `vite build`, writes into dist/: the public pages with their content and the pictures shown beside links to them,
 * shells for all other paths, the sitemap and the feed of the blog.
 */
function write(path: string, content: string | Buffer) {
  mkdirSync(dirname(inDist(path)), { recursive: true })
  writeFileSync(inDist(path), content)
}

const root = fileURLToPath(new URL('../', import.meta.url))
const forbidden = forbiddenOrigins(
  readFileSync(`${root}vercel.json`, 'utf8'),
  hostingSettings(root),
)
if (forbidden.length > 0) {
  throw new Error(
    `Pages are built to ask ${forbidden.join(' and ')}, and vercel.json forbids it. Run \`npm run hosting\` with the same settings, and commit vercel.json.`,
  )
}

const build = readBuild()
const backend = await openSiteBackend()
const { renderPath, siteRoutes, shellHead, siteAddress, offlineHtml, brand } =
  await loadSite(backend)
const posts = await readPosts(backend)
const drawPicture = await pictureDrawer(brand)

write('404.html', build.shell)
write('app.html', shellWith(build.shell, shellHead()))
write('app-dashboard.html', dashboardShell(build))

const hasPosts = siteRoutes().some(({ path }) => path === '/blog/:id')
const postOf = new Map(hasPosts ? posts.map((post) => [`/blog/${post.slug}`, post]) : [])
const found: SitePage[] = []
const pictures: Promise<void>[] = []
const paths = [...prerenderedPaths, ...postOf.keys()]

for (const path of paths) {
  const page = await renderPath(path, {
    withData: backend.hasData,
    onFailure: (key, error) => {
      if (isLasting(error)) throw new Error(`${path} may not read ${key}: ${inWords(error)}`)
      console.warn(`  ${path} is drawn without ${key}: ${inWords(error)}`)
    },
  })
  const { head, picture, data } = page
  write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, await pageHtml(build, page))
  if (head.noindex || head.canonical !== path) continue
  const changedAt = lastChange(postOf.get(path) ?? data)
  found.push({ address: siteAddress(path), changedAt })
  if (picture.startsWith('/og/')) {
    const drawing = drawPicture(cardOf(head, brand, postOf.get(path)))
    pictures.push(drawing.then((drawn) => write(picture.slice(1), drawn)))
  }
}

await Promise.all(pictures)

// What a phone calls the app that somebody puts beside its others.
const webManifest = JSON.parse(readFileSync(inDist('manifest.webmanifest'), 'utf8')) as object
write(
  'manifest.webmanifest',
  JSON.stringify({
    ...webManifest,
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
  }),
)

const isNamed = !siteAddress('/').startsWith('http://localhost')
write('sitemap.xml', sitemap(found))
write(
  'robots.txt',
  robots(readFileSync(inDist('robots.txt'), 'utf8'), isNamed ? siteAddress('/sitemap.xml') : null),
)
write(
  'blog/feed.xml',
  feed(posts, {
    name: brand.name,
    description: brand.description,
    language: brand.locales[0] ?? 'en',
    absolute: siteAddress,
  }),
)
await backend.close()
// Last: it names what the others have written.
await writeServiceWorker(build, offlineHtml())
console.log(`Prerendered ${paths.length} pages`)
