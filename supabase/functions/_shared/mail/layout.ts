import { mailColours } from './brand.ts'
import { escape, Html, html } from './html.ts'

/** One thing a mail says. A mail is written once, and drawn as HTML and as plain text. */
export type Block =
  | { kind: 'text'; text: string }
  /** Said smaller: what may be skipped. */
  | { kind: 'note'; text: string }
  /** Words of a person: set apart, so that nobody takes them for ours. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: [name: string, value: string][] }
  | { kind: 'link'; label: string; href: string; isOnlyButton?: boolean }
  /** Digits to type. */
  | { kind: 'code'; code: string }
  | { kind: 'list'; items: { title: string; text: string; href?: string }[] }

export type Letter = {
  heading: string
  /** What a list of mails shows beside the subject; without it, the first thing that is said. */
  preheader?: string
  blocks: Block[]
  /** Why somebody gets this, and how to stop it where it can be stopped. */
  footer: string
  /** The pages where it is stopped or changed. */
  stops?: { label: string; href: string }[]
}

const { light, dark } = mailColours

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const lines = (text: string): Html => new Html(text.split('\n').map(escape).join('<br>\n'))

const paragraph = (text: string): Html => html`<p style="margin:0 0 16px">${lines(text)}</p>`

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** A cell that is a button everywhere: some programs drop the padding of a link, none that of a cell's link with a border. */
const button = (label: string, href: string): Html =>
  html`<table ${new Html(table)} style="margin:8px 0 20px">
    <tr>
      <td
        class="button"
        bgcolor="${light.accent}"
        style="border-radius:4px;background:${light.accent}"
      >
        <a
          class="button"
          href="${href}"
          style="display:inline-block;padding:12px 22px;border:1px solid ${light.accent};border-radius:4px;background:${light.accent};color:${light.onAccent};font-weight:600;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`

const blockHtml = (block: Block): Html => {
  switch (block.kind) {
    case 'text':
      return html`${paragraphs(block.text).map(paragraph)}`
    case 'note':
      return html`<p class="muted" style="margin:0 0 16px;font-size:14px;color:${light.muted}">
        ${lines(block.text)}
      </p>`
    case 'quote':
      return html`<blockquote
        class="line"
        dir="auto"
        style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${light.line}"
      >
        ${paragraphs(block.text).map(paragraph)}
      </blockquote>`
    case 'facts':
      return html`<table ${new Html(table)} style="margin:0 0 20px;font-size:15px">
        ${block.facts.map(
          ([name, value]) =>
            html`<tr>
              <td class="muted" valign="top" style="padding:3px 20px 3px 0;color:${light.muted}">
                ${name}
              </td>
              <td dir="auto" style="padding:3px 0;word-break:break-word">${value}</td>
            </tr>`,
        )}
      </table>`
    case 'link':
      return block.isOnlyButton
        ? button(block.label, block.href)
        : html`${button(block.label, block.href)}
            <p
              class="muted"
              style="margin:0 0 20px;font-size:13px;color:${light.muted};word-break:break-all"
            >
              Or copy this address: ${block.href}
            </p>`
    case 'code':
      return html`<p
        class="code"
        style="margin:0 0 20px;padding:12px 16px;background:${light.surface};border-radius:4px;font:600 28px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px"
      >
        ${block.code}
      </p>`
    case 'list':
      return html`<table ${new Html(table)} width="100%" style="margin:0 0 20px">
        ${block.items.map(
          ({ title, text, href }) =>
            html`<tr>
              <td class="line" style="padding:12px 0;border-top:1px solid ${light.line}">
                ${
                  href
                    ? html`<a
                        class="link"
                        href="${href}"
                        style="color:${light.accent};font-weight:600"
                        >${title}</a
                      >`
                    : html`<strong>${title}</strong>`
                }
                ${text ? html`<br /><span class="muted" dir="auto" style="font-size:14px;color:${light.muted}">${lines(text)}</span>` : ''}
              </td>
            </tr>`,
        )}
      </table>`
  }
}

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'text':
    case 'note':
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
    case 'code':
      return `    ${block.code}`
    case 'list':
      return block.items
        .map(({ title, text, href }) =>
          [`- ${title}`, text, href].filter(Boolean).join('\n').replaceAll('\n', '\n  '),
        )
        .join('\n\n')
  }
}

/** Where a program follows the reader's dark screen. Inline styles are what all others have. */
const darkStyles = Object.entries({
  canvas: `background:${dark.canvas}!important;color:${dark.ink}!important`,
  muted: `color:${dark.muted}!important`,
  line: `border-color:${dark.line}!important`,
  link: `color:${dark.accent}!important`,
  code: `background:${dark.surface}!important`,
  button: `background:${dark.accent}!important;border-color:${dark.accent}!important;color:${dark.onAccent}!important`,
})
  .map(([name, style]) => `.${name}{${style}}`)
  .join('')

/** The four sides, folded flat: the brand without a picture, which most programs would hold back. */
const sides = html`<table ${new Html(table)} style="margin:0 0 28px">
  <tr>
    ${light.sides.map((colour) => html`<td bgcolor="${colour}" width="14" height="6" style="background:${colour};font-size:0;line-height:6px">&nbsp;</td>`)}
  </tr>
</table>`

/** The first thing that is said, without the salutation. */
function opening({ preheader, blocks }: Letter): string {
  if (preheader !== undefined) return preheader
  const said = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  const text = said.find((each) => !/^(Dear|Hello)\b[^.]*,$/.test(each)) ?? ''
  return text.length > 140 ? `${text.slice(0, 139)}…` : text
}

/** The letter for a screen: one column of at most 600 px, styles inline, since many mail programs drop all others. */
export const letterHtml = (brand: string, letter: Letter): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.heading}</title>
        <style>
          :root {
            color-scheme: light dark;
            supported-color-schemes: light dark;
          }
          @media (prefers-color-scheme: dark) {
            ${new Html(darkStyles)}
          }
        </style>
      </head>
      <body
        class="canvas"
        style="margin:0;padding:0;background:${light.canvas};color:${light.ink};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden">
          ${opening(letter)}${new Html('&#847;&zwnj;&nbsp;'.repeat(40))}
        </div>
        <table ${new Html(table)} width="100%" class="canvas" style="background:${light.canvas}">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table ${new Html(table)} width="100%" style="max-width:600px">
                <tr>
                  <td
                    class="canvas"
                    style="font:16px/1.55 'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:${light.ink};text-align:left"
                  >
                    <p style="margin:0 0 8px;font-weight:700">${brand}</p>
                    ${sides}
                    <h1
                      style="margin:0 0 20px;font-size:24px;line-height:1.25;letter-spacing:-0.01em"
                    >
                      ${letter.heading}
                    </h1>
                    ${letter.blocks.map(blockHtml)}
                    <p
                      class="muted line"
                      style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${light.line};font-size:13px;color:${light.muted}"
                    >
                      ${letter.footer}
                      ${(letter.stops ?? []).map(({ label, href }) => html`<br /><a class="link" href="${href}" style="color:${light.accent}">${label}</a>`)}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.source

/** The same letter as plain text. */
export const letterText = (
  brand: string,
  { heading, blocks, footer, stops = [] }: Letter,
): string =>
  `${[heading, ...blocks.map(blockText), ['-- ', brand, footer, ...stops.map(({ label, href }) => `${label}: ${href}`)].join('\n')].join('\n\n')}\n`
