import type { Enums } from '@contracts/database.types'

export type Mode = 'sign-in' | 'sign-up' | 'code'

type MemberRole = Enums<'member_role'>

/** The four sides, as somebody would say it of themselves. */
export const sides: readonly { value: MemberRole; label: string }[] = [
  { value: 'entrepreneur', label: 'I am building a startup' },
  { value: 'investor', label: 'I invest in startups' },
  { value: 'advisor-mentor', label: 'I advise or mentor founders' },
  { value: 'support-partner', label: 'My organisation supports startups' },
]

/** `/login` is `/auth` with sign-in chosen; anywhere else the address says which. */
export function readMode(pathname: string, search: URLSearchParams): Mode {
  const mode = search.get('mode')
  if (mode === 'code') return 'code'
  return mode === 'sign-up' && pathname !== '/login' ? 'sign-up' : 'sign-in'
}

/** The side that a page before this one knows already; applicant types are taken for the side they stand for. */
export function readSide(search: URLSearchParams): MemberRole | null {
  const given = search.get('role') ?? search.get('type')
  if (given === 'startup') return 'entrepreneur'
  return sides.find(({ value }) => value === given)?.value ?? null
}

/** The same page in another mode: where to go next and which side stay as they are. */
export function modePath(mode: Mode, search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('mode')
  if (mode !== 'sign-in') kept.set('mode', mode)
  const query = kept.toString()
  return `${mode === 'sign-in' ? '/login' : '/auth'}${query && `?${query}`}`
}
