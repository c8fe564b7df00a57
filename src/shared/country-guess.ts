import { useSyncExternalStore } from 'react'
import { onConsent, readConsent } from './consent'
import { env } from './env'
import { isCountryCode } from './format/countries'

const patience = 4000

type Asking = { stop: () => void }

let guess: string | null = null
/** The question that is out, or was answered: it is put once a visit, however often a form is opened. */
let asking: Asking | null = null
const listeners = new Set<() => void>()

function set(next: string | null) {
  guess = next
  for (const listener of listeners) listener()
}

/** Services of this kind name it one way or the other. */
function countryIn(answer: unknown): string | null {
  const found = Object(answer) as Partial<Record<'country' | 'country_code', unknown>>
  return [found.country, found.country_code].find(isCountryCode) ?? null
}

async function look(signal: AbortSignal): Promise<string> {
  const answer = await fetch(env.geoipUrl, {
    signal,
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (!answer.ok) throw new Error(`it answered ${String(answer.status)}`)
  const country = countryIn(await answer.json())
  if (!country) throw new Error('its answer names no country')
  return country
}

function ask(): Asking {
  const question = new AbortController()
  const timer = setTimeout(() => question.abort(new Error('it did not answer in time')), patience)
  let isStopped = false
  look(question.signal)
    .then((country) => {
      if (!isStopped) set(country)
    })
    .catch((error: unknown) => {
      if (isStopped) return
      const why = error instanceof Error ? error.message : String(error)
      console.warn(`No country is suggested: ${why}`)
    })
    .finally(() => clearTimeout(timer))
  return {
    stop: () => {
      isStopped = true
      question.abort()
    },
  }
}

/** Asks once that is allowed, and forgets as soon as it no longer is. */
function follow() {
  const isAllowed = env.geoipUrl !== '' && readConsent()?.functional === true
  if (isAllowed) {
    if (listeners.size > 0) asking ??= ask()
    return
  }
  asking?.stop()
  asking = null
  if (guess !== null) set(null)
}

/** Consent is followed from the first question on, also while no form is open: what was found is forgotten with it. */
let isFollowing = false

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isFollowing) {
    onConsent(follow)
    isFollowing = true
  }
  follow()
  return () => void listeners.delete(listener)
}

const nothingYet = () => null

/**
 * The country of the visitor's network address, an ISO code, as the service says that the operator has named; null without such a
 * service, without consent, and when it does not answer. It is asked only once a form is open that draws with this, so use it where
 * the answer is still missing.
 */
export const useCountryGuess = (): string | null =>
  useSyncExternalStore(subscribe, () => guess, nothingYet)
