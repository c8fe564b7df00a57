import type { Json } from '@contracts/forms/answers'
import { useEffect, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Field } from '@contracts/forms/definition'
import { fieldsOf } from '@contracts/forms/definition'
import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import type { DraftEngine } from '../../drafts/draft-engine'
import { useDraft } from '../../drafts/use-form-session'
import { uploadMessages } from '../../upload/messages'
import { useUploadDesk } from '../../upload/upload-context'
import { answerInWords } from '../answer-words'
import { focusSection } from '../focus-section'
import { useAnswer, useFormModel } from '../form-context'
import { sectionAddress } from '../page/section-address'
import { controlId } from '../paths'
import { conflictsId, statusMessages } from './messages'

/** Answers that were changed here and elsewhere, side by side until somebody chooses. */
export function ConflictPanel({ engine }: { engine: DraftEngine }) {
  const model = useFormModel()
  const conflicts = useDraft(engine, (draft) => draft.conflicts) ?? []
  if (conflicts.length === 0) return null
  const choose = (key: string, choice: 'mine' | 'theirs') => {
    engine.resolve(key, choice)
    if (conflicts.length > 1) document.getElementById(conflictsId)?.focus()
    else focusSection()
  }
  return (
    <div id={conflictsId} tabIndex={-1}>
      <Notice tone="warning" live title={statusMessages.conflictsTitle}>
        <p>{statusMessages.conflictsBody}</p>
        <ul className="grid gap-6 pt-4">
          {conflicts.map(({ key, theirs }) => {
            const field = fieldsOf(model.definition).find((one) => one.key === key)
            return (
              field && (
                <Conflict
                  key={key}
                  field={field}
                  theirs={theirs}
                  onChoose={(choice) => choose(key, choice)}
                />
              )
            )
          })}
        </ul>
      </Notice>
    </div>
  )
}

type ConflictProps = {
  field: Field
  theirs: Json | undefined
  onChoose: (choice: 'mine' | 'theirs') => void
}

function Conflict({ field, theirs, onChoose }: ConflictProps) {
  const model = useFormModel()
  const desk = useUploadDesk()
  const [search] = useSearchParams()
  const answer = useAnswer(field.key)
  const section = model.sectionOf(field.key)
  const files = useSyncExternalStore(desk.subscribe, () => desk.read().files)
  const fileName = (id: string) => files[id]?.name ?? uploadMessages.unnamed
  const theirFile = field.type === 'file' && typeof theirs === 'string' ? theirs : null
  useEffect(() => {
    if (theirFile) desk.lookUp(theirFile)
  }, [desk, theirFile])
  return (
    <li className="grid gap-3">
      <p className="flex flex-wrap justify-between gap-x-4 font-medium">
        {field.label}
        {section && (
          <Link
            to={sectionAddress(search, section.key, controlId(field.key))}
            className="text-link font-normal"
          >
            {statusMessages.goToField}
          </Link>
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side
          title={statusMessages.here}
          text={answerInWords(field, answer, model.vocabularies, fileName)}
          action={statusMessages.keepMine}
          name={statusMessages.keepMineNamed(field.label)}
          onChoose={() => onChoose('mine')}
        />
        <Side
          title={statusMessages.there}
          text={answerInWords(field, theirs, model.vocabularies, fileName)}
          action={statusMessages.takeTheirs}
          name={statusMessages.takeTheirsNamed(field.label)}
          onChoose={() => onChoose('theirs')}
        />
      </div>
    </li>
  )
}

type SideProps = { title: string; text: string; action: string; name: string; onChoose: () => void }

function Side({ title, text, action, name, onChoose }: SideProps) {
  return (
    <div className="grid content-between gap-3 border-t-2 border-line-strong pt-2">
      <div className="grid gap-1">
        <p className="text-1 text-muted">{title}</p>
        <p dir="auto" className="max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line">
          {text || '–'}
        </p>
      </div>
      <Button
        intent="secondary"
        size="sm"
        aria-label={name}
        className="justify-self-start"
        onClick={onChoose}
      >
        {action}
      </Button>
    </div>
  )
}
