import { svgFault } from './svg.ts'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** QuickTime (`qt  `) and 3GPP begin the same way and are left out on purpose: not every browser plays them. */
const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|MSNV|dash)$/

/** For each kind: whether the bytes are what the name promises. A reader looks at the first bytes, and so do we. */
const kinds: Record<string, (bytes: Uint8Array) => boolean> = {
  'application/pdf': (bytes) => /^%PDF-\d\.\d/.test(ascii(bytes, 0, 8)),
  'image/png': (bytes) =>
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) &&
    ascii(bytes, 12, 16) === 'IHDR',
  'image/jpeg': (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  'video/mp4': (bytes) => ascii(bytes, 4, 8) === 'ftyp' && mp4Brands.test(ascii(bytes, 8, 12)),
  'image/svg+xml': () => true, // looked into below
}

export const emptyFile = 'This file is empty.'
export const notThatKind = 'This file is not what its name says. Please choose another.'
export const otherSize = 'This file changed while it was uploaded. Please upload it again.'

/**
 * What is wrong with an uploaded file, as a sentence for the person who uploaded it; `null` when it is fine. The type that it was
 * sent with counts as well: some bytes are two kinds at once, and a browser goes by the type.
 */
export function fileFault(
  { bytes, mime }: { bytes: Uint8Array; mime: string },
  announced: { mime: string; size: number },
): string | null {
  if (bytes.length === 0) return emptyFile
  if (bytes.length !== announced.size) return otherSize
  if (mime.split(';')[0]?.trim().toLowerCase() !== announced.mime) return notThatKind
  const isKind = Object.hasOwn(kinds, announced.mime) && kinds[announced.mime]
  if (!isKind || !isKind(bytes)) return notThatKind
  return announced.mime === 'image/svg+xml' ? svgFault(bytes) : null
}
