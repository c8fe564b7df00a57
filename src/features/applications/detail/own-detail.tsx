import type { Answers } from '@contracts/forms/answers'
import type { FormDefinition } from '@contracts/forms/definition'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'
import { AnswersView } from '../reading/answers-view'
import { toReading, vocabulariesOf } from '../reading/reading-model'
import { Timeline } from '../timeline/timeline'
import { applicantTimeline } from '../timeline/timeline-model'
import { timelineMessages } from '../timeline/messages'
import type { OwnApplicationDetail } from '../queries'
import { vocabularyWords } from '../vocabulary-queries'
import { Decisions } from './decisions'
import { detailMessages } from './messages'
import { OwnHeader } from './own-header'
import { Part } from './part'
import { Standing } from './standing'
import { Unsent } from './unsent'
import { Withdraw } from './withdraw'

// Below where the application stands, with a form of its own: it comes after that.
const MessagesSection = lazy(() =>
  import('./messages-section').then((module) => ({ default: module.MessagesSection })),
)

type OwnDetailProps = { application: OwnApplicationDetail }

/** An application as its applicant sees it: where it stands first, what they wrote last. */
export function OwnDetail({ application }: OwnDetailProps) {
  const { id, reference, public_label, events, comments, files, decisions } = application
  // The shape of a published definition, and of answers under it, is checked by the database.
  const definition = application.form.definition as unknown as FormDefinition
  const answers = application.answers as unknown as Answers
  const { data: vocabularies = {} } = useQuery(vocabularyWords(vocabulariesOf(definition)))
  const sections = useMemo(
    () => toReading(definition, answers, vocabularies),
    [definition, answers, vocabularies],
  )
  const sectionTitle = (key: string) =>
    definition.sections.find((section) => section.key === key)?.title ?? key
  const timeline = applicantTimeline(
    events,
    comments.map((comment) => ({
      id: comment.id,
      isMine: comment.from_applicant,
    })),
    sectionTitle,
  )
  const isDraft = public_label === 'draft'

  return (
    <>
      <OwnHeader application={application} />
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-12">
          <Standing application={application} timeline={timeline} sectionTitle={sectionTitle} />
          <Decisions decisions={decisions} callTitle={application.call.title} />
          {!isDraft && (
            <Part title={detailMessages.messages}>
              <Suspense fallback={<Skeleton lines={4} />}>
                <MessagesSection applicationId={id} comments={comments} />
              </Suspense>
            </Part>
          )}
        </div>
        <aside className="grid gap-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <Part title={timelineMessages.title}>
            <Timeline entries={timeline} />
          </Part>
          <div className="screen-only">
            <Withdraw id={id} reference={reference} label={public_label} />
          </div>
        </aside>
        <div className="grid min-w-0 gap-12">
          <Unsent application={application} definition={definition} vocabularies={vocabularies} />
          <Part title={detailMessages.answers}>
            <AnswersView
              sections={sections}
              files={files}
              headingLevel={3}
              skipped="counted"
              compact
            />
          </Part>
        </div>
      </div>
    </>
  )
}
