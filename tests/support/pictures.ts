import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { env } from '@/shared/env'

/** A PNG of this size, as far as its header says. */
export function aPng(width: number, height: number, name = 'field.png'): File {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return new File([bytes], name, { type: 'image/png' })
}

type Drawing = { decode?: 'broken'; writesWebp?: boolean }

/** What jsdom does not have: a browser that decodes and draws. What it was asked to decode is in `decoded`. */
export function drawsPictures({ decode, writesWebp = true }: Drawing = {}) {
  const decoded: { width: number | undefined; height: number | undefined }[] = []
  vi.stubGlobal('createImageBitmap', (_file: File, options: ImageBitmapOptions = {}) => {
    decoded.push({ width: options.resizeWidth, height: options.resizeHeight })
    if (decode === 'broken') return Promise.reject(new DOMException('', 'InvalidStateError'))
    return Promise.resolve({ close: () => undefined })
  })
  const context = { fillRect: () => undefined, drawImage: () => undefined }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D & WebGLRenderingContext,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    const written = type === 'image/webp' && !writesWebp ? 'image/png' : (type ?? 'image/png')
    done(new Blob([new Uint8Array(this.width)], { type: written }))
  })
  return decoded
}

const objects = `${env.supabaseUrl}/storage/v1/object/content-images`

/** The bucket of pictures: takes what is put, and fails as often as it is told to. */
export function pictureBucket({ room = Infinity } = {}) {
  const put: string[] = []
  const removed: string[] = []
  let left = room
  return {
    put,
    removed,
    /** Takes so many more, and fails from then on. */
    take: (more: number) => void (left = more),
    handlers: [
      http.post(`${objects}/:folder/:name`, ({ params }) => {
        left -= 1
        if (left < 0) {
          return HttpResponse.json({ message: 'broken', error: 'broken' }, { status: 503 })
        }
        const path = `${String(params['folder'])}/${String(params['name'])}`
        put.push(path)
        return HttpResponse.json({ Id: path, Key: `content-images/${path}` })
      }),
      http.delete(objects, async ({ request }) => {
        const { prefixes } = (await request.json()) as { prefixes: string[] }
        removed.push(...prefixes)
        return HttpResponse.json([])
      }),
    ],
  }
}
