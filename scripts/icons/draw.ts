import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'

const at = (path: string) => new URL(`../../public/${path}`, import.meta.url)

type Icon = {
  /** In `public/`. */
  file: string
  size: number
  /** How much of the width the mark takes. */
  mark: number
  /** Whether there is paper behind it: phones cut a shape out of such an icon, or show none that is transparent. */
  hasPaper: boolean
}

/** What phones and computers put beside the name of the app. A shape is cut out of the middle 80 % of a maskable one. */
export const icons: readonly Icon[] = [
  { file: 'icons/icon-192.png', size: 192, mark: 1, hasPaper: false },
  { file: 'icons/icon-512.png', size: 512, mark: 1, hasPaper: false },
  { file: 'icons/maskable-192.png', size: 192, mark: 0.5, hasPaper: true },
  { file: 'icons/maskable-512.png', size: 512, mark: 0.5, hasPaper: true },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.64, hasPaper: true },
]

type WebManifest = {
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}
export const readWebManifest = (): WebManifest =>
  JSON.parse(readFileSync(at('manifest.webmanifest'), 'utf8')) as WebManifest

/** Draws the mark of `public/mark.svg` on the paper of the manifest. */
export function drawIcon({ size, mark, hasPaper }: Icon): Sharp {
  const width = Math.round(size * mark)
  const before = Math.floor((size - width) / 2)
  const after = size - width - before
  const background = hasPaper ? readWebManifest().background_color : '#0000'
  const drawn = sharp(readFileSync(at('mark.svg')), { density: 72 * (width / 32) })
    .resize(width, width)
    .extend({ top: before, left: before, bottom: after, right: after, background })
  return (hasPaper ? drawn.flatten({ background }) : drawn).png({ compressionLevel: 9 })
}
