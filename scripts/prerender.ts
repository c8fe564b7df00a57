import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prerenderedPaths } from '../src/config/hosting.ts'
import { usedStyles } from './hosting/used-styles.ts'
import { closure, entryKey, readManifest } from './manifest.ts'
import { loadSite, moduleOf } from './site-bundle.ts'

// Writes the public pages with their content into dist/, after `vite build`, and an empty shell for all other paths.
const at = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url))

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function replaceOnce(html: string, what: RegExp, by: string): string {
  if (!what.test(html)) throw new Error(`The shell has nothing like ${what}`)
  return html.replace(what, () => by)
}

const shell = readFileSync(at('index.html'), 'utf8')
const manifest = readManifest()
const entry = entryKey(manifest)
const styleFile = manifest[entry]?.css?.[0]
const scriptFile = manifest[entry]?.file
if (!styleFile || !scriptFile) throw new Error('The build has no style or no script')
const styles = readFileSync(at(styleFile), 'utf8').replaceAll('url(./', 'url(/assets/')

const { renderPath, siteRoutes } = await loadSite()
const routes = siteRoutes()

for (const name of ['app.html', '404.html']) writeFileSync(at(name), shell)

const dashboard = new Set(
  [
    'src/app/layouts/dashboard-layout.tsx',
    'src/shared/supabase/client.ts',
    'src/features/review/pages.tsx',
  ].flatMap((module) => [...closure(manifest, module)]),
)
for (const key of closure(manifest, entry)) dashboard.delete(key)
const early = Array.from(dashboard, (key) => {
  return `<link rel="modulepreload" crossorigin href="/${manifest[key]?.file ?? ''}">`
})
writeFileSync(at('app-dashboard.html'), replaceOnce(shell, /<\/head>/, `${early.join('')}</head>`))

for (const path of prerenderedPaths) {
  const { html, head } = await renderPath(path)
  const route = routes.find((each) => each.path === path)
  if (!route) throw new Error(`No route at ${path}`)
  const keys = new Set([
    ...closure(manifest, entry),
    ...closure(manifest, await moduleOf(route.load)),
    ...(route.layout === 'public'
      ? []
      : closure(manifest, `src/app/layouts/${route.layout}-layout.tsx`)),
  ])
  const preload = Array.from(keys, (key) => `/${manifest[key]?.file ?? ''}`)
  const start = `<template id="start" data-style="/${styleFile}" data-script="/${scriptFile}" data-preload="${preload.join(' ')}"></template>`

  let text = replaceOnce(shell, /<div id="root"><\/div>/, `<div id="root">${html}</div>${start}`)
  text = replaceOnce(text, /<div id="first-skeleton"[\s\S]*?<\/footer>\s*<\/div>/, '')
  text = replaceOnce(text, /<script type="module"[^>]*><\/script>/, '')
  text = text.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
  text = replaceOnce(
    text,
    /<link rel="stylesheet"[^>]*>/,
    `<style>${usedStyles(styles, text)}</style>`,
  )
  text = replaceOnce(text, /<title>[^<]*<\/title>/, `<title>${escape(head.documentTitle)}</title>`)
  text = replaceOnce(
    text,
    /<meta name="description"[^>]*>/,
    `<meta name="description" content="${escape(head.description)}" />` +
      (head.canonical ? `<link rel="canonical" href="${escape(head.canonical)}" />` : ''),
  )

  const file = at(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
console.log(`Prerendered ${prerenderedPaths.length} pages`)
