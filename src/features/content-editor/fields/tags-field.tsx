import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { Chips } from './chips'
import { type ControlOf, labelling } from './control'
import { fieldMessages } from './messages'
import { usedTags } from './queries'
import { tagOf } from './slug'
import { listIn } from './values'

const SUGGESTED = 8

/** Words that pieces share. What was typed to the end and left without Enter is a tag as well. */
export function TagsField({ field, values, error, onChange }: ControlOf<'tags'>) {
  const [typed, setTyped] = useState('')
  const { data: used = [] } = useQuery(usedTags())
  const tags = listIn(values, field.key)
  const offered = used.filter((tag) => !tags.includes(tag)).slice(0, SUGGESTED)

  const add = (text: string) => {
    const found = text.split(',').map(tagOf).filter(Boolean)
    setTyped('')
    const next = [...new Set([...tags, ...found])]
    if (next.length > tags.length) onChange(next)
  }
  const remove = (tag: string) => onChange(tags.filter((one) => one !== tag))

  return (
    <Field
      {...labelling(field)}
      error={error}
      help={
        <>
          {field.help} {fieldMessages.tagHelp}
        </>
      }
    >
      {(control) => (
        <>
          <Chips chosen={tags.map((tag) => ({ id: tag, label: tag }))} onRemove={remove} />
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            placeholder={fieldMessages.addTag}
            value={typed}
            onChange={({ target }) =>
              target.value.includes(',') ? add(target.value) : setTyped(target.value)
            }
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.preventDefault()
                add(typed)
              }
              const last = tags.at(-1)
              if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
            }}
          />
          {offered.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2">
              <span className="text-muted">{fieldMessages.used}</span>
              {offered.map((tag) => (
                <button
                  key={tag}
                  type="button"
                  onClick={() => add(tag)}
                  className="target text-link"
                >
                  {tag}
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  )
}
