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

export const entryKey = (manifest: Manifest): string => {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)
  if (!found) throw new Error('The manifest has no entry')
  return found[0]
}

export const brotliSize = (file: string): number =>
  brotliCompressSync(readFileSync(at(file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
