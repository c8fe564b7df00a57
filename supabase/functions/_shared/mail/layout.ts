/** A piece of HTML that is safe to put into another. Only `html` makes one. */
class Html {
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

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

type Part = string | Html | Html[]

const render = (part: Part): string => {
  if (part instanceof Html) return part.source
  return Array.isArray(part) ? part.map(render).join('\n') : escape(part)
}

/** Builds HTML; whatever is put into it is escaped unless it is HTML already. */
const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(render)))

/** One thing a mail says. A mail is written once, and drawn as HTML and as plain text. */
export type Block =
  | { kind: 'text'; text: string }
  /** Words of a person: set apart, so that nobody takes them for ours. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: [name: string, value: string][] }
  | { kind: 'link'; label: string; href: string }

export type Letter = { heading: string; blocks: Block[]; footer: string }

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const lines = (text: string): Html => new Html(text.split('\n').map(escape).join('<br>\n'))

const blockHtml = (block: Block): Html => {
  switch (block.kind) {
    case 'text':
      return html`${paragraphs(block.text).map((text) => html`<p style="margin:0 0 16px">${lines(text)}</p>`)}`
    case 'quote':
      return html`<blockquote
        dir="auto"
        style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid #b9b4a7"
      >
        ${paragraphs(block.text).map((text) => html`<p style="margin:0 0 12px">${lines(text)}</p>`)}
      </blockquote>`
    case 'facts':
      return html`<table
        role="presentation"
        cellpadding="0"
        cellspacing="0"
        style="margin:0 0 20px;font-size:15px"
      >
        ${block.facts.map(
          ([name, value]) =>
            html`<tr>
              <td style="padding:2px 20px 2px 0;color:#6a675f">${name}</td>
              <td dir="auto" style="padding:2px 0">${value}</td>
            </tr>`,
        )}
      </table>`
    case 'link':
      return html`<p style="margin:24px 0">
          <a
            href="${block.href}"
            style="display:inline-block;padding:11px 20px;background:#1f3d36;color:#ffffff;text-decoration:none;border-radius:6px;font-weight:600"
            >${block.label}</a
          >
        </p>
        <p style="margin:0 0 16px;font-size:13px;color:#6a675f">
          Or copy this address: ${block.href}
        </p>`
  }
}

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text).join('\n\n')
    case 'quote':
      return block.text
        .trim()
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'link':
      return `${block.label}:\n${block.href}`
  }
}

/** The letter for a screen: inline styles only, since mail programs drop all others. */
export const letterHtml = (brand: string, { heading, blocks, footer }: Letter): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${heading}</title>
      </head>
      <body
        style="margin:0;padding:32px 16px;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif"
      >
        <div style="max-width:560px;margin:0 auto">
          <p style="margin:0 0 28px;font-weight:700;letter-spacing:.01em">${brand}</p>
          <h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${heading}</h1>
          ${blocks.map(blockHtml)}
          <p
            style="margin:36px 0 0;padding-top:16px;border-top:1px solid #dcd8cd;font-size:13px;color:#6a675f"
          >
            ${footer}
          </p>
        </div>
      </body>
    </html> `.source

/** The same letter as plain text. */
export const letterText = (brand: string, { heading, blocks, footer }: Letter): string =>
  `${[heading, ...blocks.map(blockText), `-- \n${brand}\n${footer}`].join('\n\n')}\n`
