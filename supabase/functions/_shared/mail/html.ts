/** A piece of HTML that is safe to put into another. Only `html` makes one. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

type Part = string | Html | Html[]

const render = (part: Part): string => {
  if (part instanceof Html) return part.source
  return Array.isArray(part) ? part.map(render).join('\n') : escape(part)
}

/** Builds HTML; whatever is put into it is escaped unless it is HTML already. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(render)))
