import type { Unsaved } from './unsaved-work'

/** What signing out would do to what is not saved, in words. */
export function unsavedWords({ applications, texts }: Unsaved): string {
  const found: string[] = []
  if (applications === 1) {
    found.push('One application has answers or files that have not reached your account.')
  } else if (applications > 1) {
    found.push(
      `${applications} applications have answers or files that have not reached your account.`,
    )
  }
  if (texts === 1) found.push('One text for the site was not saved.')
  else if (texts > 1) found.push(`${texts} texts for the site were not saved.`)
  return `${found.join(' ')} Signing out removes them from this device.`
}
