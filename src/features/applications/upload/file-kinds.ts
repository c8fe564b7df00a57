import type { Field, FileKind } from '@contracts/forms/definition'
import { defaultMaxFileSize } from '@contracts/forms/limits'

export const mimeOf: Record<FileKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
}

const kinds = Object.keys(mimeOf) as FileKind[]

/**
 * By the type that the browser names. Some phones name none, and some systems one that nobody knows or an old one; then by the ending
 * of the name. The server looks inside in any case.
 */
export function kindOf({ name, type }: Pick<File, 'name' | 'type'>): FileKind | undefined {
  const ending = name.toLowerCase().split('.').at(-1)
  return (
    kinds.find((kind) => mimeOf[kind] === type) ??
    kinds.find((kind) => kind === (ending === 'jpeg' ? 'jpg' : ending))
  )
}

export const kindsOf = (field: Field): readonly FileKind[] => field.kinds ?? kinds
export const maxSizeOf = (field: Field): number => field.max_size ?? defaultMaxFileSize

/** For the `accept` of a file input: types for phones, endings for desktops. */
export const acceptOf = (field: Field): string =>
  kindsOf(field)
    .flatMap((kind) => [mimeOf[kind], `.${kind}`, ...(kind === 'jpg' ? ['.jpeg'] : [])])
    .join(',')

export type FileFault = 'kind' | 'size' | 'empty'

/** What can be seen from outside before anything is sent; the server looks inside. */
export function fileFault(
  field: Field,
  file: Pick<File, 'name' | 'type' | 'size'>,
): FileFault | null {
  const kind = kindOf(file)
  if (!kind || !kindsOf(field).includes(kind)) return 'kind'
  if (file.size === 0) return 'empty'
  return file.size > maxSizeOf(field) ? 'size' : null
}
