import { Link } from 'react-router-dom'
import { ButtonLink } from '@/shared/ui/button-link'
import { Notice } from '@/shared/ui/notice'
import { editorAddress } from '../addresses'
import { keptPieces, pieceName } from '../kept-pieces'
import type { ContentKind } from '../kinds'
import type { ListedPiece } from '../types'
import { listMessages as words } from './messages'

type UnsavedNoticesProps = {
  kind: ContentKind
  userId: string
  /** Of all that this device keeps. */
  names: readonly string[]
  /** What is on the page, each with a mark of its own where it is not saved; null while it is on its way. */
  shown: readonly ListedPiece[] | null
}

/** The way back to what was typed on this device and stands in no line of this page: new, further on, or thrown away. */
export function UnsavedNotices({ kind, userId, names, shown }: UnsavedNoticesProps) {
  const fresh = pieceName(kind, null)
  const titleOf = (name: string) => keptPieces.titleOf(userId, name).trim()
  const elsewhere = names
    .filter((name) => name.startsWith(`${kind}/`) && name !== fresh)
    .map((name) => ({ id: name.slice(kind.length + 1), title: titleOf(name) }))
    .filter(({ id }) => shown && !shown.some((piece) => piece.id === id))
  return (
    <>
      {names.includes(fresh) && (
        <Notice
          className="mb-4"
          title={words.begun(kind)}
          action={
            <ButtonLink intent="secondary" size="sm" to={editorAddress(kind)}>
              {words.goOn}
            </ButtonLink>
          }
        >
          {words.begunText(titleOf(fresh))}
        </Notice>
      )}
      {elsewhere.length > 0 && (
        <Notice className="mb-4" title={words.elsewhere}>
          <p>{words.elsewhereText}</p>
          <ul>
            {elsewhere.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={editorAddress(kind, id)}
                  className="text-link target inline-flex items-center wrap-anywhere"
                >
                  {title || words.untitled}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
