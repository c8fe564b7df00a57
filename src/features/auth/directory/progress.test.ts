import { expect, it } from 'vitest'
import { type LibraryProgress, type Progress, progressOf } from './progress'

it.each<[LibraryProgress, boolean, boolean, Progress]>([
  ['startup', false, false, 'startup'],
  ['none', false, false, 'none'],
  ['none', true, true, 'sso-silent'],
  ['acquireToken', false, false, 'login'],
  ['acquireToken', false, true, 'acquire-token'],
  ['handleRedirect', false, false, 'handle-redirect'],
  ['logout', false, true, 'logout'],
])('B-6.2 %s, silent %s, known %s: %s', (library, isSilent, hasAccount, progress) => {
  expect(progressOf(library, { isSilent, hasAccount })).toBe(progress)
})
