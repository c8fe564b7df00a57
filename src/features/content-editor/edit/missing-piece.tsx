import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { RelativeTime } from '@/shared/ui/relative-time'
import { editorAddress } from '../addresses'
import { fieldsOf } from '../fields/groups'
import { titleIn } from '../fields/row'
import { textIn, type Values } from '../fields/values'
import { keptPieces, pieceName } from '../kept-pieces'
import type { ContentKind } from '../kinds'
import { listAddress, plainView } from '../list/view'
import { editMessages as words } from './messages'

/** What was thrown away, with what somebody had typed at it and not saved. */
export function GonePiece({ kind, id, userId }: { kind: ContentKind; id: string; userId: string }) {
  const navigate = useNavigate()
  const kept = keptPieces.read(userId, pieceName(kind, id))
  if (!kept) return <MissingPiece kind={kind} />
  const goOn = () => {
    keptPieces.makeNew(userId, kind, id)
    void navigate(editorAddress(kind), { replace: true })
  }
  const letGo = () => {
    keptPieces.remove(userId, pieceName(kind, id))
    void navigate(listAddress(plainView(kind)), { replace: true })
  }
  return (
    <MissingPiece kind={kind}>
      {kind === 'organisations' ? (
        <KeptWords kind={kind} values={kept.values} onLetGo={letGo} />
      ) : (
        <Notice
          title={words.leftOver(titleIn(kind, kept.values).trim())}
          action={
            <Button intent="secondary" size="sm" onClick={goOn}>
              {words.asNew}
            </Button>
          }
        >
          {words.leftOverText} {words.typedLast} <RelativeTime date={kept.at} />.
        </Notice>
      )}
    </MissingPiece>
  )
}

type KeptWordsProps = { kind: ContentKind; values: Values; onLetGo: () => void }

/** A profile belongs to an application and cannot simply be begun anew: what was written for it can be copied from here. */
function KeptWords({ kind, values, onLetGo }: KeptWordsProps) {
  const texts = fieldsOf(kind).filter(({ key }) => textIn(values, key).trim() !== '')
  return (
    <Notice
      title={words.leftOver(titleIn(kind, values).trim())}
      action={
        <Button intent="secondary" size="sm" onClick={onLetGo}>
          {words.letGo}
        </Button>
      }
    >
      <p>{words.leftOverProfile}</p>
      <dl className="grid gap-3 pt-3">
        {texts.map(({ key, label }) => (
          <div key={key}>
            <dt className="text-1 text-muted">{label}</dt>
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {textIn(values, key)}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

/** There is none at this address. */
export function MissingPiece({ kind, children }: { kind: ContentKind; children?: ReactNode }) {
  return (
    <>
      <PageMeta title={words.missing(kind)} description={words.missingText} />
      <PageHeader title={words.missing(kind)} />
      {children}
      <EmptyState
        title={words.missingText}
        action={<ButtonLink to={listAddress(plainView(kind))}>{words.toList(kind)}</ButtonLink>}
      />
    </>
  )
}
