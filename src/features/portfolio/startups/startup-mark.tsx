import { ContentImage } from '@/shared/ui/content-image'
import type { Picture } from '@/shared/ui/picture'

/** The picture of a startup, or a sheet with its first letter; beside its name, which says more. */
export function StartupMark({ name, image }: { name: string; image: Picture | null }) {
  if (image) {
    return (
      <ContentImage
        image={image}
        sizes="3rem"
        decorative
        className="size-12 rounded-control object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="fold-corner grid size-12 place-items-center border border-line-strong text-4 font-semibold text-muted"
    >
      {Array.from(name)[0]?.toLocaleUpperCase()}
    </span>
  )
}
