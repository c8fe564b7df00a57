import type { Page } from '@playwright/test'

/**
 * As where the account of this address was begun. Elsewhere, those who sign in by a mail within seconds of confirming their address
 * are asked whose its password is: people of tests do all that within seconds.
 */
export const hasBegunAt = (page: Page, email: string): Promise<unknown> =>
  page.addInitScript((begun) => {
    localStorage.setItem('fourfold:account-begun', begun)
  }, email)
