/** A sheet with so many folds; with two of them it is the mark. */
export function FoldFigure({ folds }: { folds: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className="w-full max-w-36 forced-color-adjust-none"
      fill="none"
      stroke="var(--line-strong)"
    >
      {folds < 2 && <path d="M1 1h94v94H1Z" fill="var(--canvas)" />}
      {folds === 0 && <path d="M16 24h40M16 36h62M16 48h54M16 60h62M16 72h30" strokeWidth="2" />}
      {folds === 1 && (
        <>
          <path d="M1 1h94L1 95Z" className="fill-startup-fill" stroke="none" />
          <path d="M95 5v90H5Z" className="fill-investor-fill" stroke="none" />
        </>
      )}
      {folds === 2 && (
        <g stroke="none">
          <path d="M5 1h86L48 43Z" className="fill-startup-fill" />
          <path d="M95 5v86L53 48Z" className="fill-investor-fill" />
          <path d="M91 95H5l43-42Z" className="fill-mentor-fill" />
          <path d="M1 91V5l42 43Z" className="fill-partner-fill" />
        </g>
      )}
    </svg>
  )
}
