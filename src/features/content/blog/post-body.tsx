import { Link } from 'react-router-dom'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toast'
import type { MarkdownDocument } from '../markdown/document'
import { Markdown } from '../markdown/markdown'
import { contentsOf, TableOfContents } from '../markdown/table-of-contents'
import { messages } from './messages'
import { tagPath, tagWords } from './posts'

/** The text, with its parts listed beside it where there is room. */
export function PostBody({ document, tags }: { document: MarkdownDocument; tags: string[] }) {
  const entries = contentsOf(document)
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-x-6 gap-y-10 px-4 pb-18 sm:px-6 lg:grid-cols-12">
      <div className="screen-only lg:col-span-3">
        {entries.length > 0 && (
          <div className="lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto">
            <TableOfContents entries={entries} title={messages.post.contents} />
          </div>
        )}
      </div>
      <div className="grid grid-cols-1 gap-10 lg:col-span-8">
        <Markdown document={document} />
        <footer className="screen-only flex max-w-[42rem] flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <ul className="-mx-2 flex flex-wrap">
            {tags.map((tag) => (
              <li key={tag}>
                <Link
                  to={tagPath(tag)}
                  className="target inline-flex items-center px-2 text-2 text-muted hover:text-ink hover:underline"
                >
                  {tagWords(tag)}
                </Link>
              </li>
            ))}
          </ul>
          <Button intent="secondary" size="sm" data-press="copy" onClick={() => void copyAddress()}>
            {messages.post.copy}
          </Button>
        </footer>
      </div>
    </div>
  )
}

/** The address of the post without what only says where on it somebody is. */
async function copyAddress() {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`)
    toast.success(messages.post.copied)
  } catch {
    // Browsers refuse it in frames, without https, and when they are told to.
    toast.error(messages.post.notCopied, { description: messages.post.notCopiedHelp })
  }
}
