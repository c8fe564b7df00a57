import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { shellPaths } from '../../src/config/hosting.ts'

/** `/dashboard/:path*` and `/blog/:id`, as they are written there, as an expression. */
const patternOf = (source: string) =>
  new RegExp(`^${source.replace(/:\w+\*/, '.+').replace(/:\w+/, '[^/]+')}$`)

const shellOf = (path: string): string | undefined =>
  Object.entries(shellPaths).find(([source]) => patternOf(source).test(path))?.[1]

/** The answer of the host to an address: a prerendered page, the shell, or the shell with 404. */
export function pageFor(path: string, has: (file: string) => boolean) {
  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const own = clean === '/' ? 'index.html' : `${clean.slice(1)}.html`
  if (has(own)) return { file: own, status: 200 }
  const shell = shellOf(clean)
  return shell ? { file: `${shell}.html`, status: 200 } : { file: '404.html', status: 404 }
}

/** The host's own scripts for counting visits and measuring loading. */
const hostScripts = /^\/_vercel\/(insights|speed-insights)\/script\.js$/

/** Lets `vite preview` find pages as the host does: clean addresses, the shell, and real 404s. */
export function previewAsHosted(): Plugin {
  return {
    name: 'preview-as-hosted',
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host')
        if (hostScripts.test(pathname)) {
          response.setHeader('Content-Type', 'text/javascript')
          response.end('/* Measures nothing here. */')
          return
        }
        const wantsPage = (request.headers.accept ?? '').includes('text/html')
        const isPrerendered = existsSync(resolve(dist, 'app.html'))
        const isFile = pathname.includes('.') && existsSync(join(dist, pathname))
        if (request.method !== 'GET' || !wantsPage || !isPrerendered || isFile) return next()
        const page = pageFor(pathname, (file) => existsSync(resolve(dist, file)))
        response.statusCode = page.status
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(readFileSync(resolve(dist, page.file)))
      })
    },
  }
}
