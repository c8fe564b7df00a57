/**
 * Stands in for a page that is on its way: a heading and three cards between the header and the four
 * footer columns, which the layout keeps in place; `whole` draws those too.
 */
export function PageSkeleton({ whole = false }: { whole?: boolean }) {
  const shape = 'rounded-control bg-ink/7'
  return (
    <div
      data-testid="page-skeleton"
      aria-hidden="true"
      className="mx-auto min-h-[70vh] w-full max-w-content px-4 sm:px-6"
    >
      {whole && (
        <div className="flex justify-between py-4">
          <div className={`h-8 w-34 ${shape}`} />
          <div className={`h-8 w-20 ${shape}`} />
        </div>
      )}
      <div className={`my-12 h-12 w-4/5 max-w-xl ${shape}`} />
      <div className="grid gap-6 sm:grid-cols-3">
        <div className={`h-44 ${shape}`} />
        <div className={`h-44 ${shape}`} />
        <div className={`h-44 ${shape}`} />
      </div>
      {whole && (
        <div className="grid grid-cols-2 gap-6 py-18 sm:grid-cols-4">
          <div className={`h-28 ${shape}`} />
          <div className={`h-28 ${shape}`} />
          <div className={`h-28 ${shape}`} />
          <div className={`h-28 ${shape}`} />
        </div>
      )}
    </div>
  )
}
