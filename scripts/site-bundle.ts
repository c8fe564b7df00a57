import { rmSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { countryService } from '../supabase/local/country-service.ts'
import type * as Entry from '../src/app/prerender-entry.tsx'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
/** One for each process: a build and a count of its bytes may run side by side. */
const folder = at(`node_modules/.cache/site-bundle/${process.pid}`)

const tracker = globalThis as { trackImport?: (module: string) => void }

/** Lets each dynamic import say which module it asks for, so that the chunk of a page can be told. */
const trackedImports: Plugin = {
  name: 'tracked-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(at('src/')) || !code.includes('import(')) return undefined
    return code.replace(/(?<!typeof )\bimport\('(\.[^']+)'\)/g, (call, path: string) => {
      const module = relative(at('.'), resolve(dirname(id), path))
      return `(globalThis.trackImport?.('${module}'), ${call})`
    })
  },
}

/** The module that a route's `load` imports first, as the manifest of the build calls it. */
export async function moduleOf(load: () => Promise<unknown>): Promise<string> {
  const asked: string[] = []
  tracker.trackImport = (module) => void asked.push(module)
  const loading = load()
  delete tracker.trackImport
  await loading
  const [first] = asked
  if (!first) throw new Error('A page is not lazy: its load imports nothing')
  return `${first}.tsx`
}

/**
 * The app as Node can run it: for rendering pages to text, and for reading the route table. With a key it asks the
 * origin that it runs on, of which Node has none: see `openSiteBackend`.
 */
export async function loadSite({ publicKey = '' } = {}): Promise<typeof Entry> {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    root: at('.'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [trackedImports],
    ...(publicKey && {
      define: {
        'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(publicKey),
        'import.meta.env.VITE_GEOIP_URL': JSON.stringify(countryService('production')),
      },
    }),
    resolve: {
      alias: {
        '@contracts': at('supabase/functions/_shared/contracts'),
        '@': at('src'),
      },
    },
    build: {
      ssr: at('src/app/prerender-entry.tsx'),
      outDir: folder,
      minify: false,
      emptyOutDir: true,
    },
  })
  return import(pathToFileURL(`${folder}/prerender-entry.js`).href) as Promise<typeof Entry>
}
