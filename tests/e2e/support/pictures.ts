import type { Page } from '@playwright/test'

type File = { name: string; mimeType: string; buffer: Buffer }

/** A picture of this size, as the browser itself writes one. */
async function drawn(page: Page, width: number, height: number, type: string): Promise<Buffer> {
  const written = await page.evaluate(
    ([w, h, mime]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('Nothing can be drawn')
      context.fillStyle = '#2a7'
      context.fillRect(0, 0, w, h)
      context.fillStyle = '#fff'
      context.fillRect(0, 0, w / 2, h / 2)
      return canvas.toDataURL(mime)
    },
    [width, height, type] as const,
  )
  return Buffer.from(written.split(',')[1] ?? '', 'base64')
}

export const aPng = async (page: Page, width = 1600, height = 900): Promise<File> => ({
  name: 'field.png',
  mimeType: 'image/png',
  buffer: await drawn(page, width, height, 'image/png'),
})

const word = 'Taken in Limuru by Wanjiru'

/** What a phone writes of a photo: that it lies on its side, and where and by whom it was taken. */
function metadata(): Buffer {
  const text = Buffer.from(`${word}\0`, 'latin1')
  const directory = Buffer.alloc(2 + 2 * 12 + 4)
  directory.writeUInt16LE(2, 0)
  // What it shows, as text behind the directory.
  directory.writeUInt16LE(0x010e, 2)
  directory.writeUInt16LE(2, 4)
  directory.writeUInt32LE(text.length, 6)
  directory.writeUInt32LE(8 + directory.length, 10)
  // Turned by a quarter.
  directory.writeUInt16LE(0x0112, 14)
  directory.writeUInt16LE(3, 16)
  directory.writeUInt32LE(1, 18)
  directory.writeUInt16LE(6, 22)
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])
  const block = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), head, directory, text])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(block.length + 2)
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, block])
}

/** A photo that was taken upright, as a phone keeps it: lying, and telling. */
export async function aPhoto(page: Page): Promise<File & { tells: string }> {
  const plain = await drawn(page, 1600, 1000, 'image/jpeg')
  const buffer = Buffer.concat([plain.subarray(0, 2), metadata(), plain.subarray(2)])
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer, tells: word }
}

/** The beginning of a picture that says that it is larger than any memory. */
export function aGiant(): File {
  const buffer = Buffer.alloc(64)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(buffer)
  buffer.writeUInt32BE(10_000, 16)
  buffer.writeUInt32BE(8_000, 20)
  return { name: 'giant.png', mimeType: 'image/png', buffer }
}
