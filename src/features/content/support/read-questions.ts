import { readPublic } from '@/shared/supabase/read-public'
import type { MarkdownDocument } from '../markdown/document'
import { toDocument } from '../markdown/to-document'

export const topics = ['applying', 'decisions', 'account', 'programme', 'data'] as const

export type Topic = (typeof topics)[number]

export type Question = {
  slug: string
  question: string
  topic: Topic
  answer: MarkdownDocument
}

type Row = Omit<Question, 'answer'> & { answer: string }

/** Every question that has been answered in public, in the order that staff gave them. */
export async function fetchQuestions(signal: AbortSignal): Promise<Question[]> {
  const rows = await readPublic<Row>(
    'faqs',
    { select: 'slug,question,answer,topic', order: 'topic,position,id', limit: '300' },
    signal,
  )
  return Promise.all(rows.map(async (row) => ({ ...row, answer: await toDocument(row.answer) })))
}
