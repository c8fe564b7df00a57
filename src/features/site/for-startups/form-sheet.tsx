import { messages } from './messages'

const { sheet } = messages

/** The form as the sheet of paper that it would be: six lines and a turned corner. */
export function FormSheet({ className = '' }: { className?: string }) {
  return (
    <section
      aria-labelledby="sheet"
      className={`fold-corner border border-line-strong bg-surface-raised p-6 [--fold-colour:var(--startup-fill)] [--fold-size:4rem] sm:p-8 ${className}`}
    >
      <h2 id="sheet" className="pe-12 pb-4 text-4 font-semibold">
        {sheet.title}
      </h2>
      <ol className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
        {sheet.parts.map(([part, asks], index) => (
          <li
            key={part}
            className="grid grid-cols-[1.5rem_1fr] items-baseline gap-x-3 border-t border-line py-3 text-2"
          >
            <span aria-hidden="true" data-tabular className="text-startup">
              {index + 1}
            </span>
            <span>
              <span className="font-medium">{part}</span>
              <span className="block text-muted">{asks}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="border-t border-line-strong pt-3 text-1 text-muted">{sheet.foot}</p>
    </section>
  )
}
