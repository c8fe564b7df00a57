import { Buffer } from 'node:buffer'
import type { Field, FileKind } from '@contracts/forms/definition'

export type SampleFile = { name: string; mimeType: string; buffer: Buffer }

/** A page with a line of text, made whole: readers open it. */
const pdf = (): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
  ]
  let source = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = source.length
    source += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const start = source.length
  source += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  source += offsets.map((offset) => `${offset} 00000 n \n`).join('')
  source += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(source)
}

/** One transparent pixel. */
const png = (): Buffer =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )

const svg = (): Buffer =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z" fill="#1f3d36"/></svg>',
  )

const samples: Partial<Record<FileKind, () => SampleFile>> = {
  pdf: () => ({ name: 'mavuno-deck.pdf', mimeType: 'application/pdf', buffer: pdf() }),
  png: () => ({ name: 'mavuno.png', mimeType: 'image/png', buffer: png() }),
  svg: () => ({ name: 'mavuno.svg', mimeType: 'image/svg+xml', buffer: svg() }),
}

/** A small file of a kind that the field takes. */
export function fileFor(field: Field): SampleFile {
  for (const kind of field.kinds ?? []) {
    const make = samples[kind]
    if (make) return make()
  }
  throw new Error(`There is no sample file for ${field.key}.`)
}

/** A file that says it is a PDF and is a page. */
export const disguisedPage: SampleFile = {
  name: 'deck.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<!doctype html><title>Not a deck</title>'),
}
