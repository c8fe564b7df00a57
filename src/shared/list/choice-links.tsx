import { Link } from 'react-router-dom'
import type { Choice } from './filter-bar'

type ChoiceLinksProps = {
  /** What is chosen by them, for whoever does not see them side by side. */
  label: string
  /** What stands for no choice. */
  any: string
  choices: readonly (Choice & { count?: number })[]
  chosen: string | undefined
  to: (id: string | undefined) => string
}

/** A filter whose choices all show: each is a link to the list as it filters. */
export function ChoiceLinks({ label, any, choices, chosen, to }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="min-h-11">
      <ul className="-mx-2 flex flex-wrap gap-x-1">
        <li>
          <ChoiceLink to={to(undefined)} isChosen={!chosen}>
            {any}
          </ChoiceLink>
        </li>
        {choices.map(({ id, label: word, count }) => (
          <li key={id}>
            <ChoiceLink to={to(id)} isChosen={id === chosen}>
              {word}
              {count !== undefined && <span className="text-1 text-muted">{count}</span>}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ChoiceLinkProps = { to: string; isChosen: boolean; children: React.ReactNode }

function ChoiceLink({ to, isChosen, children }: ChoiceLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isChosen || undefined}
      className="target inline-flex items-center gap-1.5 rounded-control px-2 text-2 text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-accent aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-6"
    >
      {children}
    </Link>
  )
}
