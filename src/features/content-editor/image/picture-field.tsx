import { Fieldset } from '@/shared/ui/fieldset'
import { type ControlOf, labelling } from '../fields/control'
import { pictureIn } from '../fields/values'
import { PictureInput } from './picture-input'

/** The picture of a piece. */
export function PictureField({ field, values, error, onChange }: ControlOf<'picture'>) {
  const { id, label, help, optional } = labelling(field)
  return (
    <Fieldset id={`${id}-group`} legend={label} help={help} optional={optional}>
      <PictureInput
        id={id}
        picture={pictureIn(values, field.key)}
        error={error}
        onChange={onChange}
      />
    </Fieldset>
  )
}
