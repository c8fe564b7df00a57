import { describe, expect, it } from 'vitest'
import { readHeader } from './read-header'

const bytes = (...parts: (string | number[])[]): ArrayBuffer => {
  const all = parts.flatMap((part) =>
    typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
  )
  return new Uint8Array(all).buffer
}
const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]
const le16 = (value: number) => u16(value).reverse()
const le24 = (value: number) => [value & 255, (value >> 8) & 255, value >> 16]
const le32 = (value: number) => u32(value).reverse()
const box = (kind: string, ...inside: (string | number[])[]): number[] => {
  const content = [...new Uint8Array(bytes(...inside))]
  return [...u32(content.length + 8), ...new Uint8Array(bytes(kind)), ...content]
}

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], u32(13), 'IHDR', u32(width), u32(height))
const exif = (orientation: number, order: 'II' | 'MM') => {
  const [n16, n32] = order === 'II' ? [le16, le32] : [u16, u32]
  const block = [
    ...new Uint8Array(bytes('Exif\0\0', order)),
    ...n16(42),
    ...n32(8),
    ...n16(2),
    ...[...n16(0x010f), ...n16(2), ...n32(1), ...n32(0)],
    ...[...n16(0x0112), ...n16(3), ...n32(1), ...n16(orientation), ...n16(0)],
  ]
  return [0xff, 0xe1, ...u16(block.length + 2), ...block]
}
const frame = (width: number, height: number, marker = 0xc0) => [
  0xff,
  marker,
  ...u16(17),
  8,
  ...u16(height),
  ...u16(width),
  3,
]
const jpeg = (...segments: number[][]) => bytes([0xff, 0xd8], ...segments)
const table = [0xff, 0xc4, ...u16(4), 0, 0]

describe('what the first bytes say', () => {
  it('of a PNG', () => {
    expect(readHeader(png(800, 600))).toEqual({ format: 'png', width: 800, height: 600 })
  })

  it('of a GIF', () => {
    expect(readHeader(bytes('GIF89a', le16(320), le16(200)))).toEqual({
      format: 'gif',
      width: 320,
      height: 200,
    })
  })

  it.each([0xc0, 0xc1, 0xc2])('of a JPEG, in whatever way it is coded: %i', (marker) => {
    const file = jpeg([0xff, 0xe0, ...u16(4), 1, 1], table, [0xff, ...frame(4000, 3000, marker)])
    expect(readHeader(file)).toEqual({ format: 'jpeg', width: 4000, height: 3000 })
  })

  it.each([
    [1, 'II', 4000, 3000],
    [3, 'MM', 4000, 3000],
    [6, 'II', 3000, 4000],
    [8, 'MM', 3000, 4000],
  ] as const)('of a photo that is turned: %i %s', (orientation, order, width, height) => {
    const file = jpeg(exif(orientation, order), frame(4000, 3000))
    expect(readHeader(file)).toEqual({ format: 'jpeg', width, height })
  })

  it('of a WebP in each of its three kinds', () => {
    const webp = (kind: string, ...rest: number[][]) => bytes('RIFF', u32(0), 'WEBP', kind, ...rest)
    const is = { format: 'webp', width: 1024, height: 683 }
    expect(readHeader(webp('VP8X', le32(10), [0, 0, 0, 0], le24(1023), le24(682)))).toEqual(is)
    expect(readHeader(webp('VP8L', le32(9), [0x2f], le32(1023 | (682 << 14))))).toEqual(is)
    expect(
      readHeader(webp('VP8 ', le32(9), [0, 0, 0, 0x9d, 0x01, 0x2a], le16(1024), le16(683))),
    ).toEqual(is)
  })

  it('of an AVIF: the largest of its sizes, turned where it says so', () => {
    const size = (width: number, height: number) => box('ispe', u32(0), u32(width), u32(height))
    const avif = (...properties: number[][]) =>
      bytes(
        box('ftyp', 'avif', u32(0), 'avifmif1'),
        box('meta', u32(0), box('hdlr', u32(0)), box('iprp', box('ipco', ...properties))),
        box('mdat', [1, 2, 3]),
      )
    expect(readHeader(avif(size(160, 120), size(1600, 1200)))).toEqual({
      format: 'avif',
      width: 1600,
      height: 1200,
    })
    expect(readHeader(avif(size(1600, 1200), box('irot', [1])))).toMatchObject({
      width: 1200,
      height: 1600,
    })
  })

  it('names what browsers do not read', () => {
    expect(readHeader(bytes(box('ftyp', 'heic', u32(0), 'mif1heic')))).toBe('heic')
    expect(readHeader(bytes([0x49, 0x49, 0x2a, 0], u32(0)))).toBe('tiff')
    expect(readHeader(bytes([0x4d, 0x4d, 0, 0x2a], u32(0)))).toBe('tiff')
  })

  it.each([
    ['nothing', bytes([])],
    ['text', bytes('This is only a text that calls itself a picture.')],
    ['a PDF', bytes('%PDF-1.7 and so on and so forth')],
    ['a size of nothing', png(0, 600)],
    ['a JPEG without a frame', jpeg(table, [0xff, 0xd9])],
    ['a segment that is shorter than its length', jpeg([0xff, 0xe0, 0, 0])],
    ['a JPEG that ends in the middle', jpeg(exif(1, 'II')).slice(0, 20)],
    ['an AVIF without a size', bytes(box('ftyp', 'avif', u32(0)), box('meta', u32(0)))],
    ['a box without a length', bytes(box('ftyp', 'avif', u32(0)), u32(0), 'meta')],
  ])('takes %s for unknown', (_, file) => {
    expect(readHeader(file)).toBe('unknown')
  })

  it('reads the size of a picture that would fill the memory without decoding it', () => {
    expect(readHeader(png(2 ** 31 - 1, 2 ** 31 - 1))).toMatchObject({ width: 2 ** 31 - 1 })
  })

  it('never breaks, whatever the bytes', () => {
    let seed = 7
    const random = () => (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31
    const starts = [png(9, 9), jpeg(exif(6, 'II'), frame(9, 9)), bytes('RIFF', u32(0), 'WEBPVP8X')]
    for (let round = 0; round < 3000; round += 1) {
      const start = new Uint8Array(starts[round % starts.length] ?? new ArrayBuffer(0))
      const file = new Uint8Array(Math.floor(random() * 200))
      file.set(start.slice(0, file.length))
      for (let change = 0; change < 8; change += 1) {
        if (file.length > 0) file[Math.floor(random() * file.length)] = Math.floor(random() * 256)
      }
      expect(() => readHeader(file.buffer)).not.toThrow()
    }
  })
})
