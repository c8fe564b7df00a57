import { brand } from '@/config/brand'
import { messages } from './messages'

/** Tells operators what is left to do, until they have said that it is done. */
export function LawyerNote() {
  if (brand.legalReviewed) return null
  return (
    <aside
      aria-label={messages.note.label}
      className="fold-corner max-w-[42rem] border border-dashed border-line-strong py-3 ps-4 pe-6 text-1 lg:col-span-4 [--fold-colour:var(--warning)]"
    >
      <strong className="font-semibold">{messages.note.title}</strong> {messages.note.text}{' '}
      <code className="font-sans font-medium wrap-anywhere">{messages.note.setting}</code>
      {messages.note.end}
    </aside>
  )
}
