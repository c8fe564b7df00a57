import type { Answers, Json } from '@contracts/forms/answers'
import type { Field } from '@contracts/forms/definition'
import { FormContext } from '@/features/applications/form/form-context'
import { FormField } from '@/features/applications/form/form-field'
import { FormModel } from '@/features/applications/form/form-model'
import { UploadContext } from '@/features/applications/upload/upload-context'
import { UploadDesk } from '@/features/applications/upload/upload-desk'
import { testClock } from './draft-fakes'
import { renderWithApp } from './render-app'

const vocabularies = {
  countries: [
    { id: 'CI', label: 'Côte d’Ivoire' },
    { id: 'KE', label: 'Kenya' },
    { id: 'UG', label: 'Uganda' },
  ],
  currencies: [
    { id: 'USD', label: 'US Dollar' },
    { id: 'KES', label: 'Kenyan Shilling' },
  ],
}

/** What has been answered to the question on the screen. */
export let answers: Answers = {}

const never = () => Promise.reject(new Error('There is no account in this test'))

/** Puts one question on the screen, as the only one of its form. */
export function ask(field: Field, given: Answers = {}) {
  answers = given
  const listeners = new Set<() => void>()
  const uploads = {}
  const change = (key: string, value: Json | undefined) => {
    answers = { ...answers, [key]: value }
    for (const listener of listeners) listener()
  }
  const model = new FormModel({
    definition: {
      applicant_type: 'startup',
      title: '',
      sections: [{ key: 'one', title: 'One', fields: [field] }],
    },
    vocabularies,
    loadChecks: () => import('@/features/applications/form/checks'),
    source: {
      read: () => ({ answers, refused: [], editableKeys: null }),
      uploads: () => uploads,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      change,
    },
  })
  const desk = new UploadDesk(
    {
      application: () => Promise.resolve(null),
      answer: () => undefined,
      changed: () => undefined,
      setAnswer: () => undefined,
      saved: () => Promise.resolve(),
    },
    { begin: never, send: never, finish: never, discard: never, remove: never, list: never },
    {
      all: () => Promise.resolve([]),
      put: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    },
    testClock,
  )
  const view = renderWithApp(
    <FormContext value={model}>
      <UploadContext value={desk}>
        <FormField field={field} path={field.key} />
      </UploadContext>
    </FormContext>,
  )
  return { ...view, model }
}
