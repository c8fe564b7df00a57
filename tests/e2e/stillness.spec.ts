import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { takenOver } from './support/prerendered'
import { missingPath } from './support/routes'
import { watchShifts } from './support/stillness'

/** What a page may move in all while it comes, by the measure of browsers. */
const most = 0.005

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

/** Addresses that are drawn after the document, each with what shows that all of it is there. */
const addresses: [path: string, isThere: (page: Page) => ReturnType<Page['getByText']>][] = [
  [missingPath, (page) => page.getByRole('heading', { name: 'There is no page here' })],
  ['/blog/no-such-post', (page) => page.getByText('/blog/no-such-post')],
  ['/blog?q=zebra', (page) => page.getByText('No post matches')],
  ['/blog?tag=%3Cb%3E', (page) => page.getByText('asks for a tag that does not exist')],
  ['/resources?sector=zz', (page) => page.getByText('asks for a sector that does not exist')],
  ['/resources?q=zebra', (page) => page.getByText('No resource matches')],
  ['/resources?resource=none', (page) => page.getByText('“none”')],
  ['/portfolio?stage=zz&q=zebra', (page) => page.getByText('No startup matches')],
  ['/portfolio?startup=kestrel-routing', (page) => page.getByRole('term').first()],
  ['/careers?opening=none', (page) => page.getByText('“none”')],
  ['/innovation?challenge=none', (page) => page.getByText('“none”')],
  ['/support?q=zebra', (page) => page.getByText('No answer has these words')],
]

for (const viewport of screens) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })
    for (const [path, isThere] of addresses) {
      test(`nothing jumps on ${path} while it comes`, async ({ page }) => {
        const shifts = await watchShifts(page)
        // When a font comes, and how much wider it is than what stood for it, depends on the machine.
        await page.route('**/*.woff2', (route) => route.abort())
        // What is read arrives when the shapes that stand for it have been on screen.
        let release: () => void = () => undefined
        const isDrawn = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/rest/v1/**', async (route) => {
          await isDrawn
          await route.continue()
        })
        await page.goto(path)
        await takenOver(page)
        await expect(page.getByTestId('page-skeleton')).toHaveCount(0)
        await expect(page.locator('main [aria-busy]')).toHaveCount(0)
        await shifts()
        release()
        await expect(isThere(page)).toBeVisible()

        const found = await shifts()
        const moved = found.reduce((sum, { value }) => sum + value, 0)
        expect(moved, JSON.stringify(found, null, 2)).toBeLessThanOrEqual(most)
      })
    }
  })
}
