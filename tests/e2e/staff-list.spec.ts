import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './given'

const titles = (page: Page) => page.getByRole('table').getByRole('link')
const status = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name })

test('staff find applications by words, status and kind, and the address keeps what was asked', async ({
  given,
}) => {
  // A family name that nobody else has keeps other tests out of the counts.
  const lastName = `Quill${randomUUID().slice(0, 8)}`
  const founder = await given.person({ firstName: 'Ines', lastName })
  const startup = await given.submitted(founder, 'startup', {
    given: { company_name: 'Zinnia Seeds' },
  })
  const investor = await given.person({ firstName: 'Marek', lastName })
  await given.submitted(investor, 'investor', { given: { organisation: 'Aurora Capital' } })
  const manager = await given.staff('manager')
  await manager.client
    .rpc('move_application', { application_id: startup.id, to_status: 'screening' })
    .throwOnError()

  const page = await given.browserOf(manager)
  await page.goto('/dashboard/applications')
  await page.getByRole('searchbox').fill(lastName)
  await expect(page.getByRole('status').getByText('2 applications')).toBeVisible()
  await expect(status(page, 'Screening 1')).toBeVisible()
  await expect(status(page, 'Submitted 1')).toBeVisible()

  await page.getByRole('button', { name: 'Title', exact: true }).click()
  await expect(titles(page)).toHaveText(['Aurora Capital', 'Zinnia Seeds'])
  await page.getByRole('button', { name: 'Title', exact: true }).click()
  await expect(titles(page)).toHaveText(['Zinnia Seeds', 'Aurora Capital'])

  await status(page, 'Screening 1').click()
  await expect(titles(page)).toHaveText(['Zinnia Seeds'])
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(lastName)
  await expect(titles(page)).toHaveText(['Zinnia Seeds'])

  await page.goBack()
  await expect(titles(page)).toHaveText(['Zinnia Seeds', 'Aurora Capital'])
  await page.getByRole('button', { name: 'Type', exact: true }).click()
  // It is checked once the address says so.
  const investors = page.getByRole('checkbox', { name: /^Investor/ })
  await investors.click()
  await expect(investors).toBeChecked()
  await expect(titles(page)).toHaveText(['Aurora Capital'])

  await page.getByRole('searchbox').fill(`${lastName} nobody`)
  await expect(page.getByText('No application matches', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('the list is read page by page, there and back, without a row twice', async ({ given }) => {
  const manager = await given.staff('manager')
  const page = await given.browserOf(manager)
  // Oldest first: what other tests submit meanwhile comes at the end.
  await page.goto('/dashboard/applications?sort=submitted&dir=asc')
  await expect(titles(page)).toHaveCount(50)
  const addresses = () =>
    titles(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
  const first = await addresses()

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect.poll(async () => (await addresses())[0]).not.toBe(first[0])
  const second = await addresses()
  expect(second).toHaveLength(50)
  expect(new Set([...first, ...second]).size).toBe(100)

  await page.getByRole('link', { name: 'Back a page' }).click()
  await expect.poll(addresses).toEqual(first)
})
