import { useState } from 'react'
import { errorKind, refusal } from '@/shared/supabase/errors'
import { errorsOf, type FieldErrors } from '../fields/checks'
import { fieldsOf } from '../fields/groups'
import { checkMessages } from '../fields/messages'
import type { Values } from '../fields/values'
import type { Piece } from '../types'
import { editMessages, missingFields } from './messages'
import { useSavePiece } from './mutations'
import type { useWriting } from './use-writing'
import { isUnsaved, unsavedKeys } from './writing'

const none: FieldErrors = {}

/** What was sent, without what did not arrive: that counts as typed since. */
const withoutInside = (values: Values, inside: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !inside.includes(key)))

/** Checks and saves a piece, and says of each field what is wrong with it. */
export function useSaving(text: ReturnType<typeof useWriting>) {
  const { writing } = text
  const { kind, base, values } = writing
  const mutation = useSavePiece()
  const [errors, setErrors] = useState(none)
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const [isGone, setGone] = useState(false)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [failure, setFailure] = useState<{ error: unknown; title: string } | null>(null)

  const show = (found: FieldErrors, missing: boolean) => {
    setErrors(found)
    setMissing(missing)
    setAttempt((before) => before + 1)
  }
  const showMissing = (fields: readonly string[]) =>
    show(Object.fromEntries(fields.map((key) => [key, checkMessages.needed])), true)

  const fail = (error: unknown) => {
    const fields = missingFields(error)
    if (fields.length > 0) return showMissing(fields)
    const isSlugTaken = errorKind(error) === 'conflict' && /slug/.test(JSON.stringify(error))
    if (isSlugTaken) return show({ slug: checkMessages.slugTaken }, false)
    if (refusal(error)?.hint === 'not_found') return setGone(true)
    setFailure({ error, title: editMessages.saveFailed })
  }

  const save = async (): Promise<Piece | null> => {
    // What two have written is settled first, and one save is enough.
    if (writing.theirs || mutation.isPending) return null
    setFailure(null)
    const found = errorsOf(kind, values)
    show(found, false)
    if (Object.keys(found).length > 0) return null
    if (base && !isUnsaved(writing)) return base
    try {
      const result = await mutation.mutateAsync({ kind, base, values, keys: unsavedKeys(writing) })
      if (result.outcome === 'overtaken') {
        if (result.theirs) text.receive(result.theirs)
        else setGone(true)
        return null
      }
      const { piece, failure: insideFailure } = result
      const inside = fieldsOf(kind).flatMap((field) => (field.inside ? [field.key] : []))
      text.accept(piece, insideFailure === null ? values : withoutInside(values, inside))
      if (insideFailure !== null) {
        setFailure({ error: insideFailure, title: editMessages.insideFailed })
        return null
      }
      setSavedAt(new Date())
      return piece
    } catch (error) {
      fail(error)
      return null
    }
  }

  return {
    save,
    isSaving: mutation.isPending,
    savedAt,
    errors,
    /** Goes up with each try, so that its errors are looked at anew. */
    attempt,
    /** Whether the errors are what it lacks before it can be published. */
    isMissing,
    isGone,
    failure: failure?.error ?? null,
    failureTitle: failure?.title ?? editMessages.saveFailed,
    showMissing,
    forgetErrors: () => {
      setGone(false)
      setFailure(null)
      setErrors(none)
    },
  }
}
