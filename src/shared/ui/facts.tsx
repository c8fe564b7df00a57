import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Facts about something, one below the other; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-b border-line">
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[8rem_1fr] gap-4 border-t border-line py-2.5">
            <dt className="text-2 text-muted">{label}</dt>
            <dd className="min-w-0 text-2">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
