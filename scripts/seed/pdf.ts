import { Buffer } from 'node:buffer'

export type Slide = { title: string; lines: string[] }

type Colour = readonly [red: number, green: number, blue: number]

const [width, height, margin] = [960, 540, 72]

/** Characters that the standard fonts have beside Latin-1, by their code in WinAnsi. */
const winAnsi: Record<string, number> = {
  ...{ '€': 0x80, '„': 0x84, '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94 },
  ...{ '–': 0x96, '—': 0x97, Š: 0x8a, š: 0x9a, Ž: 0x8e, ž: 0x9e, Œ: 0x8c, œ: 0x9c },
}

/** What the standard fonts can show of a text: other accents go, other scripts are left out. */
function encoded(text: string): string {
  let written = ''
  for (const character of text.normalize('NFC')) {
    const plain = character.normalize('NFKD')[0] ?? ''
    const code = winAnsi[character] ?? character.codePointAt(0) ?? 0
    if (code >= 0x20 && code <= 0xff) written += escaped(code)
    else if (/[ -~]/.test(plain)) written += escaped(plain.charCodeAt(0))
    else if ('łŁđĐ'.includes(character))
      written += { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' }[character] ?? ''
  }
  return written
}

function escaped(code: number): string {
  const character = String.fromCharCode(code)
  if ('()\\'.includes(character)) return `\\${character}`
  return code < 0x7f ? character : `\\${code.toString(8).padStart(3, '0')}`
}

/** Half an em is what a letter of Helvetica takes on average; a deck is not a book. */
function wrapped(text: string, size: number): string[] {
  const most = Math.floor((width - 2 * margin) / (size * 0.5))
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1
    const longer = lines[last] ? `${lines[last]} ${word}` : word
    if (longer.length <= most) lines[last] = longer
    else lines.push(word)
  }
  return lines
}

const print = (text: string, font: string, size: number, y: number, colour: Colour) =>
  `BT /${font} ${String(size)} Tf ${colour.join(' ')} rg ${String(margin)} ${String(y)} Td (${encoded(text)}) Tj ET`

function drawn({ title, lines }: Slide, index: number, accent: Colour): string {
  const ink: Colour = [0.13, 0.15, 0.17]
  const isCover = index === 0
  const bar = `${accent.join(' ')} rg 0 0 ${isCover ? '28' : '10'} ${String(height)} re f`
  let y = isCover ? 320 : height - 96
  const parts = [bar, print(title, 'F2', isCover ? 48 : 30, y, isCover ? accent : ink)]
  y -= isCover ? 52 : 56
  for (const line of lines.flatMap((each) => [...wrapped(each, 19), ''])) {
    if (line !== '') parts.push(print(line, 'F1', 19, y, ink))
    y -= line === '' ? 14 : 28
    if (y < 40) break
  }
  return parts.join('\n')
}

/** A deck of plain slides. The same bytes for the same words: no dates, no compression. */
export function pdf(slides: Slide[], accent: Colour): Buffer {
  const pageIds = slides.map((_slide, index) => 5 + 2 * index)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${String(id)} 0 R`).join(' ')}] /Count ${String(slides.length)} >>`,
    ...['Helvetica', 'Helvetica-Bold'].map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ),
  ]
  for (const [index, slide] of slides.entries()) {
    const content = drawn(slide, index, accent)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(width)} ${String(height)}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${String(6 + 2 * index)} 0 R >>`,
      `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    )
  }
  return assembled(objects)
}

/** Puts the numbered objects after one another, with the table of where each begins. */
function assembled(objects: string[]): Buffer {
  let source = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = source.length
    source += `${String(index + 1)} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = source.length
  const size = String(objects.length + 1)
  source += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  source += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`
  return Buffer.from(source, 'latin1')
}
