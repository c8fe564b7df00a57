import { colours } from '../../../src/config/colours.ts'

/** The four sides, and what paper is without a colour. */
export type Side = 'startup' | 'investor' | 'mentor' | 'partner'
export const sides: Side[] = ['startup', 'investor', 'mentor', 'partner']
type Tone = Side | 'paper' | 'ink'
/** As it lies there, in the shadow of a fold, or as a breath of the colour. */
type Light = 'plain' | 'shade' | 'tint'

type Shape = { points: [x: number, y: number][]; fill: string }
/** A picture: sixteen units wide, nine high, painted from the first shape to the last. */
export type Picture = { shapes: Shape[]; ground: string }

/** A colour of `src/config/colours.ts`, so that pictures go with the pages around them. */
export function paint(tone: Tone, light: Light = 'plain'): string {
  const name = tone === 'paper' ? 'surface-raised' : tone === 'ink' ? 'ink' : `${tone}-fill`
  const [l = 0, c = 0, h = 0] = colours.light[name as keyof typeof colours.light]
    .split(' ')
    .map(Number)
  if (light === 'plain') return `oklch(${l} ${c} ${h})`
  if (light === 'shade') return `oklch(${l - (tone === 'paper' ? 0.07 : 0.09)} ${c} ${h})`
  return `oklch(0.925 ${Math.min(c * 0.32, 0.045)} ${h})`
}

/** A shape by its corners: `0,0 4,0 0,4`. */
export const shape = (fill: string, corners: string): Shape => ({
  fill,
  points: corners.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number)
    return [x, y]
  }),
})

export const rectangle = (fill: string, x: number, y: number, width: number, height: number) =>
  shape(fill, `${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`)

/** A sheet whose top right corner is turned over, and shows the colour of its back. */
export function sheet(
  back: Tone,
  x: number,
  y: number,
  width: number,
  height: number,
  turned = width * 0.38,
): Shape[] {
  const right = x + width
  const low = y + height
  const fold = right - turned
  return [
    shape(
      paint('paper'),
      `${x},${y} ${fold},${y} ${right},${y + turned} ${right},${low} ${x},${low}`,
    ),
    shape(paint('paper', 'shade'), `${x},${low} ${right},${low} ${right},${low - turned * 0.5}`),
    shape(paint(back), `${fold},${y} ${right},${y + turned} ${fold},${y + turned}`),
  ]
}

/** The same shapes elsewhere, larger or smaller. */
export const placed = (shapes: Shape[], dx: number, dy: number, scale = 1): Shape[] =>
  shapes.map(({ fill, points }) => ({
    fill,
    points: points.map(([x, y]) => [x * scale + dx, y * scale + dy]),
  }))

const round = (value: number) => Math.round(value * 100)

export function svgOf({ shapes, ground }: Picture): string {
  const polygons = shapes.map(({ points, fill }) => {
    const corners = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
    // A stroke of the same colour closes the hairlines between neighbours.
    return `<polygon points="${corners}" fill="${fill}" stroke="${fill}" stroke-width="1.5" stroke-linejoin="round"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="${ground}"/>${polygons.join('')}</svg>`
}
