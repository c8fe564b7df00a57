import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import satori, { type Font } from 'satori'
import { colour, type Kind, size } from './sheet.ts'

export type Card = {
  kind: Kind
  title: string
  /** A line or two below the title. */
  detail: string
}

const require = createRequire(import.meta.url)
const fontFiles = join(
  dirname(require.resolve('@fontsource/instrument-sans/package.json')),
  'files',
)
const family = 'Instrument Sans'
const parts = ['latin', 'latin-ext']

const fonts: Font[] = ([400, 600] as const).flatMap((weight) =>
  parts.map((part) => {
    const file = join(fontFiles, `instrument-sans-${part}-${weight}-normal.woff`)
    return { name: `${family} ${part}`, weight, data: readFileSync(file) }
  }),
)

type Style = Record<string, string | number>
type Part = { type: 'div'; props: { style: Style; children: Part[] | string } }

const part = (style: Style, children: Part['props']['children']): Part => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** At the end of a sentence where one ends in time, else after a word. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text.slice(0, length)
  const sentences = /^.{40,}[.!?](?=\s)/.exec(start)?.[0]
  return sentences ?? `${start.replace(/[\s,;:]+\S*$/, '')}…`
}

/** How large a title of this length may be. */
function fontSize(title: string, kind: Kind): number {
  const [short, middle, long] = kind === 'post' ? [36, 70, 110] : [14, 30, 60]
  if (title.length <= short) return 88
  if (title.length <= middle) return 72
  return title.length <= long ? 60 : 50
}

/** Where the words stand: on a page at the foot of the sheet, in an article in its middle with the line below. */
const places: Record<'page' | 'post', { title: Style; detail: Style; longestDetail: number }> = {
  page: {
    title: { width: 660 },
    detail: { width: 660, paddingTop: 24 },
    longestDetail: 165,
  },
  post: {
    title: { width: 880, height: 400, alignItems: 'center' },
    detail: {
      position: 'absolute',
      left: 72,
      bottom: 64,
      width: size.width - 144,
      height: 56,
      alignItems: 'center',
      justifyContent: 'flex-end',
    },
    longestDetail: 60,
  },
}

/** The words of a picture, as outlines; null where our fonts have not all the letters. */
export async function wordsSvg({ kind, title, detail }: Card): Promise<string | null> {
  const place = places[kind === 'post' ? 'post' : 'page']
  const words = part(
    {
      ...size,
      boxSizing: 'border-box',
      padding: '64px 72px 72px',
      flexDirection: 'column',
      justifyContent: kind === 'post' ? 'flex-start' : 'flex-end',
      fontFamily: parts.map((name) => `${family} ${name}`).join(', '),
      color: colour('ink'),
    },
    [
      part(
        {
          ...place.title,
          fontSize: fontSize(title, kind),
          fontWeight: 600,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
        },
        cut(title, 140),
      ),
      part(
        { ...place.detail, fontSize: 30, lineHeight: 1.35, color: colour('muted') },
        cut(detail, place.longestDetail),
      ),
    ],
  )
  let isComplete = true
  const svg = await satori(words as Parameters<typeof satori>[0], {
    ...size,
    fonts,
    loadAdditionalAsset: () => {
      isComplete = false
      return Promise.resolve([])
    },
  })
  return isComplete ? svg : null
}
