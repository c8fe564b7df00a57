import type { FormSession, Opening } from '../../drafts/form-session'
import { answerWith, topKeyOf } from '../paths'

/** Fetches what drafts and uploads need, beside the first questions, and opens the draft. */
export async function openSession(opening: Omit<Opening, 'setFileAnswer'>): Promise<FormSession> {
  const { openFormSession } = await import('../../drafts/form-session')
  return openFormSession({
    ...opening,
    setFileAnswer: (engine, path, fileId) =>
      engine.change(topKeyOf(path), answerWith(engine.read().answers, path, fileId)),
  })
}
