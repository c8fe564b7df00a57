import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import type { FormSession } from '../../drafts/form-session'
import { useDraft } from '../../drafts/use-form-session'
import { type Call, callState } from '../calls'
import { useFormModel } from '../form-context'
import { ShowsOffers } from '../known/offers-context'
import { formMessages } from '../messages'
import { SaveStatus } from '../status/save-status'
import { columns } from './form-columns'
import { FormHeader } from './form-header'
import { FormNotices } from './form-notices'
import { ProgressStrip } from './progress-strip'
import { SectionList } from './section-list'
import { SectionView } from './section-view'
import { useSection, useSectionFocus } from './use-section'

const ReviewStep = lazy(() =>
  import('../review/review-step').then((module) => ({ default: module.ReviewStep })),
)
const ClosedForm = lazy(() =>
  import('../review/closed-form').then((module) => ({ default: module.ClosedForm })),
)

type FormFrameProps = {
  call: Call
  others: readonly Call[]
  session: FormSession
  isAnonymous: boolean
  /** Takes everything off this device and begins anew. */
  onRemove: () => void
}

/** The form on the screen: header, parts, the one at hand, and how safe everything is. */
export function FormFrame(props: FormFrameProps) {
  const { call, others, session } = props
  const { engine } = session
  const model = useFormModel()
  const [openedAt] = useState(() => new Date())
  const closed = useDraft(engine, ({ save }) => (save.kind === 'closed' ? save.closed : null))
  const isSubmitted = useDraft(engine, ({ save }) => save.kind === 'submitted')
  const hasAsked = useDraft(engine, ({ editableKeys }) => editableKeys !== null) === true
  const state = callState(call, openedAt)
  const isOver = !hasAsked && (state === 'closed' || state === 'upcoming')

  if (closed || isOver || isSubmitted) {
    return (
      <div className="pt-8 pb-26">
        <FormHeader call={call} title={model.definition.title} intro={null} others={others} />
        <Suspense fallback={<Skeleton className="h-40 max-w-form" />}>
          <ClosedForm call={call} closed={closed} engine={engine} />
        </Suspense>
      </div>
    )
  }
  return <OpenFrame {...props} />
}

function OpenFrame({ call, others, session, isAnonymous, onRemove }: FormFrameProps) {
  const { engine } = session
  const model = useFormModel()
  const sections = useSyncExternalStore(model.subscribe, model.sections)
  const step = useSection(sections.filter(({ isEditable }) => isEditable).map(({ key }) => key))
  const heading = useSectionFocus(step.current)
  const isWide = useMediaQuery('(min-width: 64rem)')
  const section = model.section(step.current)
  const [isKnownDismissed, setIsKnownDismissed] = useState(false)
  const hasAsked = useDraft(engine, ({ editableKeys }) => editableKeys !== null)
  const isBeginning = step.index === 0 && !hasAsked
  const offersAll = step.index === 0 && !isKnownDismissed
  const status = <SaveStatus engine={engine} onRemove={onRemove} />

  return (
    <div className="pt-8 pb-26">
      <FormHeader
        call={call}
        title={model.definition.title}
        intro={isBeginning ? (model.definition.intro ?? '') : null}
        others={isBeginning ? others : []}
      />
      <div className={columns}>
        {isWide ? (
          <div className="sticky top-8 grid gap-4 self-start">
            <nav aria-label={formMessages.sections}>
              <SectionList sections={sections} step={step} />
            </nav>
            <div className="px-3">{status}</div>
          </div>
        ) : (
          <ProgressStrip sections={sections} step={step} status={status} />
        )}
        <div className="grid min-w-0 content-start gap-8">
          <FormNotices
            call={call}
            session={session}
            isAnonymous={isAnonymous}
            onDismissKnown={offersAll ? () => setIsKnownDismissed(true) : null}
          />
          {section ? (
            // The next section begins at its own beginning: nothing of this one is carried over.
            <ShowsOffers value={!offersAll}>
              <SectionView key={section.key} section={section} step={step} heading={heading} />
            </ShowsOffers>
          ) : (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <ReviewStep engine={engine} step={step} heading={heading} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  )
}
