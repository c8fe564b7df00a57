// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawIcon, icons, readWebManifest } from './draw.ts'

const inPublic = (path: string) => resolve(process.cwd(), 'public', path.replace(/^\//, ''))

describe('the icons of the app', () => {
  it.each(icons)('are drawn from the mark by `npm run icons`: $file', async (icon) => {
    const drawn = await sharp(await drawIcon(icon).toBuffer())
      .raw()
      .toBuffer()
    const kept = sharp(inPublic(icon.file))
    expect(await kept.metadata()).toMatchObject({ width: icon.size, height: icon.size })
    expect((await kept.raw().toBuffer()).equals(drawn)).toBe(true)
  })

  it.each(readWebManifest().icons)(
    'are there as the manifest names them: $src $purpose',
    async (named) => {
      expect(existsSync(inPublic(named.src))).toBe(true)
      if (named.sizes === 'any') return expect(named.type).toBe('image/svg+xml')
      const { width, height, format, hasAlpha } = await sharp(inPublic(named.src)).metadata()
      expect(`${String(width)}x${String(height)}`).toBe(named.sizes)
      expect(`image/${format}`).toBe(named.type)
      if (named.purpose === 'maskable') expect(hasAlpha).toBe(false)
    },
  )

  it('come in the sizes that browsers ask of an app, whole and to be cut', () => {
    const named = readWebManifest().icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    for (const wanted of ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
      expect(named).toContain(wanted)
    expect(readFileSync(resolve(process.cwd(), 'index.html'), 'utf8')).toContain(
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    )
  })
})
