// Written by `npm run mail:build` from src/config/. Change those files, not this one.

/** What the operator calls the platform, where the functions are not told otherwise. */
export const brandName = 'Fourfold'

export const mailColours = {
  light: {
    canvas: '#fcfaf6',
    surface: '#f4f2ed',
    line: '#d9dad2',
    ink: '#0f1f1d',
    muted: '#4b5a56',
    accent: '#0a5641',
    onAccent: '#fcfaf6',
    sides: ['#197b5b', '#4249af', '#cd7f17', '#bd4e30'],
  },
  dark: {
    canvas: '#0d1a1a',
    surface: '#142222',
    line: '#303f3e',
    ink: '#eeede7',
    muted: '#a9b4ae',
    accent: '#70d9b0',
    onAccent: '#031d17',
    sides: ['#3a9a77', '#757cdd', '#e7a13c', '#db6e4c'],
  },
} as const
