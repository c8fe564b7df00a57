import { expect, it, vi } from 'vitest'
import { islandElement } from '@/shared/site-data'
import type { MarkdownDocument } from './document'
import { fingerprint } from './fingerprint'
import { toDocument } from './to-document'

const read = vi.hoisted(() => vi.fn())
vi.mock('./parse', () => ({ parseMarkdown: read }))

const documentOf = (text: string): MarkdownDocument => ({
  of: fingerprint(text),
  words: 2,
  blocks: [{ is: 'paragraph', parts: [text] }],
})

it('does not read again what the prerendered page carries read, wherever in its data it is', async () => {
  read.mockImplementation((text: string) => Promise.resolve(documentOf(text)))
  const [post, answer] = [documentOf('A post'), documentOf('An answer')]
  document.body.innerHTML = islandElement({
    'post:a': { post: { slug: 'a', image: null }, document: post },
    questions: [{ slug: 'b', answer }],
  })

  expect(await toDocument('A post')).toEqual(post)
  expect(await toDocument('An answer')).toEqual(answer)
  expect(read).not.toHaveBeenCalled()

  expect(await toDocument('A post, changed')).toEqual(documentOf('A post, changed'))
  expect(read).toHaveBeenCalledOnce()
})
