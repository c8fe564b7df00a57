/** What the three ways of the sign-in page share. */
export type ModeProps = {
  /** Where to go once signed in. */
  next: string
  search: URLSearchParams
  /** The address typed so far, in whichever way. */
  email: string
  onEmail: (email: string) => void
}
