import type { FieldType } from '@contracts/forms/definition'
import { type ComponentType, lazy, Suspense, use } from 'react'
import { useAuth } from '@/shared/auth/use-auth'
import { env } from '@/shared/env'
import { Skeleton } from '@/shared/ui/skeleton'
import { ChoicesControl } from './controls/choices-control'
import { ConsentControl } from './controls/consent-control'
import { DateControl } from './controls/date-control'
import { LongTextControl } from './controls/long-text-control'
import { NumberControl } from './controls/number-control'
import { SelectControl } from './controls/select-control'
import { TextControl } from './controls/text-control'
import { YesNoControl } from './controls/yes-no-control'
import type { FieldProps } from './field-props'
import { useAnswer, useFormModel } from './form-context'
import { ShowsOffers } from './known/offers-context'

/** With its metadata the largest part of the form, and few forms ask for a phone number. */
const PhoneControl = lazy(() =>
  import('./controls/phone-control').then((module) => ({ default: module.PhoneControl })),
)

/** No form begins with one of these. */
const GroupControl = lazy(() =>
  import('./controls/group-control').then((module) => ({ default: module.GroupControl })),
)
const MoneyControl = lazy(() =>
  import('./controls/money-control').then((module) => ({ default: module.MoneyControl })),
)
/** At the end of a section where there is one: fetched beside the questions above it. */
const FileControl = lazy(() =>
  import('./controls/file-control').then((module) => ({ default: module.FileControl })),
)
const KnownAnswer = lazy(() =>
  import('./known/known-answer').then((module) => ({ default: module.KnownAnswer })),
)
const CountrySuggestion = lazy(() =>
  import('./known/country-suggestion').then((module) => ({ default: module.CountrySuggestion })),
)

const controls: Record<FieldType, ComponentType<FieldProps>> = {
  short_text: TextControl,
  long_text: LongTextControl,
  email: TextControl,
  phone: PhoneControl,
  url: TextControl,
  number: NumberControl,
  money: MoneyControl,
  percent: NumberControl,
  date: DateControl,
  month: DateControl,
  year: NumberControl,
  select: SelectControl,
  multi_select: ChoicesControl,
  country: SelectControl,
  countries: ChoicesControl,
  yes_no: YesNoControl,
  file: FileControl,
  group: GroupControl,
  consent: ConsentControl,
}

/** One question of the form, with the control that fits its type. */
export function FormField({ field, path }: FieldProps) {
  const model = useFormModel()
  const Control = controls[field.type]
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) model.leave(path)
      }}
    >
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <Control field={field} path={path} />
      </Suspense>
      {field.fills && <Known field={field} path={path} />}
      {field.fills === 'country' && env.geoipUrl && <Country field={field} path={path} />}
    </div>
  )
}

/** Only whoever has signed in can have been here before. */
function Known({ field, path }: FieldProps) {
  const { isAuthenticated } = useAuth()
  const isEmpty = useAnswer(path) === undefined
  const showsOffers = use(ShowsOffers)
  if (!isAuthenticated || !isEmpty || !showsOffers) return null
  return (
    <Suspense>
      <KnownAnswer field={field} path={path} />
    </Suspense>
  )
}

/** Nothing is suggested over an answer, and nobody is asked for one that is there. */
function Country({ field, path }: FieldProps) {
  const isEmpty = useAnswer(path) === undefined
  if (!isEmpty) return null
  return (
    <Suspense>
      <CountrySuggestion field={field} path={path} />
    </Suspense>
  )
}
