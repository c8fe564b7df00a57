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

/** What the operator calls the platform, in mails and notifications. */
export const brandName = (): string => optionalEnv('BRAND_NAME', 'Fourfold')
