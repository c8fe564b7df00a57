import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import {
  AnswersView,
  toReading,
  TypeTag,
  vocabulariesOf,
  vocabularyWords,
} from '@/features/applications'
import { ButtonLink } from '@/shared/ui/button-link'
import { Drawer } from '@/shared/ui/drawer'
import { Icon } from '@/shared/ui/icon'
import { LoadError } from '@/shared/ui/load-error'
import { RelativeTime } from '@/shared/ui/relative-time'
import { Skeleton } from '@/shared/ui/skeleton'
import { nameOf } from '../names'
import { reviewQueries } from '../queries'
import type { ApplicationDetail } from '../types'
import { StatusLine } from '../status-line'
import { titleOf } from './cells'
import type { ListView } from './filters'
import { listMessages } from './messages'
import { detailAddress } from './use-list-view'

type PreviewDrawerProps = {
  id: string | null
  view: ListView
  /** The rows of the page, for the neighbours. */
  ids: readonly string[]
  onOpen: (id: string | null, how?: { replace: boolean }) => void
}

/** An application beside its list: what it is, where it stands, how it begins. */
export function PreviewDrawer({ id, view, ids, onOpen }: PreviewDrawerProps) {
  // Closing leads back to the row of what was read last, also after walking on by j and k.
  const [last, setLast] = useState(id)
  if (id && id !== last) setLast(id)
  const query = useQuery({ ...reviewQueries.detail(id ?? ''), enabled: id !== null })
  const detail = id === null ? undefined : query.data
  const index = id ? ids.indexOf(id) : -1

  const step = (event: KeyboardEvent) => {
    const by = { j: 1, k: -1 }[event.key]
    const next = by && index !== -1 ? ids[index + by] : undefined
    if (next) onOpen(next, { replace: true })
  }

  return (
    <Drawer
      open={id !== null}
      onOpenChange={(open) => {
        if (!open) onOpen(null)
      }}
      onKeyDown={step}
      returnFocus={() => document.querySelector<HTMLElement>(`[data-row="${last}"]`)}
      title={detail ? titleOf(detail.application) : listMessages.opening}
      description={detail?.application.reference}
      footer={
        id && (
          <ButtonLink to={detailAddress(id, view)}>
            {listMessages.openPage}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        )
      }
    >
      {detail && <Preview detail={detail} />}
      {!detail && query.isPending && <Skeleton lines={8} />}
      {!detail && query.isError && (
        <LoadError
          title={listMessages.previewFailed}
          error={query.error}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      )}
    </Drawer>
  )
}

/** The first sections say who they are and what they want; the rest is on the page. */
const SECTIONS_SHOWN = 2

function Preview({ detail }: { detail: ApplicationDetail }) {
  const { application, definition, applicant, call, comments } = detail
  const { data: vocabularies = {} } = useQuery(vocabularyWords(vocabulariesOf(definition)))
  const sections = toReading(definition, application.answers, vocabularies)

  return (
    <div className="grid gap-6">
      <StatusLine detail={detail} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-2 [&_dt]:text-muted">
        <dt>{listMessages.applicant}</dt>
        <dd>{nameOf(applicant)}</dd>
        <dt>{listMessages.call}</dt>
        <dd className="flex flex-wrap gap-x-3">
          {call.title} <TypeTag type={application.applicant_type} />
        </dd>
        {application.submitted_at && (
          <>
            <dt>{listMessages.submitted}</dt>
            <dd>
              <RelativeTime date={application.submitted_at} />
            </dd>
          </>
        )}
        <dt>{listMessages.comments}</dt>
        <dd>{listMessages.commentCount(comments.length)}</dd>
      </dl>
      <AnswersView
        sections={sections.slice(0, SECTIONS_SHOWN)}
        files={detail.files}
        headingLevel={3}
        compact
      />
    </div>
  )
}
