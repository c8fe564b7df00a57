import { formatFileSize } from '@/shared/format/file-size'
import { formatNumber } from '@/shared/format/numbers'
import type { ImageFault } from './ports'
import { leastWidth, mostBytes, mostPixels } from './sizes'

/** Why a file was not taken, and what to do about it. */
export const faultWords: Record<ImageFault, string> = {
  empty: 'This file is empty. Choose another.',
  heavy: `This file is larger than ${formatFileSize(mostBytes)}. Save the picture smaller and choose it again.`,
  heic: 'Photos in the format HEIC cannot be read by browsers. Save it as JPEG and choose it again.',
  tiff: 'Pictures in the format TIFF cannot be read by browsers. Save it as JPEG or PNG and choose it again.',
  vector: 'Drawings in the format SVG are not taken. Save it as PNG and choose it again.',
  unknown: 'This is no picture that can be read. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  pixels: `This picture has more than ${formatNumber(mostPixels / 1_000_000)} million pixels, more than a browser can hold. Save it smaller and choose it again.`,
  narrow: `This picture is less than ${formatNumber(leastWidth)} pixels wide. Choose a larger one.`,
  tall: 'This picture is too tall for its width. Cut it and choose it again.',
  broken: 'This picture is damaged and cannot be shown. Save it anew and choose it again.',
}

/** What the fields for pictures say. */
export const imageMessages = {
  choose: 'Choose a picture',
  replace: 'Choose another',
  remove: 'Remove the picture',
  drop: 'or drop or paste it here',
  limits:
    'JPEG, PNG, WebP, GIF or AVIF. It is made smaller, and loses what it says of place and time.',
  reading: 'Making it smaller',
  sending: (percent: number) => `Uploading, ${String(percent)} %`,
  progress: 'Upload of the picture',
  failed: 'The picture was not uploaded',
  retry: 'Try again',
  cancel: 'Cancel',
  small: (width: number) =>
    `It is ${formatNumber(width)} pixels wide, and will look soft on large screens.`,
  alt: 'What the picture shows',
  altHelp:
    'For people who do not see it, in a sentence. “A woman checks the temperature of a cold store in Limuru”, not “Photo” or “Our team”.',
  altMissing: 'Say what the picture shows.',
  altLong: 'Use at most 300 characters.',
  gone: 'This picture is no longer there. Choose it again.',
  title: 'Put a picture into the text',
  insert: 'Put it in',
  needed: 'Choose a picture first.',
} as const
