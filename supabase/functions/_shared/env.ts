import { brandName as defaultName } from './mail/brand.ts'

/** A setting without which a function cannot work. */
export function requiredEnv(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`The setting ${name} is missing.`)
  return value
}

/** A setting with a default; an empty value counts as none. */
export const optionalEnv = (name: string, fallback: string): string =>
  Deno.env.get(name) || fallback

/** The origins that the app is served from, the main one first. */
export const appOrigins = (): string[] =>
  (Deno.env.get('APP_ORIGINS') || requiredEnv('APP_ORIGIN'))
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)

/** The keys that the app may carry: the classic one, and those of newer projects, which have a name each. */
export function publicKeys(): string[] {
  const named = Object.values(Object(parseJson(optionalEnv('SUPABASE_PUBLISHABLE_KEYS', '{}'))))
  return [Deno.env.get('SUPABASE_ANON_KEY'), ...named].filter(
    (key): key is string => typeof key === 'string' && key !== '',
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where messages to the operator go: never an address that a caller named. */
export function operatorAddress(): string {
  const from = requiredEnv(Deno.env.get('CONTACT_TO') ? 'CONTACT_TO' : 'MAIL_FROM')
  return (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim()
}

/** What the links are made with by which the newsletter and the daily digest are stopped. Links that were sent stop working when it changes, so it may have one of its own. */
export const newsletterSecret = (): string =>
  optionalEnv('NEWSLETTER_SECRET', '') || requiredEnv('FUNCTION_SECRET')

/** What the operator calls the platform, in mails and notifications. */
export const brandName = (): string => optionalEnv('BRAND_NAME', defaultName)
