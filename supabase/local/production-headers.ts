import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootDir } from './paths.ts'

interface Rule {
  source: string
  headers: { key: string; value: string }[]
}

/** Whom pages may ask to sign somebody in. */
const realDirectory = 'https://login.microsoftonline.com'

/**
 * The headers that the host sends in production, read from the file that tells it to. A directory that stands in takes the
 * place of the real one there as well.
 */
export async function productionHeaders(
  directory = realDirectory,
): Promise<(url: string) => [string, string][]> {
  const text = await readFile(join(rootDir, 'vercel.json'), 'utf8').catch(() => '{}')
  const { headers = [] } = JSON.parse(text.replaceAll(realDirectory, directory)) as {
    headers?: Rule[]
  }
  const rules = headers.map((rule) => ({ ...rule, pattern: patternOf(rule.source) }))
  return (url) => {
    const path = url.split('?')[0] ?? '/'
    return rules
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value]))
  }
}

/** `/assets/(.*)` and `/assets/:path*`, as they are written there, as an expression. */
function patternOf(source: string): RegExp {
  return new RegExp(`^${source.replace(/:\w+\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`)
}
