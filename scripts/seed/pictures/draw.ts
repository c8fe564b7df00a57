/**
 * Draws the pictures of the demo content into supabase/storage/content-images: `npm run db:pictures`, after one was changed or
 * added. It needs a Chromium, which reads the colours as pages do; the seed itself only names what lies there.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { getChromium } from '../../get-chromium.ts'
import { readPieces } from '../content/read-pieces.ts'
import { seedPicture } from './pictures.ts'

const target = fileURLToPath(new URL('../../../supabase/storage/content-images', import.meta.url))

async function rendition(page: Page, svg: string, width: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([source, wide]) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = (wide * 9) / 16
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', 0.72).split(',')[1] ?? ''
    },
    [svg, width] as const,
  )
  return Buffer.from(base64, 'base64')
}

const pieces = (['posts', 'resources', 'startups', 'challenges'] as const).flatMap(readPieces)
const pictures = new Map(
  pieces.flatMap((piece) => seedPicture(piece) ?? []).map((picture) => [picture.path, picture]),
)

const browser = await chromium.launch({ executablePath: getChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
rmSync(target, { recursive: true, force: true })
let bytes = 0
for (const { path, svg, widths } of pictures.values()) {
  mkdirSync(join(target, path), { recursive: true })
  for (const width of widths) {
    const file = await rendition(page, svg, width)
    bytes += file.length
    writeFileSync(join(target, path, `${width}.webp`), file)
  }
}
await browser.close()
console.log(`Drew ${pictures.size} pictures, ${Math.round(bytes / 1024)} kB in all.`)
