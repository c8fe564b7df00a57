import { Skeleton } from '@/shared/ui/skeleton'

const rows = Array.from({ length: 6 }, (_, row) => row)

/** The shape of the list while it is on its way. */
export function PostListSkeleton() {
  return (
    <div>
      <div className="grid gap-6 pb-12 lg:grid-cols-12 lg:items-center">
        <Skeleton className="aspect-3/2 w-full lg:order-2 lg:col-span-6 lg:col-start-7" />
        <div className="grid content-start gap-4 lg:col-span-6 lg:pe-6">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-24 w-full" />
          <Skeleton lines={3} />
        </div>
      </div>
      {rows.map((row) => (
        <div key={row} className="grid gap-6 border-t border-line py-8 lg:grid-cols-12">
          <Skeleton className="h-4 w-32 lg:col-span-3" />
          <div className="grid gap-3 lg:col-span-6">
            <Skeleton className="h-7 w-4/5" />
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The shape of a post. */
export function PostSkeleton() {
  return (
    <div className="grid gap-12">
      <div className="grid max-w-[52rem] gap-6">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-30 w-full" />
        <Skeleton lines={2} className="max-w-[38rem]" />
        <Skeleton className="h-4 w-64" />
      </div>
      <Skeleton lines={14} className="max-w-[42rem] lg:ms-[calc(25%+0.375rem)]" />
    </div>
  )
}
