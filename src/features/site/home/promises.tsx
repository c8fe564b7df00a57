import { messages } from './reading-messages'

/** Three promises of different weight: the first is set large, the others follow. */
export function Promises() {
  const [first, ...others] = messages.promises.items
  return (
    <section
      className="mx-auto grid max-w-content gap-12 px-4 py-26 sm:px-6 lg:grid-cols-12"
      aria-labelledby="promises"
    >
      <div className="grid content-start gap-6 lg:col-span-7">
        <h2 id="promises" className="text-2 font-semibold text-muted">
          {messages.promises.title}
        </h2>
        {first && (
          <>
            <h3 className="max-w-[9.5em] text-7 font-semibold">{first.title}</h3>
            <p className="max-w-[34rem] text-4 text-muted">{first.text}</p>
          </>
        )}
      </div>
      <div className="grid content-end gap-8 lg:col-span-5">
        {others.map((item) => (
          <div key={item.title} className="grid gap-2 border-t border-line-strong pt-4">
            <h3 className="text-4 font-semibold">{item.title}</h3>
            <p className="text-3 text-muted">{item.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
