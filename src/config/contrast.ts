export type Oklch = { lightness: number; chroma: number; hue: number }
type Oklab = readonly [lightness: number, a: number, b: number]

const toOklab = ({ lightness, chroma, hue }: Oklch): Oklab => [
  lightness,
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
]

/** Linear sRGB, cut to what a screen can show. */
function toLinear([lightness, a, b]: Oklab): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** As files know colours that know no OKLCH. */
export function toHex(colour: Oklch): string {
  const channels = toLinear(toOklab(colour)).map((linear) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

const luminance = (colour: Oklch): number => {
  const [red, green, blue] = toLinear(toOklab(colour))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** A share of one colour over another, as `color-mix(in oklab)` and a tint by opacity do it. */
export function mix(top: Oklch, ground: Oklch, share: number): Oklch {
  const over = toOklab(top)
  const under = toOklab(ground)
  const [lightness, a, b] = [0, 1, 2].map(
    (index) => (over[index] ?? 0) * share + (under[index] ?? 0) * (1 - share),
  )
  const [x, y] = [a ?? 0, b ?? 0]
  return {
    lightness: lightness ?? 0,
    chroma: Math.hypot(x, y),
    hue: (Math.atan2(y, x) * 180) / Math.PI,
  }
}
