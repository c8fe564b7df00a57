import type { ReactNode } from 'react'

type SettingsSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** One thing that can be set: what it is at the left, how it is set at the right. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-12 lg:grid-cols-[minmax(0,16rem)_minmax(0,40rem)]"
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="text-4 font-semibold">
          {title}
        </h2>
        {lead && <p className="text-2 text-muted">{lead}</p>}
      </div>
      <div className="grid max-w-form content-start gap-6">{children}</div>
    </section>
  )
}
