import { buttonStyle } from '@/shared/ui/button-style'
import { Markdown } from '../markdown/markdown'
import { messages } from './messages'
import type { Inside } from './read-resources'
import type { Kind } from './resources'

const words = messages.detail

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '')

/** A text, a link to where it is, or both. Videos stay where they are: nothing of theirs is loaded here. */
export function InsideView({ inside, kind }: { inside: Inside; kind: Kind }) {
  const { document, url } = inside
  return (
    <>
      {url && URL.canParse(url) && (
        <div className="grid justify-items-start gap-2">
          <a href={url} rel="external noopener noreferrer" className={buttonStyle('primary')}>
            {words.open[kind](hostOf(url))}
          </a>
          <p className="text-2 text-muted">{words.leaves}</p>
        </div>
      )}
      {document && <Markdown document={document} />}
      {!url && !document && <p className="text-muted">{words.nothingInside}</p>}
    </>
  )
}
