/** The ornament: a sheet folded along its diagonal, with a corner turned. */
export function Fold({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <path d="M2 2h30l14 14v30H2Z" fill="var(--surface)" stroke="var(--line-strong)" />
      <path d="M2 46 46 2" stroke="var(--line)" strokeDasharray="3 3" />
      <path d="M32 2v14h14Z" fill="var(--accent)" />
    </svg>
  )
}
