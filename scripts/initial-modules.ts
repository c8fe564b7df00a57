import { resolve } from 'node:path'
import { build, type Plugin, type UserConfig } from 'vite'

type Chunk = {
  type: string
  isEntry?: boolean
  fileName: string
  imports: string[]
  moduleIds: string[]
}

const isStyle = /\.css$/
const isDocument = /\.html$/

/** Styles say nothing about chunks and take longest. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (isStyle.test(id.split('?')[0] ?? '') ? '' : undefined),
}

/**
 * The modules that the app begins with, as they are after everything unused was left out. The bundler knows them only at
 * the end of a build, so this is one, of a second, that writes nothing.
 */
export async function initialModules(config: UserConfig): Promise<Set<string>> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutStyles, ...(config.plugins ?? [])],
    build: { write: false, minify: false, reportCompressedSize: false },
  })) as { output: Chunk[] }
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))

  const found = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk) return
    chunks.delete(chunk.fileName)
    for (const id of chunk.moduleIds) {
      if (id !== first && !isStyle.test(id) && !isDocument.test(id)) found.add(id)
    }
    for (const file of chunk.imports) visit(chunks.get(file))
  }
  // It stays apart, with the styles: the document names them.
  const first = resolve(config.root ?? '.', 'src/app/main.tsx')
  visit(output.find(({ type, isEntry }) => type === 'chunk' && isEntry))
  return found
}
