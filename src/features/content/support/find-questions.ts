import { hasWords } from '@/shared/list/marked-text'
import { searchWords } from '@/shared/list/search-words'
import { documentText } from '../markdown/document'
import type { Question } from './read-questions'

export type FoundQuestion = Question & {
  /** What was searched for stands in the answer and not in the question, so that it has to be unfolded to be seen. */
  isInside: boolean
}

/** The questions whose words, or whose answer's, begin with each of those that were typed. */
export function findQuestions(questions: readonly Question[], typed: string): FoundQuestion[] {
  const words = searchWords(typed)
  return questions.flatMap((question): FoundQuestion[] => {
    if (hasWords(question.question, words)) return [{ ...question, isInside: false }]
    const all = `${question.question} ${documentText(question.answer)}`
    return hasWords(all, words) ? [{ ...question, isInside: true }] : []
  })
}
