import type { Json } from '@contracts/forms/answers'
import { type Field, fieldsOf } from '@contracts/forms/definition'
import { visibleFields } from '@contracts/forms/visibility'
import { isObject } from '@contracts/forms/answers'
import { createContext, use, useSyncExternalStore } from 'react'
import type { FormModel } from './form-model'
import { formMessages } from './messages'

export const FormContext = createContext<FormModel | null>(null)

export function useFormModel(): FormModel {
  const model = use(FormContext)
  if (!model) throw new Error('A form field must be used within a form')
  return model
}

/**
 * The answer at a path. Only what reads it is drawn again when it changes, so that typing costs the same in a form of
 * ten questions and in one of a hundred.
 */
export function useAnswer(path: string): Json | undefined {
  const model = useFormModel()
  return useSyncExternalStore(model.subscribe, () => model.answer(path))
}

/** The sentence to show beside a field, if any. */
export function useErrorMessage(path: string): string | undefined {
  const model = useFormModel()
  return useSyncExternalStore(model.subscribe, () => messageAt(model, path))
}

/** What is wrong at a path: if it is due to be shown there, or in any case. */
export function messageAt(
  model: FormModel,
  path: string,
  which: 'shown' | 'all' = 'shown',
): string | undefined {
  const error = which === 'shown' ? model.shownError(path) : model.errorAt(path)
  if (!error) return undefined
  if (!model.checks) return formMessages.needsLook
  const field = model.fieldAt(path)
  return model.checks.errorMessage(error, field, (key) => labelOf(model, key, path))
}

/** A field by its key: beside `path`, or at the top of the form. */
function labelOf(model: FormModel, key: string, path: string): string {
  const sibling = model.fieldAt([...path.split('.').slice(0, -1), key].join('.'))
  return (sibling ?? model.fieldAt(key))?.label ?? key
}

/** The fields of a section, or of one item of a group, that the answers so far ask for. */
export function useVisibleFields(fields: readonly Field[], itemPath?: string): Field[] {
  const model = useFormModel()
  const keys = useSyncExternalStore(model.subscribe, () => {
    // At the top a condition may name a field of another section.
    const scope = itemPath === undefined ? model.answers() : model.answer(itemPath)
    const all = itemPath === undefined ? fieldsOf(model.definition) : fields
    return visibleFields(all, isObject(scope) ? scope : {})
      .map(({ key }) => key)
      .join(' ')
  })
  const visible = new Set(keys.split(' '))
  return fields.filter(({ key }) => visible.has(key))
}
