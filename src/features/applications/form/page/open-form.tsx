import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { LoadError } from '@/shared/ui/load-error'
import { useDraft, useFormSession } from '../../drafts/use-form-session'
import { UploadContext } from '../../upload/upload-context'
import { type Call, callState } from '../calls'
import { focusSection } from '../focus-section'
import { FormContext } from '../form-context'
import { FormModel } from '../form-model'
import { type CallWithForm, formQueries } from '../form-queries'
import { FormFrame } from './form-frame'
import { FormSkeleton, FormWaiting } from './form-skeleton'
import { pageMessages } from './messages'
import { openSession } from './open-session'
import { useOwner } from './use-owner'

type OpenFormProps = {
  current: CallWithForm
  /** Other calls of the same kind, to change to. */
  others: readonly Call[]
  applicationId: string | null
}

/** Opens the draft of a call and draws its form. */
export function OpenForm({ current: { call, form }, others, applicationId }: OpenFormProps) {
  const queryClient = useQueryClient()
  const { owner, token } = useOwner()
  /** Counts how often everything was removed: each time a draft of its own begins. */
  const [removals, setRemovals] = useState(0)
  const session = useFormSession(
    `${call.id}/${owner ?? (owner === null ? 'anonymous' : 'unknown')}/${applicationId ?? ''}/${String(removals)}`,
    token,
    () =>
      openSession({
        userId: owner ?? null,
        callId: call.id,
        applicationId,
        isEvergreen: call.evergreen,
        isOver: () => callState(call, new Date()) === 'closed',
        definitionOf: async (id) =>
          id === call.form_version_id
            ? form.definition
            : (await queryClient.fetchQuery(formQueries.version(id))).definition,
      }),
  )
  const isReady = useDraft(session?.engine ?? null, (draft) => draft.isReady)
  const versionId =
    useDraft(session?.engine ?? null, (draft) => draft.formVersionId) ?? call.form_version_id

  // An application keeps the version that it was begun with.
  const version = useQuery({
    ...formQueries.version(versionId),
    enabled: versionId !== call.form_version_id,
  })
  const used = versionId === call.form_version_id ? form : version.data
  const model = useMemo(() => {
    if (!session || !used) return null
    const { engine, desk } = session
    return new FormModel({
      source: {
        read: engine.read,
        uploads: () => desk.read().uploads,
        subscribe: (listener) => {
          const stops = [engine.subscribe(listener), desk.subscribe(listener)]
          return () => stops.forEach((stop) => stop())
        },
        change: (key, value) => engine.change(key, value),
      },
      ...used,
      loadChecks: () => import('../checks'),
    })
  }, [session, used])

  // An empty form has nothing to check, and its first change fetches the checks.
  const hasAnswers = useDraft(
    session?.engine ?? null,
    ({ answers }) => Object.keys(answers).length > 0,
  )
  useEffect(() => {
    if (hasAnswers) void model?.ready()
  }, [hasAnswers, model])

  // The dialog that asked is gone with the form that it stood over.
  const isDrawn = session !== null && model !== null && isReady === true
  useEffect(() => {
    if (removals > 0 && isDrawn) focusSection()
  }, [removals, isDrawn])

  if (version.isError) {
    return (
      <FormSkeleton type={call.applicant_type}>
        <LoadError
          title={pageMessages.loadFailed}
          error={version.error}
          onRetry={() => version.refetch()}
        />
      </FormSkeleton>
    )
  }
  if (!session || !model || !isReady || owner === undefined) {
    return <FormWaiting type={call.applicant_type} query={version} />
  }
  return (
    <FormContext value={model}>
      <UploadContext value={session.desk}>
        <FormFrame
          call={call}
          others={others}
          session={session}
          isAnonymous={owner === null}
          onRemove={() => void session.remove().then(() => setRemovals(removals + 1))}
        />
      </UploadContext>
    </FormContext>
  )
}
