import { rm } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type * as Entry from '../src/app/prerender-entry.tsx'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const folder = at('node_modules/.cache/site-bundle')

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

/** The app as Node can run it: for rendering pages to text, and for reading the route table. */
export async function loadSite(): Promise<typeof Entry> {
  await rm(folder, { recursive: true, force: true })
  await build({
    configFile: false,
    root: at('.'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [trackedImports],
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
