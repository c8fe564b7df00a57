import { aLetter } from '@tests/support/inbox'
import { expect, it } from 'vitest'
import { answerLink } from './answer-link'

const parts = (link: string) => {
  const { protocol, pathname, searchParams } = new URL(link)
  return {
    to: protocol + pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  }
}

it('answers whoever wrote, quotes the reference in the subject, and what they wrote below', () => {
  const { to, subject, body } = parts(answerLink(aLetter(), 'Interview'))
  expect(to).toBe('mailto:zoe@radio.example')
  expect(subject).toBe('Re: Interview [M-0000C1]')
  expect(body).toMatch(
    /^\r\n\r\nZoë Nguyen wrote, .*2026.*:\r\n> May we film the demo day\?\r\n> \r\n> We would/,
  )
})

it('lets nothing that somebody wrote become a part of the mail of its own', () => {
  const letter = aLetter({ email: 'a?bcc=all@radio.example', message: 'x&cc=all@radio.example' })
  const link = answerLink(letter, 'Hello&bcc=all@radio.example\r\nBcc: all@radio.example')
  expect(link.split(/[?&]/)).toHaveLength(3)
  expect(link).not.toMatch(/[\r\n]/)
})

it('quotes no more than an address can hold', () => {
  const { body } = parts(answerLink(aLetter({ message: '🌍'.repeat(6000) }), 'Hello'))
  expect(body?.endsWith('🌍 …')).toBe(true)
  expect(Array.from(body ?? '').length).toBeLessThan(1400)
})
