// @vitest-environment node
import { expect, it } from 'vitest'
import { readSentForm } from './sent-form'

it('knows of nothing typed where pages are made and there is no document', () => {
  expect(readSentForm()).toEqual({})
})
