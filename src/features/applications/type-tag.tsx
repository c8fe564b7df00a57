import { type ApplicantType, typeLabels } from './labels'

const fills: Record<ApplicantType, string> = {
  startup: 'fill-startup-fill',
  investor: 'fill-investor-fill',
  'advisor-mentor': 'fill-mentor-fill',
  'support-partner': 'fill-partner-fill',
}

/** Which triangle of the mark is theirs: top, right, bottom, left. */
const triangles: Record<ApplicantType, string> = {
  startup: 'M0 0h16L8 8Z',
  investor: 'M16 0v16L8 8Z',
  'advisor-mentor': 'M16 16H0l8-8Z',
  'support-partner': 'M0 16V0l8 8Z',
}

/** The triangle of one of the four sides. Beside words, or with its own name for screen readers and on hover. */
export function TypeSign({ type, named = false }: { type: ApplicantType; named?: boolean }) {
  return (
    <svg
      role={named ? 'img' : undefined}
      aria-label={named ? typeLabels[type] : undefined}
      aria-hidden={named ? undefined : true}
      viewBox="-1 -1 18 18"
      className="size-4 shrink-0"
      style={{ forcedColorAdjust: 'none' }}
    >
      {named && <title>{typeLabels[type]}</title>}
      <path d="M0 0h16v16H0Z" fill="none" className="stroke-line" />
      <path d={triangles[type]} className={fills[type]} />
    </svg>
  )
}

/** One of the four sides, by its triangle of the mark and by its name. */
export function TypeTag({ type }: { type: ApplicantType }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <TypeSign type={type} />
      {typeLabels[type]}
    </span>
  )
}
