import type { ReactNode } from 'react'
import { cx } from '@/shared/ui/cx'
import { Icon } from '@/shared/ui/icon'
import { TableCell, TableHeading, TableRow } from '@/shared/ui/table'
import { FileAnswer } from './file-answer'
import type { ApplicationFile } from './files'
import { readingMessages } from './messages'
import type { ReadingAnswer, ReadingItem, ReadingValue } from './reading-model'

type How = {
  files: readonly ApplicationFile[]
  compact?: boolean | undefined
  fileAction?: ((file: ApplicationFile) => ReactNode) | undefined
}

/** Short answers stand side by side, whatever takes room has the whole width. */
const isShort = ({ value }: ReadingAnswer): boolean =>
  (value.kind === 'text' && value.text.length <= 60) ||
  (value.kind === 'link' && value.text.length <= 26)

type AnswerProps = How & { answer: ReadingAnswer }

/** A question and what was answered, as they stand in the list. */
export function Answer({ answer, ...how }: AnswerProps) {
  return (
    <div className={cx('grid content-start gap-1', !isShort(answer) && 'sm:col-span-full')}>
      <dt className="text-2 text-muted">
        {answer.label}
        {answer.isPrivate && <PrivateSign />}
      </dt>
      <dd className={how.compact ? undefined : 'max-w-measure'}>
        <AnswerValue value={answer.value} {...how} />
      </dd>
    </div>
  )
}

function PrivateSign() {
  return (
    <span className="ms-2 inline-flex items-center gap-1 text-1 text-warning">
      <Icon name="lock" className="size-3.5" />
      {readingMessages.private}
    </span>
  )
}

/** One answer. Everything in it is text that somebody typed: it is shown as such, in its own direction of writing. */
function AnswerValue({ value, ...how }: How & { value: ReadingValue }) {
  switch (value.kind) {
    case 'nothing':
      return <span className="text-muted">{readingMessages.unanswered}</span>
    case 'text':
      return <span dir="auto">{value.text}</span>
    case 'prose':
      return (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {value.text}
        </p>
      )
    case 'link':
      return (
        <a
          href={value.href}
          target={value.href.startsWith('http') ? '_blank' : undefined}
          rel="noopener noreferrer nofollow"
          className="text-link wrap-anywhere"
        >
          {value.text}
        </a>
      )
    case 'choices':
      return (
        <ul className="flex flex-wrap gap-x-2 gap-y-1">
          {value.choices.map((choice) => (
            <li
              key={choice}
              dir="auto"
              className="rounded-control border border-line px-2 py-0.5 text-2"
            >
              {choice}
            </li>
          ))}
        </ul>
      )
    case 'file': {
      const file = how.files.find(({ id }) => id === value.fileId)
      return <FileAnswer file={file} action={file && how.fileAction?.(file)} />
    }
    case 'items':
      return value.isTable ? (
        <ItemTable items={value.items} {...how} />
      ) : (
        <Items items={value.items} {...how} />
      )
  }
}

type ItemsProps = How & { items: readonly ReadingItem[] }

function Items({ items, ...how }: ItemsProps) {
  return (
    <ol className="grid gap-6">
      {items.map((item) => (
        <li key={item.title} className="grid gap-3 border-s-2 border-line ps-4">
          <p className="font-semibold" dir="auto">
            {item.title}
          </p>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {item.answers
              .filter(({ key, value }) => value.kind !== 'nothing' && !item.inTitle.includes(key))
              .map((answer) => (
                <Answer key={answer.key} answer={answer} {...how} />
              ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}

function ItemTable({ items, ...how }: ItemsProps) {
  const [first] = items
  if (!first) return null
  return (
    <div className="overflow-x-auto">
      <table className="text-2 [&_td]:min-w-28 [&_td]:align-top">
        <thead className="text-1 text-muted">
          <tr>
            {first.answers.map(({ key, label }) => (
              <TableHeading key={key} className="pe-8">
                {label}
              </TableHeading>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <TableRow key={item.title}>
              {item.answers.map(({ key, value }) => (
                <TableCell key={key} className="pe-8">
                  <AnswerValue value={value} {...how} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}
