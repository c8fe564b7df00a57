import type { App } from '@supabase/lite'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Readable } from 'node:stream'

type Adapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<Adapter['headObject']>>
type Body = Parameters<Adapter['uploadObject']>[3]

/** What is kept beside each object's bytes. */
interface Kept {
  mimetype: string
  cacheControl: string
  eTag: string
}

/** Keeps objects as files, in a folder for each bucket, and beside each what the upload said about it. */
export class FileAdapter implements Adapter {
  readonly driver = null
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
  }

  #paths(bucket: string, key: string): { bytes: string; kept: string } {
    const bytes = join(this.#directory, 'objects', bucket, key)
    if (!bytes.startsWith(join(this.#directory, 'objects') + sep)) {
      throw new Error('An object lies outside its bucket.')
    }
    return { bytes, kept: `${join(this.#directory, 'metadata', bucket, key)}.json` }
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    const paths = this.#paths(bucket, key)
    const { size, mtime } = await stat(paths.bytes)
    const kept = JSON.parse(await readFile(paths.kept, 'utf8')) as Kept
    return { ...kept, size, contentLength: size, lastModified: mtime }
  }

  async getObject(bucket: string, key: string): ReturnType<Adapter['getObject']> {
    const metadata = await this.headObject(bucket, key)
    const bytes = Readable.toWeb(createReadStream(this.#paths(bucket, key).bytes))
    return { httpStatusCode: 200, metadata, body: bytes as never }
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    mimetype: string,
    cacheControl: string,
  ): Promise<Metadata> {
    const paths = this.#paths(bucket, key)
    const bytes = Buffer.from(await new Response(body as BodyInit).arrayBuffer())
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`
    await mkdir(dirname(paths.bytes), { recursive: true })
    await mkdir(dirname(paths.kept), { recursive: true })
    await writeFile(paths.kept, JSON.stringify({ mimetype, cacheControl, eTag } satisfies Kept))
    await writeFile(paths.bytes, bytes)
    return this.headObject(bucket, key)
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const paths = this.#paths(bucket, key)
    await rm(paths.bytes, { force: true })
    await rm(paths.kept, { force: true })
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key)
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    toBucket: string,
    toKey: string,
  ): Promise<Metadata> {
    const from = this.#paths(bucket, key)
    const to = this.#paths(toBucket, toKey)
    await mkdir(dirname(to.bytes), { recursive: true })
    await mkdir(dirname(to.kept), { recursive: true })
    await copyFile(from.kept, to.kept)
    await copyFile(from.bytes, to.bytes)
    return this.headObject(toBucket, toKey)
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${this.#paths(bucket, key).bytes}`
  }
}
