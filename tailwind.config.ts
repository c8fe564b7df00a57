import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { colours, type Colour, type Theme } from './src/config/colours'

/*
 * Design tokens: colour, type, space, radius, motion. Colours are named by role and live in
 * `src/config/colours.ts`, where an operator changes them; here they become CSS variables.
 */

const roles = Object.keys(colours.light) as Colour[]

const variables = (theme: Theme) => ({
  'color-scheme': theme,
  ...Object.fromEntries(roles.map((role) => [`--${role}`, `oklch(${colours[theme][role]})`])),
})

/** Paper is white, whatever the theme on the screen. */
const paper = {
  '--canvas': 'white',
  '--surface': 'white',
  '--surface-raised': 'white',
  '--ink': 'black',
  '--muted': '#444',
  '--line': '#bbb',
}

/** A size that grows evenly between a screen of 360 and one of 1280 px, in rem so that it zooms. */
function fluid(from: number, to: number): string {
  const slope = (to - from) / (1280 - 360)
  const base = (from - slope * 360) / 16
  return `clamp(${from / 16}rem, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${to / 16}rem)`
}

const text = (from: number, to: number) => [fluid(from, to), { lineHeight: '1.5' }] as const
const display = (from: number, to: number, lineHeight = '1.1') =>
  [fluid(from, to), { lineHeight, letterSpacing: '-0.02em' }] as const

export default {
  content: [],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
    },
    fontFamily: {
      sans: [
        "'Instrument Sans'",
        "'Instrument Sans Fallback'",
        "'Instrument Sans Wide Fallback'",
        'system-ui',
        'sans-serif',
      ],
    },
    fontSize: {
      1: text(13, 13),
      2: text(15, 15),
      3: text(16, 17),
      4: [fluid(18, 20), { lineHeight: '1.4' }],
      5: display(22, 26, '1.2'),
      6: display(26, 34, '1.15'),
      7: display(33, 46),
      8: display(40, 60, '1.05'),
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    borderRadius: { none: '0', DEFAULT: '4px', control: '4px', panel: '8px', full: '9999px' },
    boxShadow: {
      none: 'none',
      float: '0 1px 2px oklch(0.2 0.02 190 / 0.08), 0 12px 32px oklch(0.2 0.02 190 / 0.16)',
    },
    transitionDuration: { DEFAULT: '160ms', fast: '120ms', slow: '200ms' },
    transitionTimingFunction: {
      DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)',
      out: 'cubic-bezier(0.2, 0, 0, 1)',
    },
    extend: {
      maxWidth: { content: '75rem', form: '40rem', measure: '44em' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': variables('light'),
        '@media not print': { ':root[data-theme="dark"]': variables('dark') },
        '@media print': { ':root': paper },
      })
    }),
  ],
} satisfies Config
