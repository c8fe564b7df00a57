import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rendered } from '../../src/app/prerender-entry.tsx'
import { usedStyles } from '../hosting/used-styles.ts'
import { closure, entryKey, findCircle, type Manifest, readManifest } from '../manifest.ts'
import { moduleOf } from '../site-bundle.ts'

export const inDist = (path: string) =>
  fileURLToPath(new URL(`../../dist/${path}`, import.meta.url))

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function replaceOnce(html: string, what: RegExp, by: string): string {
  if (!what.test(html)) throw new Error(`The shell has nothing like ${what}`)
  return html.replace(what, () => by)
}

/** What `vite build` has left: the document, its script and its styles. */
export function readBuild() {
  const manifest = readManifest()
  const circle = findCircle(manifest)
  if (circle) {
    throw new Error(`Chunks need each other: ${circle.join(' → ')}. See scripts/build-chunks.ts.`)
  }
  const entry = entryKey(manifest)
  const { css, file: script } = manifest[entry] ?? {}
  const style = css?.[0]
  if (!style || !script) throw new Error('The build has no style or no script')
  return {
    manifest,
    entry,
    script,
    style,
    shell: readFileSync(inDist('index.html'), 'utf8'),
    styles: readFileSync(inDist(style), 'utf8').replaceAll('url(./', 'url(/assets/'),
  }
}

export type Build = ReturnType<typeof readBuild>

/** The shell of the dashboard names the code that each of its pages needs, so that it comes with the app's. */
export function dashboardShell({ manifest, entry, shell }: Build): string {
  const keys = new Set(
    [
      'src/app/layouts/dashboard-layout.tsx',
      'src/shared/supabase/client.ts',
      'src/features/review/pages.tsx',
    ].flatMap((module) => [...closure(manifest, module)]),
  )
  for (const key of closure(manifest, entry)) keys.delete(key)
  const early = filesOf(manifest, keys).map(
    (file) => `<link rel="modulepreload" crossorigin href="${file}">`,
  )
  return replaceOnce(shell, /<\/head>/, `${early.join('')}</head>`)
}

/** A page's document: its content and head in the shell, its styles inline, its scripts for after the first frame. */
export async function pageHtml(build: Build, page: Rendered) {
  const { route, html, island } = page
  const { manifest, entry, shell } = build
  const keys = new Set([
    ...closure(manifest, entry),
    ...closure(manifest, await moduleOf(route.load)),
    ...(route.layout === 'public'
      ? []
      : closure(manifest, `src/app/layouts/${route.layout}-layout.tsx`)),
  ])
  const preload = filesOf(manifest, keys).join(' ')
  const start = `<template id="start" data-style="/${build.style}" data-script="/${build.script}" data-preload="${preload}"></template>`

  let text = replaceOnce(
    shell,
    /<div id="root"><\/div>/,
    `<div id="root">${html}</div>${island}${start}`,
  )
  text = replaceOnce(text, /<div id="first-skeleton"[\s\S]*?<\/footer>\s*<\/div>/, '')
  text = replaceOnce(text, /<script type="module"[^>]*><\/script>/, '')
  text = text.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
  text = replaceOnce(
    text,
    /<link rel="stylesheet"[^>]*>/,
    `<style>${usedStyles(build.styles, text)}</style><noscript><link rel="stylesheet" href="/${build.style}"></noscript>`,
  )
  // Browsers hold the first frame back for a font that they are told of ahead; the styles name it, and it comes after that frame.
  text = replaceOnce(text, /\s*<link\s+rel="preload"[^>]*as="font"[^>]*>/, '')
  text = replaceOnce(text, /<title>[^<]*<\/title>/, `<title>${escape(page.documentTitle)}</title>`)
  return shellWith(text, page.headHtml)
}

/** The document with what it says of itself. */
export const shellWith = (shell: string, headHtml: string): string =>
  replaceOnce(shell, /<meta name="description"[^>]*>/, headHtml)

const filesOf = (manifest: Manifest, keys: Iterable<string>): string[] =>
  Array.from(keys, (key) => `/${manifest[key]?.file ?? ''}`)
