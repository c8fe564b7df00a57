import {
  type ClipboardEvent,
  type DragEvent,
  lazy,
  Suspense,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Field } from '@/shared/ui/field'
import { type Picture, pictureLink } from '@/shared/ui/picture'
import { Textarea } from '@/shared/ui/textarea'
import { useElementWidth } from '@/shared/ui/use-element-width'
import { type ControlOf, controlId, labelling } from '../fields/control'
import { textIn } from '../fields/values'
import { block, type Edit, enter, heading, link, type Marked, prefix, wrap } from './edits'
import { markdownMessages as words } from './messages'
import { MarkdownPreviewPane } from './preview-pane'
import { type Tool, Toolbar, toolOf } from './toolbar'
import { ViewSwitch } from './look-switch'
import { countWords, minutesToRead } from './words'

const PictureDialog = lazy(() =>
  import('../image/picture-dialog').then((module) => ({ default: module.PictureDialog })),
)

/** From here on there is room for the text and its preview side by side. */
const ROOM_FOR_BOTH = 820

const imageIn = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type.startsWith('image/'))

/** Puts an edit in as if it was typed, so that the browser can undo it. */
function put(box: HTMLTextAreaElement, edit: Edit): void {
  box.focus()
  box.setSelectionRange(edit.from, edit.to)
  const isTyped =
    edit.put === ''
      ? document.execCommand?.('delete')
      : document.execCommand?.('insertText', false, edit.put)
  if (!isTyped) {
    box.setRangeText(edit.put, edit.from, edit.to)
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  box.setSelectionRange(edit.start, edit.end)
}

const markedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Marked => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

const edits: Record<Exclude<Tool, 'picture'>, (marked: Marked) => Edit> = {
  bold: (marked) => wrap(marked, '**', words.boldWord),
  heading,
  link: (marked) => link(marked, words.linkWord),
  list: (marked) => prefix(marked, '- '),
  quote: (marked) => prefix(marked, '> '),
}

const useWordCount = (text: string): number => useMemo(() => countWords(text), [text])

/** A text in Markdown, with what readers will see of it beside it or behind a switch. */
export function MarkdownField({ field, values, error, onChange }: ControlOf<'markdown'>) {
  const text = textIn(values, field.key)
  const id = controlId(field.key)
  const box = useRef<HTMLTextAreaElement>(null)
  const [frame, width] = useElementWidth()
  const [view, setView] = useState<'write' | 'preview'>('write')
  // Null: no picture is being put in; undefined: one is to be chosen.
  const [picture, setPicture] = useState<File | null | undefined>(null)
  const isWide = (width ?? 0) >= ROOM_FOR_BOTH
  const hasPictures = field.pictures === true
  // Counting a long text takes longer than a key may.
  const count = useWordCount(useDeferredValue(text))

  const use = (tool: Tool) => {
    if (tool === 'picture') return setPicture(undefined)
    if (box.current) put(box.current, edits[tool](markedIn(box.current)))
  }
  const insert = (made: Picture) => {
    setPicture(null)
    const alt = made.alt.replaceAll(/[[\]\\]/g, '\\$&').replaceAll(/\s+/g, ' ')
    if (box.current)
      put(box.current, block(markedIn(box.current), `![${alt}](${pictureLink(made)})`))
  }
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const image = hasPictures && imageIn(data)
    if (!image) return
    event.preventDefault()
    setPicture(image)
  }

  const { help, ...label } = labelling(field)
  return (
    <div ref={frame}>
      <Field
        {...label}
        error={error}
        help={
          <>
            <span data-tabular>{words.words(count, minutesToRead(count))}.</span>{' '}
            {help ?? (hasPictures ? words.help : words.helpWithoutPictures)}
          </>
        }
      >
        {(control) => (
          <div className="grid gap-2">
            <div className="sticky top-30 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-canvas py-1">
              <Toolbar controls={id} pictures={hasPictures} onUse={use} />
              {!isWide && <ViewSwitch view={view} onChange={setView} />}
            </div>
            <div className={isWide ? 'grid grid-cols-2 items-start gap-6' : 'grid'}>
              <div hidden={!isWide && view === 'preview'}>
                <Textarea
                  {...control}
                  ref={box}
                  dir="auto"
                  rows={18}
                  spellCheck
                  className="min-h-96 leading-relaxed"
                  value={text}
                  onChange={({ target }) => onChange(target.value)}
                  onPaste={(event) => take(event, event.clipboardData)}
                  onDrop={(event) => take(event, event.dataTransfer)}
                  onKeyDown={(event) => {
                    const tool = toolOf(event)
                    if (tool) {
                      event.preventDefault()
                      use(tool)
                    }
                    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing)
                      return
                    const edit = enter(markedIn(event.currentTarget))
                    if (!edit) return
                    event.preventDefault()
                    put(event.currentTarget, edit)
                  }}
                />
              </div>
              {(isWide || view === 'preview') && <MarkdownPreviewPane text={text} />}
            </div>
          </div>
        )}
      </Field>
      <Suspense fallback={null}>
        {picture !== null && (
          <PictureDialog file={picture} onDone={insert} onClose={() => setPicture(null)} />
        )}
      </Suspense>
    </div>
  )
}
