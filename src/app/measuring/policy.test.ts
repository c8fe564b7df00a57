import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPolicy } from './policy'

const said = vi.spyOn(console, 'error')
let stop: () => void

beforeEach(() => {
  said.mockReset().mockReturnValue()
  stop = watchPolicy()
})
afterEach(() => stop())

const refuse = (refused: Partial<SecurityPolicyViolationEvent>) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), refused))

it('B-8.4 says once what was refused, where, and by which directive', () => {
  const refused = {
    effectiveDirective: 'connect-src',
    blockedURI: 'https://elsewhere.example/a?token=1',
    sourceFile: 'https://fourfold.example/assets/a.js',
    lineNumber: 7,
  }
  refuse(refused)
  refuse({ ...refused, blockedURI: 'https://elsewhere.example/a?token=2' })
  expect(said).toHaveBeenCalledTimes(1)
  expect(said).toHaveBeenCalledWith('The policy of this site refused something', {
    directive: 'connect-src',
    what: 'https://elsewhere.example/a',
    where: 'https://fourfold.example/assets/a.js:7',
  })

  refuse({ ...refused, effectiveDirective: 'img-src', sourceFile: '' })
  expect(said).toHaveBeenCalledTimes(2)
})

it('B-8.4 is silent once it is stopped', () => {
  stop()
  refuse({ effectiveDirective: 'img-src', blockedURI: 'inline' })
  expect(said).not.toHaveBeenCalled()
})
