import { cx } from './cx'
import { type Picture, pictureAddress } from './picture'

type ContentImageProps = {
  image: Picture
  /** How wide it is drawn, as the attribute of the same name says it. */
  sizes: string
  /** Above the fold, where waiting for it would be seen. */
  first?: boolean
  /** Beside a title that says the same, where hearing it as well would only repeat. */
  decorative?: boolean
  className?: string
}

/** A picture of the content, in the size that fits the place and the screen. It keeps its room while it is on its way. */
export function ContentImage({
  image,
  sizes,
  first = false,
  decorative = false,
  className,
}: ContentImageProps) {
  const widths = [...image.widths].sort((a, b) => a - b)
  const usual = widths.find((width) => width >= 800) ?? widths.at(-1) ?? image.width
  return (
    <img
      src={pictureAddress(image, usual)}
      srcSet={widths.map((width) => `${pictureAddress(image, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={cx('bg-ink/7', className)}
    />
  )
}
