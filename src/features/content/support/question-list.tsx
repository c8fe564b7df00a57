import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { markWords } from '@/shared/list/marked-text'
import { searchWords } from '@/shared/list/search-words'
import { buttonStyle } from '@/shared/ui/button-style'
import { EmptyState } from '@/shared/ui/empty-state'
import { Icon } from '@/shared/ui/icon'
import { Markdown } from '../markdown/markdown'
import { MarkedWords } from '../markdown/marked-words'
import { findQuestions, type FoundQuestion } from './find-questions'
import { messages } from './messages'
import { type Question, topics } from './read-questions'

type QuestionListProps = {
  questions: readonly Question[]
  search: string
  /** The question that the address names. */
  named: string | null
  /** The list without a search. */
  all: string
}

/** Questions by topic, each unfolding to its answer; by the browser's own means, so that it does so without scripts. */
export function QuestionList({ questions, search, named, all }: QuestionListProps) {
  const words = searchWords(search)
  const found = findQuestions(questions, search)
  const isSearched = words.length > 0

  if (questions.length === 0) {
    return <EmptyState title={messages.emptyTitle}>{messages.emptyText}</EmptyState>
  }
  return (
    <MarkedWords value={words}>
      <p role="status" className={isSearched ? 'pb-4 text-2 text-muted' : 'sr-only'}>
        {isSearched && messages.found(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={messages.noMatchTitle}
          action={
            <Link to={all} className={buttonStyle('secondary')}>
              {messages.clear}
            </Link>
          }
        >
          {messages.noMatchText}
        </EmptyState>
      )}
      <div className="grid grid-cols-1 gap-14">
        {topics.map((topic) => {
          const about = found.filter((question) => question.topic === topic)
          if (about.length === 0) return null
          return (
            <section
              key={topic}
              aria-labelledby={`topic-${topic}`}
              className="grid grid-cols-1 gap-x-6 gap-y-3 lg:grid-cols-12"
            >
              <h2 id={`topic-${topic}`} className="text-5 font-semibold lg:col-span-4">
                {messages.topics[topic]}
              </h2>
              <div className="border-t border-line lg:col-span-8">
                {about.map((question) => (
                  <Answer
                    key={`${question.slug} ${String(isSearched && question.isInside)}`}
                    question={question}
                    words={words}
                    isOpen={isSearched && question.isInside}
                    isNamed={question.slug === named}
                  />
                ))}
              </div>
            </section>
          )
        })}
      </div>
    </MarkedWords>
  )
}

type AnswerProps = {
  question: FoundQuestion
  words: readonly string[]
  isOpen: boolean
  isNamed: boolean
}

function Answer({ question, words, isOpen, isNamed }: AnswerProps) {
  const { slug, question: asked, answer } = question
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!isNamed || !element) return
    element.open = true
    element.scrollIntoView({ block: 'start' })
    element.querySelector('summary')?.focus({ preventScroll: true })
  }, [isNamed])

  return (
    <details
      ref={details}
      id={`question-${slug}`}
      open={isOpen}
      className="group scroll-mt-8 border-b border-line"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
        <h3 className="text-4 font-medium" dir="auto">
          {markWords(asked, words).map((part, at) =>
            part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
          )}
        </h3>
        <Icon
          name="chevron-down"
          className="size-5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 justify-items-start gap-3 pb-6">
        <Markdown document={answer} under={3} small />
        <Link
          to={`/support?question=${slug}`}
          className="target inline-flex items-center text-2 text-muted hover:text-ink hover:underline"
        >
          {messages.link}
        </Link>
      </div>
    </details>
  )
}
