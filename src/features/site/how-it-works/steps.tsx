import { body } from './body-messages'

/** The six steps, each with what the applicant's own page says meanwhile. */
export function Steps() {
  return (
    <ol className="mx-auto max-w-content px-4 pb-18 sm:px-6">
      {body.steps.map((step, index) => (
        <li
          key={step.title}
          className="grid gap-x-6 gap-y-3 border-t border-line py-8 lg:grid-cols-12 lg:py-12"
        >
          <p
            aria-hidden="true"
            className="self-start text-7 leading-none font-semibold text-accent lg:col-span-2"
          >
            {index + 1}
          </p>
          <h2 className="text-6 font-semibold lg:col-span-4">{step.title}</h2>
          <div className="grid max-w-measure content-start gap-4 lg:col-span-6">
            {step.text.map((paragraph) => (
              <p key={paragraph} className="text-3">
                {paragraph}
              </p>
            ))}
            {step.says.length > 0 && (
              <p className="flex flex-wrap items-center gap-2 text-2 text-muted">
                {body.says}
                {step.says.map((label) => (
                  <span
                    key={label}
                    className="fold-corner border border-line-strong bg-surface-raised py-0.5 ps-2 pe-4 font-medium text-ink [--fold-size:0.5rem]"
                  >
                    {label}
                  </span>
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
