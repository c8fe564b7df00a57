import { createHash } from 'node:crypto'

/** The hashes by which a content security policy lets the inline scripts of a page run. */
export function inlineScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) => {
    return `sha256-${createHash('sha256').update(code).digest('base64')}`
  })
}
