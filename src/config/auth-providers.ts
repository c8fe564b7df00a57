/**
 * The other sites that people can sign in with, by the names that the backend knows them by. Which of them the sign-in page
 * offers is `VITE_AUTH_PROVIDERS`, a list with commas in the order of the page; each has to be switched on in the backend too.
 */
export const knownProviders = {
  google: 'Google',
  linkedin_oidc: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  apple: 'Apple',
  facebook: 'Facebook',
  slack_oidc: 'Slack',
  keycloak: 'Keycloak',
} as const

export type ProviderId = keyof typeof knownProviders

const isKnown = (id: string): id is ProviderId => Object.hasOwn(knownProviders, id)

/** Reads such a list. What is unknown is offered to nobody; whoever builds the app is told. */
export function readProviders(list: string | undefined): {
  offered: ProviderId[]
  unknown: string[]
} {
  const ids = [...new Set((list ?? '').split(',').map((id) => id.trim().toLowerCase()))].filter(
    Boolean,
  )
  return { offered: ids.filter(isKnown), unknown: ids.filter((id) => !isKnown(id)) }
}
