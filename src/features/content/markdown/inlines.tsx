import { createElement, use } from 'react'
import { Link } from 'react-router-dom'
import { markWords } from '@/shared/list/marked-text'
import { ContentImage } from '@/shared/ui/content-image'
import type { Inline } from './document'
import { MarkedWords } from './marked-words'

/** What stands in a line. */
export function Inlines({ parts }: { parts: readonly Inline[] }) {
  const words = use(MarkedWords)
  return parts.map((part, at) => {
    if (typeof part !== 'string') return <OneInline key={at} part={part} />
    return words.length > 0 ? <Marked key={at} text={part} words={words} /> : part
  })
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  )
}

function OneInline({ part }: { part: Exclude<Inline, string> }) {
  switch (part.is) {
    case 'strong':
    case 'em':
    case 'del':
      return createElement(part.is, null, <Inlines parts={part.parts} />)
    case 'code':
      return <code dir="ltr">{part.text}</code>
    case 'break':
      return <br />
    case 'image':
      return <ContentImage image={part.image} sizes="92vw" className="inline-block" />
    case 'link':
      return (
        <WrittenLink to={part.to}>
          <Inlines parts={part.parts} />
        </WrittenLink>
      )
  }
}

/** Own pages are gone to without loading the site anew; other sites learn nothing of where somebody came from. */
function WrittenLink({ to, children }: { to: string; children: React.ReactNode }) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className="text-link">
        {children}
      </Link>
    )
  }
  const isForeign = /^https?:/.test(to)
  return (
    <a href={to} rel={isForeign ? 'external noopener noreferrer' : undefined} className="text-link">
      {children}
    </a>
  )
}
