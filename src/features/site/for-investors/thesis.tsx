import { messages } from './messages'

const { thesis } = messages

/** The form as the one sentence that it asks for, set as large as it matters. */
export function Thesis() {
  return (
    <figure className="bg-surface">
      <div className="mx-auto grid max-w-content gap-6 px-4 py-18 sm:px-6">
        <p className="text-2 font-semibold text-muted">{thesis.label}</p>
        <blockquote className="text-7 leading-[1.3] font-semibold">
          {thesis.lines.map(([before, answer, after]) => (
            <span key={answer} className="md:block lg:grid lg:grid-cols-[7.75em_1fr]">
              <span className="lg:text-muted">{before}</span>
              <span>
                <span className="text-investor underline decoration-2 underline-offset-[0.2em]">
                  {answer}
                </span>
                {`${after} `}
              </span>
            </span>
          ))}
        </blockquote>
        <figcaption className="max-w-measure text-3 text-muted">{thesis.note}</figcaption>
      </div>
    </figure>
  )
}
