import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

export type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

const at = (path: string) => new URL(`../dist/${path}`, import.meta.url)

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(at('.vite/manifest.json'), 'utf8')) as Manifest

/** A chunk and all that it imports statically, by their keys. Fails on a chunk that is not there. */
export function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk of its own for ${key}`)
  seen.add(key)
  for (const next of chunk.imports ?? []) closure(manifest, next, seen)
  return seen
}

/** Two chunks that need each other: one of them runs before what it needs. Undefined where there are none, as there should be. */
export function findCircle(manifest: Manifest): string[] | undefined {
  const isDone = new Set<string>()
  const follow = (key: string, way: string[]): string[] | undefined => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key]
    if (isDone.has(key)) return undefined
    isDone.add(key)
    for (const next of manifest[key]?.imports ?? []) {
      const found = follow(next, [...way, key])
      if (found) return found
    }
    return undefined
  }
  for (const key of Object.keys(manifest)) {
    const found = follow(key, [])
    if (found) return found
  }
  return undefined
}

export const entryKey = (manifest: Manifest): string => {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)
  if (!found) throw new Error('The manifest has no entry')
  return found[0]
}

/** The files that have this text in them, by their keys. */
export const chunksWith = (manifest: Manifest, text: string): Set<string> =>
  new Set(
    Object.entries(manifest)
      .filter(([, { file }]) => file.endsWith('.js') && readFileSync(at(file)).includes(text))
      .map(([key]) => key),
  )

export const brotliSize = (file: string): number =>
  brotliCompressSync(readFileSync(at(file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
