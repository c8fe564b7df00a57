/**
 * Every colour, named by its role, once for each theme, as OKLCH `lightness chroma hue`.
 * `colours.test.ts` holds each pair that meets on screen to its contrast, so change them freely.
 */
export type Theme = 'light' | 'dark'

export const colours = {
  light: {
    canvas: '0.986 0.006 95',
    surface: '0.962 0.008 95',
    'surface-raised': '0.997 0.003 95',
    line: '0.885 0.01 110',
    'line-strong': '0.59 0.016 160',
    ink: '0.225 0.022 185',
    muted: '0.455 0.02 175',
    accent: '0.405 0.078 168',
    'accent-strong': '0.335 0.07 170',
    'on-accent': '0.986 0.006 95',
    focus: '0.53 0.17 265',
    success: '0.445 0.105 152',
    warning: '0.47 0.105 68',
    danger: '0.48 0.17 27',
    info: '0.47 0.11 242',
    startup: '0.455 0.09 166',
    investor: '0.46 0.155 275',
    mentor: '0.48 0.108 68',
    partner: '0.48 0.125 36',
    'startup-fill': '0.52 0.1 166',
    'investor-fill': '0.46 0.16 275',
    'mentor-fill': '0.665 0.142 66',
    'partner-fill': '0.565 0.15 36',
    'on-fill': '0.986 0.006 95',
    'on-mentor-fill': '0.225 0.022 185',
  },
  dark: {
    canvas: '0.205 0.018 195',
    surface: '0.24 0.019 195',
    'surface-raised': '0.28 0.02 195',
    line: '0.355 0.02 190',
    'line-strong': '0.6 0.022 185',
    ink: '0.945 0.008 100',
    muted: '0.76 0.016 160',
    accent: '0.81 0.115 166',
    'accent-strong': '0.87 0.1 166',
    'on-accent': '0.21 0.035 175',
    focus: '0.79 0.12 255',
    success: '0.82 0.13 152',
    warning: '0.84 0.13 80',
    danger: '0.775 0.125 25',
    info: '0.81 0.095 240',
    startup: '0.81 0.115 166',
    investor: '0.785 0.105 280',
    mentor: '0.84 0.13 78',
    partner: '0.795 0.11 42',
    'startup-fill': '0.62 0.105 166',
    'investor-fill': '0.625 0.145 278',
    'mentor-fill': '0.76 0.14 72',
    'partner-fill': '0.66 0.145 38',
    'on-fill': '0.205 0.018 195',
    'on-mentor-fill': '0.205 0.018 195',
  },
} as const satisfies Record<Theme, Record<string, string>>

export type Colour = keyof typeof colours.light
