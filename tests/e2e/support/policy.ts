import type { BrowserContext } from '@playwright/test'

/** What the pages of a browser tried to load or to run although the content security policy forbids it. */
export function followPolicy(context: BrowserContext): string[] {
  const refused: string[] = []
  context.on('console', (message) => {
    if (/Content Security Policy|Permissions policy violation/i.test(message.text()))
      refused.push(`${message.page()?.url() ?? 'a worker'}: ${message.text()}`)
  })
  return refused
}
