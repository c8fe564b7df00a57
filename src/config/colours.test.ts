import { describe, expect, it } from 'vitest'
import { contrast, mix, type Oklch } from './contrast'
import { type Colour, colours, type Theme } from './colours'

const value = (theme: Theme, role: Colour): Oklch => {
  const [lightness = 0, chroma = 0, hue = 0] = colours[theme][role].split(' ').map(Number)
  return { lightness, chroma, hue }
}

const grounds: Colour[] = ['canvas', 'surface', 'surface-raised']
const words: Colour[] = ['ink', 'muted', 'accent', 'success', 'warning', 'danger', 'info']
const sides: Colour[] = ['startup', 'investor', 'mentor', 'partner']

describe.each(['light', 'dark'] as const)('colours, %s', (theme) => {
  it.each(grounds.flatMap((ground) => [...words, ...sides].map((word) => [word, ground] as const)))(
    '%s can be read on %s',
    (word, ground) => {
      expect(contrast(value(theme, word), value(theme, ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([...words.slice(2), ...sides])('%s can be read on its own tint in a badge', (word) => {
    for (const ground of grounds) {
      const tint = mix(value(theme, word), value(theme, ground), 0.11)
      expect(contrast(value(theme, word), tint)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['canvas', 'danger'],
  ] as const)('%s can be read on a button of %s', (word, ground) => {
    expect(contrast(value(theme, word), value(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('edges of controls and the focus ring stand out on %s', (ground) => {
    expect(contrast(value(theme, 'line-strong'), value(theme, ground))).toBeGreaterThanOrEqual(3)
    expect(contrast(value(theme, 'focus'), value(theme, ground))).toBeGreaterThanOrEqual(3)
  })

  it('has an edge of controls that a pointer over a row leaves visible', () => {
    const hovered = mix(value(theme, 'ink'), value(theme, 'surface'), 0.07)
    expect(contrast(value(theme, 'muted'), hovered)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(sides)('%s fills stand out as shapes and carry words', (side) => {
    const fill = value(theme, `${side}-fill` as Colour)
    const word = side === 'mentor' ? 'on-mentor-fill' : 'on-fill'
    expect(contrast(fill, value(theme, 'canvas'))).toBeGreaterThanOrEqual(3)
    expect(contrast(fill, value(theme, word))).toBeGreaterThanOrEqual(4.5)
  })
})
