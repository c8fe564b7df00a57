import { lazy, Suspense } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'
import {
  CallField,
  ChoiceField,
  CountryField,
  OrganisationField,
  SwitchField,
  TermField,
} from '../fields/choice-fields'
import { ChoicesField } from '../fields/choices-field'
import type { ControlOf } from '../fields/control'
import type { FieldSpec, FieldType } from '../fields/field-spec'
import { TagsField } from '../fields/tags-field'
import { AddressField, LineField, LinesField, NumberField, SlugField } from '../fields/text-fields'
import { MomentField, ZoneField } from '../fields/time-fields'
import { MarkdownField } from '../markdown/markdown-field'

const PictureField = lazy(() =>
  import('../image/picture-field').then((module) => ({ default: module.PictureField })),
)

type FieldControlProps = Omit<ControlOf<FieldType>, 'field'> & { field: FieldSpec }

/** The control of a field, by its type. */
export function FieldControl({ field, ...rest }: FieldControlProps) {
  switch (field.type) {
    case 'line':
      return <LineField field={field} {...rest} />
    case 'lines':
      return <LinesField field={field} {...rest} />
    case 'markdown':
      return <MarkdownField field={field} {...rest} />
    case 'slug':
      return <SlugField field={field} {...rest} />
    case 'tags':
      return <TagsField field={field} {...rest} />
    case 'choice':
      return <ChoiceField field={field} {...rest} />
    case 'choices':
      return <ChoicesField field={field} {...rest} />
    case 'term':
      return <TermField field={field} {...rest} />
    case 'country':
      return <CountryField field={field} {...rest} />
    case 'switch':
      return <SwitchField field={field} {...rest} />
    case 'address':
      return <AddressField field={field} {...rest} />
    case 'number':
      return <NumberField field={field} {...rest} />
    case 'moment':
      return <MomentField field={field} {...rest} />
    case 'zone':
      return <ZoneField field={field} {...rest} />
    case 'organisation':
      return <OrganisationField field={field} {...rest} />
    case 'call':
      return <CallField field={field} {...rest} />
    case 'picture':
      return (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <PictureField field={field} {...rest} />
        </Suspense>
      )
  }
}
