import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { sheetSvg, size } from './sheet.ts'
import { type Card, wordsSvg } from './words.ts'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const cacheDir = at('node_modules/.cache/pictures')

export type Brand = { name: string; logo: { light: string; mark: string; spells: string } }

const own = ['draw', 'sheet', 'words'].map((name) => at(`scripts/prerender/pictures/${name}.ts`))

/** Draws the pictures that are shown beside links; what has been drawn before is taken from the cache. */
export async function pictureDrawer(brand: Brand) {
  const files = [
    ...own,
    at('src/config/colours.ts'),
    at(`public${brand.logo.light}`),
    at(`public${brand.logo.mark}`),
  ]
  const made = createHash('sha256').update(brand.name)
  for (const content of await Promise.all(files.map((file) => readFile(file)))) made.update(content)
  const ground = made.digest('hex')
  const [logo, mark] = await Promise.all([drawLogo(brand), bigMark(brand)])
  await mkdir(cacheDir, { recursive: true })

  return async (card: Card): Promise<Buffer> => {
    const key = createHash('sha256').update(ground).update(JSON.stringify(card)).digest('hex')
    const file = join(cacheDir, `${key.slice(0, 32)}.png`)
    const known = await readFile(file).catch(() => null)
    if (known) return known
    const picture = await draw(card, brand.name, logo, mark)
    await writeFile(file, picture)
    return picture
  }
}

async function draw(card: Card, name: string, logo: Buffer, mark: Buffer): Promise<Buffer> {
  const words = (await wordsSvg(card)) ?? (await wordsSvg({ ...card, title: name, detail: '' }))
  const logoTop = card.kind === 'post' ? size.height - 64 - logoHeight : 64
  const layers = [
    ...(card.kind === 'page' ? [{ input: mark, ...markPlace }] : []),
    ...(words === null ? [] : [{ input: Buffer.from(words), left: 0, top: 0 }]),
    { input: logo, left: 72, top: logoTop },
  ]
  return (
    sharp(Buffer.from(sheetSvg(card.kind)))
      .composite(layers)
      // Few colours, so that it comes quickly wherever it is shown.
      .png({ palette: true, colours: 64, effort: 4 })
      .toBuffer()
  )
}

const markEdge = 560
const markPlace = { left: 796, top: 128 }

/** The mark, cut by two edges of the sheet. */
const bigMark = ({ logo: { mark } }: Brand): Promise<Buffer> =>
  sharp(at(`public${mark}`), { density: 1440 })
    .resize({ width: markEdge, height: markEdge })
    .extract({
      left: 0,
      top: 0,
      width: size.width - markPlace.left,
      height: size.height - markPlace.top,
    })
    .png()
    .toBuffer()

const logoHeight = 56

/** The operator's logo where it spells the name, else the mark alone. */
const drawLogo = ({ name, logo: { light, mark, spells } }: Brand): Promise<Buffer> =>
  sharp(at(`public${spells === name ? light : mark}`), { density: 288 })
    .resize({ height: logoHeight })
    .png()
    .toBuffer()
