import { ImageError, type Prepared, type Rendition } from './ports'
import { type Header, readHeader } from './read-header'
import { leastWidth, mostBytes, mostPixels, renditionSizes, type Size } from './sizes'

/** Where even large headers, with previews and colour profiles in front, have ended. */
const headerBytes = 2 * 1024 * 1024
/** What the bucket takes of one object. */
const mostStored = 1024 * 1024
const qualities = [0.82, 0.7, 0.55]

/** Looks at a file before anything is decoded; throws why it cannot be used. */
async function inspect(file: File): Promise<Header> {
  if (file.size === 0) throw new ImageError('empty')
  if (file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)) throw new ImageError('vector')
  if (file.size > mostBytes) throw new ImageError('heavy')
  const header = readHeader(await file.slice(0, headerBytes).arrayBuffer())
  if (typeof header === 'string') throw new ImageError(header)
  if (header.width * header.height > mostPixels) throw new ImageError('pixels')
  if (header.width < leastWidth) throw new ImageError('narrow')
  if (renditionSizes(header).length === 0) throw new ImageError('tall')
  return header
}

/** Decodes at the size that is needed and no larger, turned as it is to be seen. */
async function decode(file: File, { width, height }: Size): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
  } catch {
    throw new ImageError('broken')
  }
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/** Draws into a size and writes it as a file, which then holds pixels and nothing else. */
async function draw(
  bitmap: ImageBitmap,
  { width, height }: Size,
  type: 'image/webp' | 'image/jpeg',
): Promise<Rendition & { type: string }> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new ImageError('broken')
  context.imageSmoothingQuality = 'high'
  if (type === 'image/jpeg') {
    // It knows no transparency, and would show black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(bitmap, 0, 0, width, height)
  let blob: Blob | null = null
  for (const quality of qualities) {
    blob = await encode(canvas, type, quality)
    if (blob && blob.size <= mostStored) break
  }
  canvas.width = 0
  if (!blob || blob.size > mostStored) throw new ImageError('broken')
  return { width, height, blob, type: blob.type }
}

/** The renditions of a file, smallest first. */
export async function prepare(file: File): Promise<Prepared> {
  const header = await inspect(file)
  const sizes = renditionSizes(header)
  const largest = sizes.at(-1) ?? header
  const bitmap = await decode(file, largest)
  try {
    // A browser that cannot write WebP says so by writing something else.
    const first = await draw(bitmap, largest, 'image/webp')
    const isWebp = first.type === 'image/webp'
    const type = isWebp ? 'image/webp' : 'image/jpeg'
    const renditions: Rendition[] = []
    for (const size of sizes) {
      const isDone = isWebp && size.width === largest.width
      const { width, height, blob } = isDone ? first : await draw(bitmap, size, type)
      renditions.push({ width, height, blob })
    }
    return { type: isWebp ? 'webp' : 'jpg', renditions }
  } finally {
    bitmap.close()
  }
}
