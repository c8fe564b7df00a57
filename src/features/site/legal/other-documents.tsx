import { Link } from 'react-router-dom'
import { documents } from './documents'
import { messages } from './messages'

/** At the end of a document, the others. */
export function OtherDocuments({ path }: { path: string }) {
  return (
    <nav aria-labelledby="others" className="screen-only border-t border-line-strong pt-6">
      <h2 id="others" className="pb-2 text-2 font-semibold">
        {messages.others}
      </h2>
      <ul>
        {Object.values(documents)
          .filter((other) => other.to !== path)
          .map((other) => (
            <li
              key={other.to}
              className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr]"
            >
              <Link to={other.to} className="text-link font-medium justify-self-start">
                {other.title}
              </Link>
              <span className="text-2 text-muted">{other.about}</span>
            </li>
          ))}
      </ul>
    </nav>
  )
}
