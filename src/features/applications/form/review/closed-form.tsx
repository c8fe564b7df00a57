import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { Notice } from '@/shared/ui/notice'
import { exactTime } from '@/shared/format/dates'
import type { DraftEngine } from '../../drafts/draft-engine'
import type { Closed } from '../../drafts/ports'
import { useDraft } from '../../drafts/use-form-session'
import { AnswersView } from '../../reading/answers-view'
import { type ReadingSection, toReading } from '../../reading/reading-model'
import { useUploadDesk } from '../../upload/upload-context'
import { applicationAddress } from '../../addresses'
import { answersAsText } from '../answer-words'
import { type Call, callState } from '../calls'
import { useFormModel } from '../form-context'
import { pageMessages } from '../page/messages'

type ClosedFormProps = {
  call: Call
  /** What closed it; null when the call's own dates say so, or another tab has submitted. */
  closed: Closed | null
  engine: DraftEngine
}

/** The form when nothing can be written any more: why, and everything that was written, to read and to take along. */
export function ClosedForm({ call, closed, engine }: ClosedFormProps) {
  const model = useFormModel()
  const desk = useUploadDesk()
  const answers = useSyncExternalStore(model.subscribe, model.answers)
  const files = useSyncExternalStore(desk.subscribe, () => desk.read().files)
  const isSubmitted = useDraft(engine, ({ save }) => save.kind === 'submitted')
  const applicationId = useDraft(engine, (draft) => draft.applicationId)
  const hasAnswers = Object.keys(answers).length > 0
  const sections = toReading(model.definition, answers, model.vocabularies)
  const title = pageMessages.textTitle(model.definition.title, call.title)
  const fileName = (id: string) => files[id]?.name ?? id
  const text = () => answersAsText(title, sections, fileName)

  const taken = closed?.reason === 'submitted' ? closed : null
  const isTaken = taken !== null
  const unsaved = isTaken ? engine.unsaved() : []
  const hasUnsaved = unsaved.length > 0
  useEffect(() => {
    if (isTaken && !hasUnsaved) void engine.letGo()
  }, [engine, isTaken, hasUnsaved])
  if (taken ?? isSubmitted) {
    const id = taken?.applicationId ?? applicationId
    return (
      <div className="grid max-w-form gap-8">
        <Notice
          tone="success"
          title={pageMessages.takenTitle}
          action={
            id && (
              <ButtonLink to={applicationAddress({ id })} size="sm">
                {pageMessages.takenAction}
              </ButtonLink>
            )
          }
        >
          {pageMessages.taken(taken?.reference ?? null)}
        </Notice>
        {hasUnsaved && <p>{pageMessages.takenKept}</p>}
        {hasUnsaved && (
          <TakeAlong
            text={() => answersAsText(title, onlyWith(unsaved, sections), fileName)}
            name={call.slug}
          />
        )}
      </div>
    )
  }

  const isUpcoming = !closed && callState(call, new Date()) === 'upcoming'
  return (
    <div className="grid max-w-form gap-8">
      <Notice
        tone="warning"
        title={isUpcoming ? pageMessages.upcomingTitle : pageMessages.closedTitle}
      >
        {isUpcoming
          ? `${pageMessages.opens} ${exactTime(new Date(call.opens_at))}`
          : hasAnswers
            ? pageMessages.closedBegun
            : pageMessages.closedEmpty}
      </Notice>
      {hasAnswers && <TakeAlong text={text} name={call.slug} />}
      {hasAnswers ? (
        <AnswersView compact sections={sections} files={Object.values(files)} />
      ) : (
        <p>
          <ButtonLink intent="secondary" to="/application-form">
            {pageMessages.seeCalls}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

/** Asked about as part of the whole: whether a question is asked hangs on the other answers. */
const onlyWith = (keys: readonly string[], sections: readonly ReadingSection[]) =>
  sections.map((section) => ({
    ...section,
    answers: section.answers.filter(({ key }) => keys.includes(key)),
  }))

function TakeAlong({ text, name }: { text: () => string; name: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid(pageMessages.copied),
      () => setSaid(pageMessages.copyFailed),
    )
  const download = () => {
    const address = URL.createObjectURL(new Blob([text()], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${name}.txt`
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Button intent="secondary" size="sm" onClick={() => void copy()}>
        {pageMessages.copy}
      </Button>
      <Button intent="secondary" size="sm" onClick={download}>
        {pageMessages.download}
      </Button>
      <span role="status" className="text-2 text-muted">
        {said}
      </span>
    </p>
  )
}
