import { Link } from 'react-router-dom'
import { SideMark } from '../side-mark'
import { sideWords } from '../side-words'
import { type Side, sides } from '../sides'
import { doors as words } from './doors-messages'

/** The form of each side, open all year. */
export function Doors() {
  return (
    <section aria-labelledby="by-side">
      <h2 id="by-side" className="pb-4 text-5 font-semibold">
        {words.title}
      </h2>
      <ul>
        {sides.map((side) => (
          <Door key={side.id} side={side} />
        ))}
      </ul>
      <p className="pt-6">
        <Link to="/how-it-works" className="text-link">
          {words.more}
        </Link>
      </p>
    </section>
  )
}

/** The whole line is the door; the words at its end are the link. */
function Door({ side }: { side: Side }) {
  return (
    <li className="group relative grid gap-1 border-t border-line py-4 last:border-b">
      <h3 className="flex items-center gap-3 text-4 font-semibold">
        <SideMark side={side} className="size-3.5 transition-transform group-hover:scale-125" />
        {side.one}
      </h3>
      <p className="ps-6.5 text-2 text-muted">{sideWords[side.id].effort}</p>
      <Link
        to={side.form}
        aria-label={words.beginAs(side.one)}
        className="text-link target ms-6.5 inline-flex items-center justify-self-start text-2 font-medium after:absolute after:inset-0"
      >
        {words.begin}
      </Link>
    </li>
  )
}
