import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'vite'
import { inlineScriptHashes } from '../hosting/script-hashes.ts'
import { usedStyles } from '../hosting/used-styles.ts'
import { closure } from '../manifest.ts'
import { type Build, inDist } from './page-html.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What is there without a network from the first visit on, besides the code and the styles that the app begins with. */
const alwaysKept = ['logo.svg', 'logo-dark.svg', 'mark.svg', 'mark-dark.svg', 'favicon.svg']

const revision = (file: string) =>
  createHash('sha256')
    .update(readFileSync(inDist(file)))
    .digest('hex')
    .slice(0, 16)

/** The beginning of the app, the shell of the dashboard, logos and the fonts; all else is kept once it was used. */
function precached({ manifest, entry, style, styles }: Build) {
  const chunks = [...closure(manifest, entry), ...closure(manifest, noticeModule)]
  const fonts = styles.match(/\/assets\/[\w-]+-(?:basic|latin)-wght-[\w-]+\.woff2/g) ?? []
  if (fonts.length === 0) throw new Error('The styles name no font')
  const hashed = [style, ...chunks.map((key) => manifest[key]?.file ?? '')].map(
    (file) => `/${file}`,
  )
  return [...new Set([...hashed, ...fonts])]
    .map((url) => ({ url, revision: null as string | null }))
    .concat(
      alwaysKept.map((file) => ({ url: `/${file}`, revision: revision(file) })),
      { url: '/app-dashboard', revision: revision('app-dashboard.html') },
    )
}

/** Shown when the files of its version may be gone from the host. */
const noticeModule = 'src/app/worker/offer-update.tsx'

const again = `addEventListener('online',()=>location.reload());document.getElementById('again').onclick=()=>location.reload()`

/** A document of its own, with the styles that it needs and nothing of the app. */
function offlineDocument({ shell, styles }: Build, body: string) {
  const [theme = ''] = /<script>[\s\S]*?<\/script>/.exec(shell) ?? []
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${theme}<title>You are offline</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${usedStyles(styles, body)}</style></head><body>${body}<script>${again}</script></body></html>`
  const scripts = inlineScriptHashes(html).map((hash) => `'${hash}'`)
  const policy = `default-src 'none'; script-src ${scripts.join(' ')}; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, policy }
}

/** Writes dist/sw.js, once everything that it names is there. */
export async function writeServiceWorker(build: Build, offlineBody: string): Promise<void> {
  await bundle({
    configFile: false,
    root: at('.'),
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': at('src') } },
    define: {
      __PRECACHED__: JSON.stringify(precached(build)),
      __OFFLINE__: JSON.stringify(offlineDocument(build, offlineBody)),
    },
    build: {
      outDir: at('dist'),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: at('src/service-worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
