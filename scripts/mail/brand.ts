import { format, resolveConfig } from 'prettier'
import { brand } from '../../src/config/brand.ts'
import { type Colour, colours, type Theme } from '../../src/config/colours.ts'
import { toHex } from '../../src/config/contrast.ts'

/** A colour as mail programs know it: none of them knows OKLCH. */
function hex(theme: Theme, name: Colour): string {
  const [lightness = 0, chroma = 0, hue = 0] = colours[theme][name].split(' ').map(Number)
  return toHex({ lightness, chroma, hue })
}

const mailColours = (theme: Theme) => ({
  canvas: hex(theme, 'canvas'),
  surface: hex(theme, 'surface'),
  line: hex(theme, 'line'),
  ink: hex(theme, 'ink'),
  muted: hex(theme, 'muted'),
  accent: hex(theme, 'accent'),
  onAccent: hex(theme, 'on-accent'),
  sides: (['startup-fill', 'investor-fill', 'mentor-fill', 'partner-fill'] as const).map((side) =>
    hex(theme, side),
  ),
})

const brandModule =
  (): string => `// Written by \`npm run mail:build\` from src/config/. Change those files, not this one.

/** What the operator calls the platform, where the functions are not told otherwise. */
export const brandName = ${JSON.stringify(brand.name)}

export const mailColours = ${JSON.stringify({ light: mailColours('light'), dark: mailColours('dark') })} as const
`

/** What mails take from the brand, as a module for the functions, which cannot read above their own folder. */
export async function composeBrand(root: string): Promise<{ path: string; text: string }> {
  const path = 'supabase/functions/_shared/mail/brand.ts'
  const options = await resolveConfig(`${root}/${path}`)
  return { path, text: await format(brandModule(), { ...options, parser: 'typescript' }) }
}
