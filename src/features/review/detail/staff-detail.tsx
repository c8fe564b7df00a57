import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  type ApplicationFile,
  AnswersView,
  SectionNav,
  staffTimelineEntries,
  Timeline,
  toReading,
  vocabulariesOf,
  vocabularyWords,
} from '@/features/applications'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { cx } from '@/shared/ui/cx'
import { Skeleton } from '@/shared/ui/skeleton'
import { StaleNotice } from '@/shared/ui/stale-notice'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { parseView } from '../list/filters'
import type { ApplicationDetail } from '../types'
import { DecidePanel } from './decide-panel'
import { DetailHeader } from './detail-header'
import { Conversation, DocumentPanel } from './lazy-parts'
import { detailMessages } from './messages'
import { Rail, type View } from './rail'

type ViewKey = 'answers' | 'decide' | 'conversation' | 'timeline'
type StaffDetailProps = {
  detail: ApplicationDetail
  freshness: Parameters<typeof StaleNotice>[0]['query']
}

/** One application to read and to decide: answers at the left, everything about them at the right. */
export function StaffDetail({ detail, freshness }: StaffDetailProps) {
  const { application, definition } = detail
  const [params] = useSearchParams()
  const view = useMemo(() => parseView(params), [params])
  const [chosen, setChosen] = useState<ViewKey>('answers')
  const [beside, setBeside] = useState<ApplicationFile | null>(null)
  const isWide = useMediaQuery('(min-width: 80rem)')
  const { data: vocabularies = {} } = useQuery(vocabularyWords(vocabulariesOf(definition)))
  const sections = useMemo(
    () => toReading(definition, application.answers, vocabularies),
    [definition, application.answers, vocabularies],
  )
  const sectionTitle = (key: string) =>
    definition.sections.find((section) => section.key === key)?.title ?? key

  const answers = (
    <>
      <div className="screen-only sticky top-16 z-10 -mx-1 mb-10 border-b border-line bg-canvas px-1 max-xl:top-27">
        <SectionNav sections={sections} />
      </div>
      <AnswersView
        sections={sections}
        files={detail.files}
        sectionNote={(key) =>
          application.reopened_sections.includes(key) && (
            <Badge tone="warning">{detailMessages.reopened}</Badge>
          )
        }
        fileAction={(file) =>
          isWide &&
          file.mime === 'application/pdf' && (
            <Button intent="secondary" size="sm" onClick={() => setBeside(file)}>
              {detailMessages.readBeside}
            </Button>
          )
        }
      />
    </>
  )

  const about: View<ViewKey>[] = [
    {
      key: 'decide',
      label: detailMessages.decide,
      content: <DecidePanel detail={detail} />,
    },
    {
      key: 'conversation',
      label: detailMessages.conversation,
      count: detail.comments.length,
      content: (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Conversation detail={detail} />
        </Suspense>
      ),
      className: 'print:hidden',
    },
    {
      key: 'timeline',
      label: detailMessages.timeline,
      content: <Timeline entries={staffTimelineEntries(detail.events, sectionTitle)} />,
    },
  ]

  if (!isWide) {
    return (
      <>
        <DetailHeader detail={detail} view={view} />
        <StaleNotice query={freshness} />
        <Rail
          views={[{ key: 'answers', label: detailMessages.answers, content: answers }, ...about]}
          current={chosen}
          onChange={setChosen}
        />
      </>
    )
  }
  const isReading = beside !== null
  return (
    <>
      <DetailHeader detail={detail} view={view} />
      <StaleNotice query={freshness} />
      <div
        className={cx(
          'grid items-start gap-10 print:block',
          isReading ? 'grid-cols-2' : 'grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <div className="min-w-0">{answers}</div>
        {beside ? (
          <Suspense fallback={null}>
            <DocumentPanel file={beside} onClose={() => setBeside(null)} />
          </Suspense>
        ) : (
          <aside
            aria-label={detailMessages.decide}
            className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto pe-1 print:static print:max-h-none"
          >
            <Rail
              views={about}
              current={chosen === 'answers' ? 'decide' : chosen}
              onChange={setChosen}
            />
          </aside>
        )}
      </div>
    </>
  )
}
