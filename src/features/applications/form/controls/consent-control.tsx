import { Link } from 'react-router-dom'
import { Checkbox } from '@/shared/ui/checkbox'
import type { FieldProps } from '../field-props'
import { useFormModel } from '../form-context'
import { formMessages } from '../messages'
import { useField } from './use-field'

/** Agreement to something; only a tick is an answer. */
export function ConsentControl({ field, path }: FieldProps) {
  const model = useFormModel()
  const { answer, fieldProps } = useField(field, path)
  const { id, label, help, error, required, optional } = fieldProps
  return (
    <Checkbox
      id={id}
      label={
        <>
          {label}
          {optional && <span className="text-muted"> ({formMessages.optional})</span>}
        </>
      }
      help={field.key === 'consent_terms' ? <Documents /> : help}
      error={error}
      aria-required={required || undefined}
      checked={answer === true}
      onChange={({ target }) => model.set(path, target.checked || undefined)}
    />
  )
}

/** What is agreed to, in a tab of its own: nobody leaves the form to read it. */
function Documents() {
  return (
    <span className="flex flex-wrap gap-x-4">
      <Link to="/terms-of-service" target="_blank" className="text-link">
        {formMessages.terms}
      </Link>
      <Link to="/privacy-policy" target="_blank" className="text-link">
        {formMessages.privacy}
      </Link>
    </span>
  )
}
