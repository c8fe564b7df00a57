import type { PGlite } from '@electric-sql/pglite'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localDir } from '../paths.ts'
import { openEngine } from './engine.ts'
import { applyMigrations, applySystemSchema } from './migrate.ts'
import {
  hashOf,
  readEngineVersions,
  readMigrations,
  readOldGrants,
  readPrelude,
  readSeed,
} from './source.ts'

/** What a database image holds: nothing but the system, the migrated schema, or the demo programme too. */
export interface Contents {
  migrations: boolean
  seed: boolean
  /** As on a project from before 30 October 2026, which grants every new table to the API roles. */
  oldGrants: boolean
}

const cacheDir = join(localDir, 'cache')
const keptImages = 8

async function forgetOldImages(): Promise<void> {
  const files = (await readdir(cacheDir)).map((file) => join(cacheDir, file))
  const dated = await Promise.all(
    files.map(async (file) => ({ file, time: (await stat(file).catch(() => null))?.mtimeMs ?? 0 })),
  )
  const old = dated.sort((a, b) => b.time - a.time).slice(keptImages)
  await Promise.all(old.map(({ file }) => rm(file, { force: true })))
}

/** The stored image of this key, or what `build` makes of it, stored for the next time. */
async function cached(key: string, build: () => Promise<PGlite>): Promise<Blob> {
  const path = join(cacheDir, `${key}.tar`)
  const stored = await stat(path).catch(() => null)
  if (stored) {
    const now = new Date()
    await utimes(path, now, now).catch(() => undefined)
    // Into memory at once: a blob backed by the file is void when another process touches it.
    return new Blob([await readFile(path)])
  }
  const database = await build()
  await database.exec('checkpoint')
  const image = await database.dumpDataDir('none')
  await database.close()
  await mkdir(cacheDir, { recursive: true })
  const unfinished = `${path}.${process.pid}.part`
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
  await rename(unfinished, path)
  await forgetOldImages()
  return image
}

/** A data directory, ready to be opened, with these contents. Made once, then read from `.local/cache`. */
export async function databaseImage(contents: Contents): Promise<Blob> {
  const prelude = [...(await readPrelude()), ...(contents.oldGrants ? await readOldGrants() : [])]
  const systemKey = hashOf(await readEngineVersions(), ...prelude.map(({ sql }) => sql))
  const system = () =>
    cached(`system-${systemKey}`, async () => {
      const database = await openEngine({})
      await applySystemSchema(database, prelude)
      return database
    })
  if (!contents.migrations) return system()

  const migrations = await readMigrations()
  const seed = contents.seed ? await readSeed() : ''
  // The seed counts its dates from the day on which it runs.
  const today = seed === '' ? '' : new Date().toISOString().slice(0, 10)
  const key = hashOf(systemKey, ...migrations.map(({ version, sql }) => version + sql), seed, today)
  return cached(`${seed === '' ? 'schema' : 'seeded'}-${key}`, async () => {
    const database = await openEngine({ image: await system() })
    await applyMigrations(database, migrations)
    if (seed !== '') await database.transaction((tx) => tx.exec(seed))
    return database
  })
}
