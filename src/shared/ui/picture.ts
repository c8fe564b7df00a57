/** A picture of the bucket `content-images`, as rows of the database describe one. */
export type Picture = {
  path: string
  type: 'webp' | 'jpg'
  alt: string
  width: number
  height: number
  widths: number[]
}

const bucket = '/storage/v1/object/public/content-images'

// Not from the page's own address: what is prerendered has none, and has to be the same.
const backend: string = import.meta.env.VITE_SUPABASE_URL || ''

/** Where a picture lies in one of its widths. */
export const pictureAddress = ({ path, type }: Picture, width: number): string =>
  `${backend}${bucket}/${path}/${width}.${type}`

const form =
  /^\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/\d{1,4}\.(webp|jpg)#([1-9]\d{0,3})x([1-9]\d{0,3})((?:-[1-9]\d{0,3}){1,6})$/

/** The address of a picture with all that drawing it takes, for texts that hold nothing but an address. */
export function pictureLink(image: Picture): string {
  const { path, type, width, height, widths } = image
  const largest = Math.max(...widths)
  return `${bucket}/${path}/${largest}.${type}#${width}x${height}${widths.map((each) => `-${each}`).join('')}`
}

/** The picture that such an address stands for; null for any other address. */
export function readPictureLink(address: string, alt: string): Picture | null {
  const path = backend && address.startsWith(backend) ? address.slice(backend.length) : address
  if (!path.startsWith(bucket)) return null
  const found = form.exec(path.slice(bucket.length))
  if (!found) return null
  const [, folder = '', type, width, height, widths = ''] = found
  return {
    path: folder,
    type: type === 'jpg' ? 'jpg' : 'webp',
    alt,
    width: Number(width),
    height: Number(height),
    widths: widths.slice(1).split('-').map(Number),
  }
}
