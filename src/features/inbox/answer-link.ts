import { exactTime } from '@/shared/format/dates'
import type { Letter } from './letters'
import { inboxMessages } from './messages'

/** Programs that write mail take no longer addresses everywhere. */
const longestQuote = 1200

const quoted = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')

/** Opens a mail to whoever wrote, with the reference in its subject and what they wrote below the answer. */
export function answerLink(letter: Letter, about: string): string {
  const { email, message, reference, created_at, name } = letter
  const begun = Array.from(message)
  const shown = begun.length > longestQuote ? `${begun.slice(0, longestQuote).join('')} …` : message
  const body = `\r\n\r\n${inboxMessages.wrote(name ?? email, exactTime(new Date(created_at)))}\r\n${quoted(shown)}`
  const params = [
    ['subject', inboxMessages.answerSubject(about, reference)],
    ['body', body],
  ].map(([key, value]) => `${key ?? ''}=${encodeURIComponent(value ?? '')}`)
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${params.join('&')}`
}
