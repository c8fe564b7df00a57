import { transform } from 'lightningcss'

/** The part of a stylesheet that a page needs for its first paint: rules without a class, and those whose classes it has. */
export function usedStyles(styles: string, html: string): string {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/class="([^"]*)"/g)) {
    for (const name of names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/)) {
      classes.add(name)
    }
  }
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const used = rule.value.selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || classes.has(part.name)),
          )
          return used ? undefined : []
        },
      },
    },
  })
  return code.toString()
}
