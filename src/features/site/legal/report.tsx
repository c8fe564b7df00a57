import { brand } from '@/config/brand'
import { messages } from './messages'

const { report } = messages
const address = `mailto:${brand.conductEmail}?subject=${encodeURIComponent(report.subject)}`

/** How to report, set apart so that it is found by whoever needs it now. */
export function Report() {
  return (
    <section
      aria-labelledby="report"
      className="fold-corner grid gap-x-6 gap-y-6 bg-surface p-6 [--fold-colour:var(--partner-fill)] [--fold-size:2.5rem] sm:p-8 lg:col-span-12 lg:grid-cols-[4fr_3fr_4fr]"
    >
      <div className="grid content-start gap-2">
        <h2 id="report" className="pe-8 text-5 font-semibold lg:pe-0">
          {report.title}
        </h2>
        <p className="text-3">
          <a href={address} className="text-link font-medium wrap-anywhere">
            {brand.conductEmail}
          </a>
        </p>
        <p className="text-2 text-muted">{report.readers}</p>
      </div>
      <div className="grid content-start gap-2">
        <h3 className="text-2 font-semibold">{report.helps}</h3>
        <ul className="grid list-disc gap-1 ps-5 text-2">
          {report.what.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-3 text-2 lg:pe-12">
        {report.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </section>
  )
}
