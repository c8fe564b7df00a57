import { BrowserAuthErrorCodes, ClientAuthErrorCodes } from '@azure/msal-browser'
import { refused } from '@tests/support/fake-directory'
import { describe, expect, it } from 'vitest'
import { DirectoryError, ExchangeError, type FailureKind, failureOf, type WayOn } from './failures'
import { failureWords } from './messages'

describe('B-6.4 each failure has its own message and a way on', () => {
  it.each<[string, string, FailureKind, WayOn[]]>([
    ['no network', BrowserAuthErrorCodes.noNetworkConnectivity, 'unreachable', ['again']],
    ['no answer', BrowserAuthErrorCodes.postRequestFailed, 'unreachable', ['again']],
    ['no answer in time', BrowserAuthErrorCodes.timedOut, 'unreachable', ['again']],
    [
      'an answer that is none',
      BrowserAuthErrorCodes.failedToParseResponse,
      'unreadable',
      ['again'],
    ],
    [
      'popup blocked',
      BrowserAuthErrorCodes.popupWindowError,
      'popup-blocked',
      ['again', 'redirect'],
    ],
    ['no window', BrowserAuthErrorCodes.emptyWindowError, 'popup-blocked', ['again', 'redirect']],
    ['nowhere to go', BrowserAuthErrorCodes.emptyNavigateUri, 'no-address', []],
    ['to be seen in person', 'interaction_required', 'interaction-required', ['redirect']],
    ['not signed in there', 'login_required', 'interaction-required', ['redirect']],
    ['no longer good', 'invalid_grant', 'invalid-grant', ['again']],
    ['another state', ClientAuthErrorCodes.stateMismatch, 'mismatch', ['again']],
    ['another nonce', ClientAuthErrorCodes.nonceMismatch, 'mismatch', ['again']],
    ['refused by themselves', 'access_denied', 'cancelled', ['again']],
    ['a second at once', BrowserAuthErrorCodes.interactionInProgress, 'busy', ['again']],
    ['no cryptography', BrowserAuthErrorCodes.cryptoNonExistent, 'unsupported', []],
    ['never heard of', 'something_new', 'unexpected', ['again']],
  ])('%s', (_, code, kind, ways) => {
    expect(failureOf(refused(code))).toEqual({ kind, message: failureWords[kind], ways })
  })

  it('tells a closed window from a way back', () => {
    const closed = refused(BrowserAuthErrorCodes.userCancelled)
    expect(failureOf(closed, 'popup').kind).toBe('popup-closed')
    expect(failureOf(closed).kind).toBe('cancelled')
  })

  it.each<[string, FailureKind]>([
    ['AADSTS54005: OAuth2 Authorization code was already redeemed', 'used'],
    ['AADSTS70008: The provided authorization code has expired', 'expired'],
    ['AADSTS50020: User account from identity provider does not exist in tenant', 'foreign-tenant'],
    ['AADSTS65001: something else', 'invalid-grant'],
  ])('%s', (said, kind) => {
    expect(failureOf(refused('invalid_grant', said)).kind).toBe(kind)
  })

  it('passes on why the backend did not open an account', () => {
    const because = (code: string) => new ExchangeError('', { cause: { code } })
    expect(failureOf(because('provider_email_needs_verification')).kind).toBe('unverified')
    expect(failureOf(because('user_banned'))).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/knows you.+This account is blocked/),
      ways: ['again', 'account'],
    })
  })

  it('takes what we found ourselves, a cut connection, and anything at all', () => {
    expect(failureOf(new DirectoryError('foreign-tenant')).ways).toEqual(['account'])
    expect(failureOf(new TypeError('Failed to fetch')).kind).toBe('unreachable')
    expect(failureOf(undefined).kind).toBe('unexpected')
  })

  it('has words for each that no other has', () => {
    const words = Object.values(failureWords)
    expect(new Set(words).size).toBe(words.length)
  })
})
