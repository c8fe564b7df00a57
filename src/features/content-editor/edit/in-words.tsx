import { useQuery } from '@tanstack/react-query'
import { countryName } from '@/shared/format/countries'
import { ContentImage } from '@/shared/ui/content-image'
import type { Picture } from '@/shared/ui/picture'
import type { Choice } from '../choices'
import type { ChoiceSource, FieldSpec } from '../fields/field-spec'
import { fieldMessages } from '../fields/messages'
import { callChoices, organisationChoices } from '../fields/queries'
import { useChoices } from '../fields/use-choices'
import type { FieldValue } from '../fields/values'
import { toLocal, zoneLabel } from '../fields/zoned-time'
import { conflictMessages as words } from './messages'

type InWordsProps = {
  field: FieldSpec
  value: FieldValue
  /** The time zone in which moments are said. */
  zone: string
}

/** A value as people read it: what is kept as an id, by its name. */
export function InWords({ field, value, zone }: InWordsProps) {
  switch (field.type) {
    case 'organisation':
      return <Startup id={String(value ?? '')} />
    case 'call':
      return <Call id={String(value ?? '')} />
    case 'term':
      return <Chosen source={field.source} ids={value ? [String(value)] : []} />
    case 'choices':
      return <Chosen source={field.source} ids={Array.isArray(value) ? value : []} />
    case 'picture':
      return isPicture(value) ? <Shown picture={value} /> : words.empty
    default:
      return plainWords(field, value, zone) || words.empty
  }
}

function plainWords(field: FieldSpec, value: FieldValue, zone: string): string {
  if (value === null || value === '') return ''
  switch (field.type) {
    case 'choice':
      return nameIn(field.choices, String(value))
    case 'country':
      return countryName(String(value))
    case 'moment':
      return `${toLocal(String(value), zone).replace('T', ' ')}, ${zoneLabel(zone)}`
    case 'switch':
      return value === true ? 'Yes' : 'No'
    default:
      return Array.isArray(value) ? value.join(', ') : String(value)
  }
}

const nameIn = (choices: readonly Choice[] | undefined, id: string): string =>
  choices?.find((choice) => choice.id === id)?.label ?? id

function Startup({ id }: { id: string }) {
  const { data } = useQuery(organisationChoices())
  return id ? nameIn(data, id) : fieldMessages.operator
}

function Call({ id }: { id: string }) {
  const { data } = useQuery(callChoices())
  return id ? nameIn(data, id) : fieldMessages.alwaysOpen
}

function Chosen({ source, ids }: { source: ChoiceSource; ids: readonly string[] }) {
  const choices = useChoices(source)
  return ids.map((id) => nameIn(choices, id)).join(', ') || words.empty
}

const isPicture = (value: FieldValue): value is Picture =>
  typeof value === 'object' && value !== null && 'alt' in value

/** Two pictures may be called the same. */
function Shown({ picture }: { picture: Picture }) {
  return (
    <>
      <ContentImage
        image={picture}
        sizes="12rem"
        decorative
        className="max-h-32 w-auto rounded-control"
      />
      {picture.alt}
    </>
  )
}
