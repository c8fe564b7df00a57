import { Link } from 'react-router-dom'
import { cx } from '@/shared/ui/cx'
import { type Side, sides } from '../sides'
import { messages } from './reading-messages'

/** Each side's triangle of the sheet, as a cut and as the place of its name. */
const triangles: Record<Side['id'], { cut: string; place: string }> = {
  startup: {
    cut: '[clip-path:polygon(1.2%_0,98.8%_0,50%_48.8%)]',
    place: 'items-start justify-center pt-[11%]',
  },
  investor: {
    cut: '[clip-path:polygon(100%_1.2%,100%_98.8%,51.2%_50%)]',
    place: 'items-center justify-end pe-[6%]',
  },
  'advisor-mentor': {
    cut: '[clip-path:polygon(98.8%_100%,1.2%_100%,50%_51.2%)]',
    place: 'items-end justify-center pb-[11%]',
  },
  'support-partner': {
    cut: '[clip-path:polygon(0_98.8%,0_1.2%,48.8%_50%)]',
    place: 'items-center justify-start ps-[6%]',
  },
}

/** The sheet folded twice, large: four doors in the shape of the mark. */
export function Sheet() {
  return (
    <nav aria-label={messages.sheetLabel} className="unfold relative aspect-square">
      <ul>
        {sides.map((side) => (
          <li key={side.id}>
            <Link
              to={side.form}
              className={cx(
                'group absolute inset-0 flex text-center text-3 leading-tight font-semibold forced-color-adjust-none focus-visible:outline-none',
                'transition-[filter] hover:brightness-110',
                triangles[side.id].cut,
                triangles[side.id].place,
                side.onFill,
              )}
            >
              <span className="max-w-[6.5rem] rounded-control px-1 group-hover:underline group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-current">
                {side.many}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
