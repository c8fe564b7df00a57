import { stableId } from '../../forms/sql.ts'
import type { Piece } from '../content/read-pieces.ts'
import { covers } from './covers.ts'
import { motifPicture } from './motifs.ts'
import { type Picture, type Side, svgOf } from './paper.ts'

/** A picture of the seed: the folder of the bucket that its renditions lie in, what it looks like, and how wide they are. */
export type SeedPicture = { path: string; svg: string; widths: number[] }

const pictureOf = (name: string, picture: Picture, widths: number[]): SeedPicture => ({
  path: stableId(`picture:${name}`),
  svg: svgOf(picture),
  widths,
})

/** The cover that a piece names, or the sign of a startup; null without either. */
export function seedPicture(piece: Piece): SeedPicture | null {
  const name = piece.orNull('picture')
  if (name) {
    const cover = covers[name]
    if (!cover) throw new Error(`${piece.slug} names a cover that is not there: ${name}`)
    return pictureOf(name, cover, [480, 960, 1440])
  }
  const motif = piece.orNull('motif')
  if (!motif) return null
  const [one = 'startup', two = 'investor'] = piece.words('colours') as Side[]
  return pictureOf(`startup:${piece.slug}`, motifPicture(motif, one, two), [480, 960])
}

/** What the row says of it. */
export function imageOf(piece: Piece): object | null {
  const picture = seedPicture(piece)
  if (!picture) return null
  const width = Math.max(...picture.widths)
  return {
    path: picture.path,
    type: 'webp',
    alt: piece.need('alt'),
    width,
    height: (width * 9) / 16,
    widths: picture.widths,
  }
}
