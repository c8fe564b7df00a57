import type { Side } from './sides'

const shapes: Record<Side['id'], string> = {
  startup: 'M0 2h16L8 10Z',
  investor: 'M14 0v16L6 8Z',
  'advisor-mentor': 'M16 14H0l8-8Z',
  'support-partner': 'M2 16V0l8 8Z',
}

/** One triangle out of the mark: the side differs by where it points, not only by its colour. */
export function SideMark({ side, className }: { side: Side; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={`shrink-0 forced-color-adjust-none ${side.fill} ${className ?? 'size-4'}`}
    >
      <path d={shapes[side.id]} />
    </svg>
  )
}
