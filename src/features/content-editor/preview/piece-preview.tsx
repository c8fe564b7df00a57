import { useState } from 'react'
import { ContentImage } from '@/shared/ui/content-image'
import { titleIn } from '../fields/row'
import { pictureIn, textIn, type Values } from '../fields/values'
import type { ContentKind } from '../kinds'
import { AsRead } from '../markdown/as-read'
import { pageTheme, ThemeSwitch } from '../markdown/preview-pane'
import { Themed } from '../markdown/themed'
import { factsOf } from './facts'
import { previewMessages as words } from './messages'

/** The columns of the lead and of the text. */
const leads: Record<ContentKind, string> = {
  posts: 'summary',
  resources: 'summary',
  faqs: '',
  organisations: 'tagline',
  openings: 'summary',
  challenges: 'summary',
}
const bodies: Record<ContentKind, string> = {
  posts: 'body',
  resources: 'body',
  faqs: 'answer',
  organisations: 'description',
  openings: 'body',
  challenges: 'body',
}

/** The whole piece as readers will have it, with the same parts that the public pages are made of. */
export function PiecePreview({ kind, values }: { kind: ContentKind; values: Values }) {
  const [theme, setTheme] = useState(pageTheme)
  const picture = pictureIn(values, 'image')
  const lead = textIn(values, leads[kind])
  const facts = factsOf(kind, values)
  return (
    <section aria-label={words.label} className="grid gap-3 pt-6">
      <div className="flex justify-end">
        <ThemeSwitch theme={theme} onChange={setTheme} />
      </div>
      <Themed theme={theme}>
        <article className="grid gap-6 rounded-panel border border-line px-5 py-8 sm:px-10 sm:py-12">
          <header className="grid max-w-[42rem] gap-3">
            <h2 dir="auto" className="text-7 font-semibold">
              {titleIn(kind, values).trim() || words.untitled}
            </h2>
            {lead && (
              <p dir="auto" className="text-4 text-muted">
                {lead}
              </p>
            )}
            {facts.length > 0 && (
              <p dir="auto" className="text-2 text-muted wrap-anywhere">
                {facts.join(' · ')}
              </p>
            )}
          </header>
          {picture && (
            <ContentImage
              image={picture}
              sizes="(min-width: 64rem) 56rem, 90vw"
              className="rounded-control"
            />
          )}
          <AsRead text={textIn(values, bodies[kind])} under={2} />
        </article>
      </Themed>
    </section>
  )
}
