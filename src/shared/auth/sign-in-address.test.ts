import { describe, expect, it } from 'vitest'
import { readSignInAddress, withoutSignInParameters } from './sign-in-address'

const at = (path: string) => new URL(path, 'https://fourfold.example')

describe('an address with sign-in parameters', () => {
  it('B-5.1 holds tokens in its fragment, on any page', () => {
    expect(
      readSignInAddress(at('/#access_token=a&refresh_token=r&expires_in=3600&token_type=bearer')),
    ).toEqual({ kind: 'tokens', accessToken: 'a', refreshToken: 'r', isRecovery: false })
  })

  it('B-5.1 says that a password is to be chosen', () => {
    expect(
      readSignInAddress(at('/reset-password#access_token=a&refresh_token=r&type=recovery')),
    ).toMatchObject({ isRecovery: true })
  })

  it('holds a hashed token, a code or an error on the pages that mails lead to', () => {
    expect(readSignInAddress(at('/auth-callback?token_hash=h&type=magiclink'))).toEqual({
      kind: 'token-hash',
      tokenHash: 'h',
      type: 'magiclink',
    })
    expect(readSignInAddress(at('/auth-callback?code=c'))).toEqual({
      kind: 'code',
      code: 'c',
      isRecovery: false,
    })
    expect(
      readSignInAddress(at('/auth-callback?error=access_denied&error_description=Too+late')),
    ).toEqual({ kind: 'error', code: 'access_denied', message: 'Too late' })
    expect(readSignInAddress(at('/auth-callback#error_code=otp_expired'))).toEqual({
      kind: 'error',
      code: 'otp_expired',
      message: '',
    })
  })

  it.each([
    '/',
    '/join?code=WELCOME10',
    '/blog?error=1',
    '/auth-callback',
    '/auth-callback?next=%2Fapply',
    '/auth-callback?token_hash=h&type=anything',
    '/application-form/startup#access_token=only-half',
  ])('is not %s', (path) => {
    expect(readSignInAddress(at(path))).toBeNull()
  })

  it('keeps what is not about signing in', () => {
    expect(
      withoutSignInParameters(at('/auth-callback?next=%2Fapply%3Fa%3D1&code=c#access_token=a')),
    ).toBe('/auth-callback?next=%2Fapply%3Fa%3D1')
    expect(withoutSignInParameters(at('/reset-password?token_hash=h&type=recovery#top'))).toBe(
      '/reset-password#top',
    )
  })
})

describe('a link of a mail', () => {
  const link = (wanted: string) =>
    at(`/auth-callback#token_hash=abc&type=recovery&redirect_to=${encodeURIComponent(wanted)}`)

  it('keeps its token where no server sees it, and says where it leads', () => {
    const address = link('https://fourfold.example/auth-callback?next=%2Fapply')
    expect(readSignInAddress(address)).toEqual({
      kind: 'token-hash',
      tokenHash: 'abc',
      type: 'recovery',
    })
    expect(withoutSignInParameters(address)).toBe('/auth-callback?next=%2Fapply')
    expect(withoutSignInParameters(link('https://fourfold.example/reset-password'))).toBe(
      '/reset-password',
    )
  })

  it.each([
    'https://evil.example/auth-callback?next=%2F',
    '//evil.example/reset-password',
    'https://fourfold.example@evil.example/reset-password',
    'https://fourfold.example/dashboard',
    'https://fourfold.example',
    'javascript:alert(1)',
    'nonsense',
    '',
  ])('leads nowhere else (%s)', (wanted) => {
    expect(withoutSignInParameters(link(wanted))).toBe('/auth-callback')
  })
})

describe('what the backend tells the front page', () => {
  it('is understood, as far as all three are there', () => {
    expect(
      readSignInAddress(
        at('/?error=invalid_request&error_code=bad_oauth_state&error_description=Forged'),
      ),
    ).toEqual({ kind: 'error', code: 'bad_oauth_state', message: 'Forged' })
    expect(readSignInAddress(at('/?error=yes&error_code=7'))).toBeNull()
  })
})
