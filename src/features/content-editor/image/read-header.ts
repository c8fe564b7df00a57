/** What the first bytes of a picture say of it. */
export type Header = {
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'
  /** As it is seen: where a photo is to be turned, these are turned. */
  width: number
  height: number
}

/** Known by their first bytes, and nothing that browsers draw. */
export type Unreadable = 'heic' | 'tiff' | 'unknown'

const text = (view: DataView, at: number, length: number): string => {
  let read = ''
  for (let index = at; index < at + length && index < view.byteLength; index += 1) {
    read += String.fromCharCode(view.getUint8(index))
  }
  return read
}

/**
 * Reads how large a picture is without decoding it, so that what would fill the memory is never decoded. Asks for bytes that are
 * not there only within `try`: what is cut off or made up is unknown.
 */
export function readHeader(bytes: ArrayBuffer): Header | Unreadable {
  try {
    return read(new DataView(bytes))
  } catch (error) {
    if (error instanceof RangeError) return 'unknown'
    throw error
  }
}

function read(view: DataView): Header | Unreadable {
  if (view.getUint32(0) === 0x89504e47) return sized('png', view.getUint32(16), view.getUint32(20))
  if (text(view, 0, 3) === 'GIF')
    return sized('gif', view.getUint16(6, true), view.getUint16(8, true))
  if (view.getUint16(0) === 0xffd8) return readJpeg(view)
  if (text(view, 0, 4) === 'RIFF' && text(view, 8, 4) === 'WEBP') return readWebp(view)
  if (text(view, 4, 4) === 'ftyp') return readBoxes(view)
  const order = view.getUint32(0)
  return order === 0x49492a00 || order === 0x4d4d002a ? 'tiff' : 'unknown'
}

const sized = (format: Header['format'], width: number, height: number): Header | 'unknown' =>
  width > 0 && height > 0 ? { format, width, height } : 'unknown'

/** Of a photo that lies on its side; 5 to 8 are the ways in which width and height change places. */
const isTurned = (orientation: number) => orientation >= 5 && orientation <= 8

/** Frames that say how large a picture is; the four between are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpeg(view: DataView): Header | Unreadable {
  let at = 2
  let orientation = 1
  for (;;) {
    while (view.getUint8(at) !== 0xff) at += 1
    while (view.getUint8(at) === 0xff) at += 1
    const marker = view.getUint8(at)
    at += 1
    // Markers without anything behind them.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) continue
    if (marker === 0xd9 || marker === 0xda) return 'unknown'
    const length = view.getUint16(at)
    if (length < 2) return 'unknown'
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 3), view.getUint16(at + 5)]
      return isTurned(orientation) ? sized('jpeg', height, width) : sized('jpeg', width, height)
    }
    if (marker === 0xe1 && text(view, at + 2, 4) === 'Exif')
      orientation = readOrientation(view, at + 8, at + length)
    at += length
  }
}

/** How a photo is to be turned, from a block of metadata; 1 where it does not say. */
function readOrientation(view: DataView, start: number, end: number): number {
  const isLittle = view.getUint16(start) === 0x4949
  const first = start + view.getUint32(start + 4, isLittle)
  if (first + 2 > end) return 1
  const count = view.getUint16(first, isLittle)
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12
    if (at + 12 > end) return 1
    if (view.getUint16(at, isLittle) === 0x0112) return view.getUint16(at + 8, isLittle)
  }
  return 1
}

function readWebp(view: DataView): Header | Unreadable {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (text(view, 12, 4)) {
    case 'VP8X':
      return sized('webp', uint24(24) + 1, uint24(27) + 1)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return sized('webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8 ':
      return sized('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    default:
      return 'unknown'
  }
}

/** AVIF and HEIC are boxes in boxes; the largest size that one of them names is that of the picture. */
function readBoxes(view: DataView): Header | Unreadable {
  const brands = text(view, 8, view.getUint32(0) - 8)
  if (!/avif|avis/.test(brands)) return /hei[cxms]|hev[cx]|mif1/.test(brands) ? 'heic' : 'unknown'
  const found = { width: 0, height: 0, isTurned: false }
  walk(view, 0, view.byteLength, found)
  const { width, height } = found
  return found.isTurned ? sized('avif', height, width) : sized('avif', width, height)
}

/** What is in front of the boxes that are inside of these. */
const holders: Partial<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 }

function walk(
  view: DataView,
  start: number,
  end: number,
  found: { width: number; height: number; isTurned: boolean },
): void {
  for (let at = start; at + 8 <= end;) {
    const size = view.getUint32(at)
    const kind = text(view, at + 4, 4)
    // The rest is the picture itself, or longer than what there is to look at.
    if (size < 8 || kind === 'mdat') return
    const inside = holders[kind]
    if (inside !== undefined) walk(view, at + 8 + inside, Math.min(at + size, end), found)
    if (
      kind === 'ispe' &&
      view.getUint32(at + 12) * view.getUint32(at + 16) > found.width * found.height
    ) {
      found.width = view.getUint32(at + 12)
      found.height = view.getUint32(at + 16)
    }
    if (kind === 'irot') found.isTurned = view.getUint8(at + 8) % 2 === 1
    at += size
  }
}
