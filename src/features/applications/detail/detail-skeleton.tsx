import { Skeleton } from '@/shared/ui/skeleton'

/** The shape of an application while it is on its way: heading, words, answers, a column beside. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-10">
      <div className="grid gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <div className="grid gap-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-10">
          <Skeleton lines={4} />
          <Skeleton lines={5} />
          <Skeleton lines={5} />
        </div>
        <Skeleton className="h-64 w-full max-xl:hidden" />
      </div>
    </div>
  )
}
