import { messages } from './messages'

/** The six steps along the edge of a sheet; the corner turns with each. */
export function Steps() {
  return (
    <ol className="mx-auto max-w-content px-4 pb-18 sm:px-6">
      {messages.steps.map((step, index) => (
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
          <div className="grid max-w-measure gap-4 lg:col-span-6">
            {step.text.map((paragraph) => (
              <p key={paragraph} className="text-3">
                {paragraph}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
