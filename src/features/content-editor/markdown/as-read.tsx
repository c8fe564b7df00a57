import { lazy, Suspense } from 'react'
import { loadMarkdownPreview } from '@/features/content'
import { Skeleton } from '@/shared/ui/skeleton'

const MarkdownPreview = lazy(() => loadMarkdownPreview().then((preview) => ({ default: preview })))

/** A text as the public pages show it, by their own parts. */
export function AsRead({ text, under }: { text: string; under?: number }) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <MarkdownPreview text={text} under={under} />
    </Suspense>
  )
}
