import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss'

type Found = {
  classes: Set<string>
  tags: Set<string>
  /** Custom properties that elements read by themselves. */
  properties: Set<string>
  text: string
}

const readProperty = /var\((--[\w-]+)/g

/** Nobody points at a page, or prints it, before its whole stylesheet is there. */
const laterStates = new Set(['hover', 'active'])

function findIn(html: string): Found {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/class="([^"]*)"/g)) {
    for (const name of names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/)) {
      classes.add(name)
    }
  }
  return {
    classes,
    tags: allOf(/<([a-z][a-z\d]*)/gi, html),
    properties: allOf(readProperty, html),
    text: html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ''),
  }
}

/** Whether the page may have, now, what a part of a selector asks for. */
function mayBe(part: SelectorComponent, found: Found): boolean {
  if (part.type === 'class') return found.classes.has(part.name)
  if (part.type === 'type') return found.tags.has(part.name)
  if (part.type === 'pseudo-class') {
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has' || part.kind === 'any') {
      return part.selectors.some((each) => mayMatch(each, found))
    }
    return !laterStates.has(part.kind)
  }
  // The inner parts of fields, in browsers of one make: `::-webkit-datetime-edit`.
  return !(part.type === 'pseudo-element' && part.kind === 'custom')
}

const mayMatch = (selector: Selector, found: Found): boolean =>
  selector.every((part) => mayBe(part, found))

const allOf = (pattern: RegExp, text: string) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))

function keepUsed(found: Found, styles: string): Visitor<never> {
  const properties = new Set([...allOf(readProperty, styles), ...found.properties])
  const words = allOf(/[\s:,]([a-z][\w-]*)(?=[\s,;}])/g, styles)
  const unlessEmpty = ({ value }: { value: { rules: unknown[] } }) =>
    value.rules.length === 0 ? [] : undefined
  return {
    Rule: {
      style: ({ value }) =>
        value.selectors.some((selector) => mayMatch(selector, found)) ? undefined : [],
      media: ({ value: { query } }) =>
        query.mediaQueries.every(({ mediaType, qualifier }) => mediaType === 'print' && !qualifier)
          ? []
          : undefined,
      property: ({ value }) => (properties.has(value.name) ? undefined : []),
      keyframes: ({ value }) => (words.has(value.name.value) ? undefined : []),
      'font-face'({ value }) {
        const ranges = value.properties.flatMap((each) =>
          each.type === 'unicode-range' ? each.value : [],
        )
        const isRead = Array.from(found.text, (sign) => sign.codePointAt(0) ?? 0).some((code) =>
          ranges.some(({ start, end }) => code >= start && code <= end),
        )
        return ranges.length === 0 || isRead ? undefined : []
      },
    },
    RuleExit: { media: unlessEmpty, supports: unlessEmpty },
    Declaration: {
      custom: ({ name }) => (name.startsWith('--') && !properties.has(name) ? [] : undefined),
    },
  }
}

/**
 * The part of a stylesheet that a page needs for its first paint: rules for what it has and may be, and the names and fonts
 * that those read.
 */
export function usedStyles(styles: string, html: string): string {
  const found = findIn(html)
  // What only something unused reads is unused as well.
  for (let left = styles, before = ''; ;) {
    before = left
    const { code } = transform({
      filename: 'page.css',
      code: Buffer.from(before),
      minify: true,
      visitor: keepUsed(found, before),
    })
    left = code.toString()
    if (left.length >= before.length) return left
  }
}
