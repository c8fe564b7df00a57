import { colours } from '../../../src/config/colours.ts'
import { toHex } from '../../../src/config/contrast.ts'

/** The size that those who show links ask for. */
export const size = { width: 1200, height: 630 }

export type Kind = 'page' | 'post' | 'portfolio'

/** A colour of the light theme as a picture has it. */
export function colour(role: keyof typeof colours.light): string {
  const [lightness = 0, chroma = 0, hue = 0] = colours.light[role].split(' ').map(Number)
  return toHex({ lightness, chroma, hue })
}

/** The sheet that the words stand on. */
export function sheetSvg(kind: Kind): string {
  const { width, height } = size
  const drawn = kind === 'post' ? turnedCorner() : kind === 'portfolio' ? foldedSheets() : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colour('canvas')}"/>${drawn}
  </svg>`
}

/** An article: its upper corner turned, and the crease that goes on below. */
function turnedCorner(): string {
  const from = size.width - 216
  return `<path d="M${from} 0H${size.width}V216Z" fill="${colour('surface')}"/>
    <path d="M${from} 0V216H${size.width}Z" fill="${colour('accent')}"/>
    <path d="M72 486H${size.width - 72}" stroke="${colour('line')}" stroke-width="2"/>`
}

const fills = ['startup-fill', 'investor-fill', 'mentor-fill', 'partner-fill'] as const

/** Many startups: sheets side by side, each folded its own way. */
function foldedSheets(): string {
  const [edge, gap, columns, rows] = [132, 20, 3, 4]
  const halves = ['M0 0H1L0 1Z', 'M0 0H1V1Z', 'M1 0V1H0Z', 'M0 0V1H1Z']
  const sheets: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [776 + column * (edge + gap), 20 + row * (edge + gap)]
      const turn = (row * 3 + column * 2) % 4
      const fill = colour(fills[(row + column * 3) % 4] ?? 'startup-fill')
      sheets.push(
        `<g transform="translate(${x} ${y}) scale(${edge})">` +
          `<path d="M0 0H1V1H0Z" fill="${fill}" opacity="0.18"/>` +
          `<path d="${halves[turn]}" fill="${fill}"/></g>`,
      )
    }
  }
  return sheets.join('')
}
