import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { accept } from './support/accepted'
import { connect } from './support/backend'
import { aGiant, aPhoto, aPng } from './support/pictures'

const state = (page: Page) => page.getByTestId('save-state')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const step = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
/** A title that no other test has. */
const aTitle = (words: string) => `${words} ${randomUUID().slice(0, 8)}`
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

async function write(page: Page, title: string) {
  await page.goto('/dashboard/content/posts/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page
    .getByRole('textbox', { name: 'Summary' })
    .fill('Two seasons of rain, and what came of it.')
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('It **rains**, and then it does not.')
  await page.getByRole('textbox', { name: 'Author' }).fill('Tomás Herrera')
}

test('a manager writes a post with a picture, schedules and publishes it; everybody reads it until it is archived', async ({
  given,
}) => {
  const manager = await given.staff('manager')
  const page = await given.browserOf(manager)
  const visitor = await given.browserOf()
  const title = aTitle('What we learned')
  const seen = async () => {
    const { data } = await connect()
      .from('posts')
      .select('id')
      .eq('slug', slugOf(title))
      .throwOnError()
    return data.length
  }

  await page.goto('/dashboard')
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .first()
    .getByRole('link', { name: 'Content' })
    .click()
  await page.getByRole('link', { name: 'New post' }).first().click()
  await write(page, title)
  await page.locator('input[type="file"]').setInputFiles(await aPng(page))
  const alt = page.getByRole('textbox', { name: 'What the picture shows' })
  await expect(alt).toBeVisible()
  // Without words for it a picture does not count.
  await save(page).click()
  await expect(
    page.getByRole('alert').getByText('Say what the picture shows', { exact: false }),
  ).toBeVisible()
  await alt.fill('A white field on green ground')
  await save(page).click()
  await expect(state(page)).toHaveText(/^Saved at/)
  await expect(page).toHaveURL(/\/dashboard\/content\/posts\/[\da-f-]{36}$/)

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.getByRole('img', { name: 'A white field on green ground' })).toBeVisible()
  await expect(preview.getByText('rains', { exact: true })).toHaveCSS('font-weight', /[67]00/)
  await page.getByRole('button', { name: 'Back to writing' }).click()

  await step(page, 'Schedule')
  await expect(dialog(page).getByText('Your time: Lisbon', { exact: false })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('It shows by itself on', { exact: false })).toBeVisible()
  expect(await seen()).toBe(0)

  await step(page, 'Publish now')
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('link', { name: 'See it as visitors do' })).toHaveAttribute(
    'href',
    `/blog/${slugOf(title)}`,
  )
  await visitor.goto(`/blog/${slugOf(title)}`)
  await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'A white field on green ground' })).toBeVisible()

  await step(page, 'Archive')
  await expect(page.getByText('Nobody but staff sees it', { exact: false })).toBeVisible()
  expect(await seen()).toBe(0)
})

test('what is written survives a reload, a lost network and a lost session', async ({ given }) => {
  const manager = await given.staff('manager')
  const page = await given.browserOf(manager)
  const title = aTitle('Kept')
  await write(page, title)
  await expect(state(page)).toHaveText('Not saved yet, kept on this device')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await save(page).click()
  await expect(state(page)).toHaveText(/^Saved at/)

  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Summary' }).fill('Written in a tunnel.')
  await expect(state(page)).toContainText('You are offline')
  await save(page).click()
  await expect(page.getByText('It was not saved')).toBeVisible()
  await page.context().setOffline(false)

  await page.evaluate(() => localStorage.removeItem('sb-auth-token'))
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(manager.email)
  await page.getByLabel('Password', { exact: true }).fill(manager.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Written in a tunnel.')
  await save(page).click()
  await expect(state(page)).toHaveText(/^Saved at/)
})

test('what the keyboard goes to is not under the bar, on a phone either', async ({ given }) => {
  const page = await given.browserOf(await given.staff('manager'), {
    viewport: { width: 360, height: 740 },
  })
  await write(page, aTitle('Long'))
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('A line.\n\n'.repeat(40))
  await page.getByRole('textbox', { name: 'Tags' }).focus()
  /** How far what has the focus reaches below the bar; null once that is the title, the first of all. */
  const below = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.action-bar')?.getBoundingClientRect().bottom ?? 0
      const active = document.activeElement
      if (!active || active.id === 'field-title') return null
      const { top, bottom } = active.getBoundingClientRect()
      // Whatever comes before it is then out of sight.
      scrollBy(0, top - bar)
      return bottom - bar
    })
  for (let at = await below(); at !== null; at = await below()) {
    expect(at, await page.evaluate(() => document.activeElement?.id)).toBeGreaterThan(0)
    await page.keyboard.press('Shift+Tab')
  }
})

test('two who write the same post see what the other wrote, and lose nothing', async ({
  given,
}) => {
  const [one, other] = [await given.staff('manager'), await given.staff('manager')]
  const page = await given.browserOf(one)
  await write(page, aTitle('Shared'))
  await save(page).click()
  await expect(state(page)).toHaveText(/^Saved at/)

  const second = await given.browserOf(other)
  await second.goto(page.url())
  await second.getByRole('textbox', { name: 'Summary' }).fill('As the other has it.')
  await save(second).click()
  await expect(state(second)).toHaveText(/^Saved at/)

  await page.getByRole('textbox', { name: 'Summary' }).fill('As I have it.')
  await save(page).click()
  const conflict = page.getByRole('group', { name: 'Summary' })
  await expect(conflict.getByText('As the other has it.')).toBeVisible()
  await expect(conflict.getByText('As I have it.')).toBeVisible()
  await conflict.getByRole('radio', { name: 'Take theirs' }).check()
  await page.getByRole('button', { name: 'Go on with these' }).click()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('As the other has it.')
})

test('a photo loses what it tells and stands upright; one that is too large is refused', async ({
  given,
}) => {
  const manager = await given.staff('manager')
  const page = await given.browserOf(manager)
  await page.goto('/dashboard/content/posts/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(aTitle('Photo'))
  const input = page.locator('input[type="file"]')
  await input.setInputFiles(aGiant())
  await expect(page.getByText('more than 64 million pixels', { exact: false })).toBeVisible()

  const photo = await aPhoto(page)
  expect(photo.buffer.includes(photo.tells)).toBe(true)
  await input.setInputFiles(photo)
  await expect(page.getByRole('textbox', { name: 'What the picture shows' })).toBeVisible()
  const shown = page.locator('main img').first()
  await expect(shown).toBeVisible()
  const { address, width, height } = await shown.evaluate((image) => {
    const { currentSrc, naturalWidth, naturalHeight } = image as HTMLImageElement
    return { address: currentSrc, width: naturalWidth, height: naturalHeight }
  })
  expect(height).toBeGreaterThan(width)
  const stored = Buffer.from(await (await page.request.get(address)).body())
  expect(stored.includes(photo.tells)).toBe(false)
  expect(stored.includes('Exif')).toBe(false)
})

test('a startup shows in the portfolio while its founder agrees, and not a moment longer', async ({
  given,
}) => {
  const founder = await given.person({ firstName: 'Wanjiru', lastName: 'Kamau' })
  const name = aTitle('Mavuno')
  const { id } = await given.submitted(founder, 'startup', { given: { company_name: name } })
  const manager = await given.staff('manager')
  await accept(manager, id)
  const shown = async () => {
    const { data } = await connect().from('portfolio').select('id').eq('name', name).throwOnError()
    return data.length
  }

  const page = await given.browserOf(manager)
  await page.goto('/dashboard/content?kind=organisations')
  await page.getByRole('link', { name: 'New profile' }).first().click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: `Begin a profile for ${name}` }).click()
  await page.getByRole('textbox', { name: 'In one line' }).fill('Cold stores that walk')
  await page.getByRole('textbox', { name: 'Description' }).fill('They keep **what would spoil**.')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('KE')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('shows once its founder agrees', { exact: false })).toBeVisible()
  expect(await shown()).toBe(0)

  const theirs = await given.browserOf(founder)
  await theirs.goto('/dashboard/notifications')
  await theirs.getByRole('link', { name: /May we show your startup/ }).click()
  await expect(theirs).toHaveURL('/dashboard/settings#portfolio')
  const look = theirs.getByRole('article', { name: `${name}, as everybody would see it` })
  await expect(look.getByText('what would spoil')).toBeVisible()
  await theirs.getByRole('button', { name: `Show ${name} in the portfolio` }).click()
  await expect(theirs.getByText('Everybody sees it now', { exact: false })).toBeVisible()
  expect(await shown()).toBe(1)

  await theirs.getByRole('button', { name: `Stop showing ${name}` }).click()
  await expect(theirs.getByText('waits for your word', { exact: false })).toBeVisible()
  expect(await shown()).toBe(0)
})

test('a reviewer and a founder are told that they do not write content, and cannot', async ({
  given,
}) => {
  for (const person of [await given.staff('reviewer'), await given.person()]) {
    const page = await given.browserOf(person)
    for (const path of ['/dashboard/content', '/dashboard/content/posts/new']) {
      await page.goto(path)
      await expect(page.getByText('Managers write what the programme publishes')).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Content', exact: true })).toHaveCount(0)
    const { error } = await person.client
      .from('posts')
      .insert({ title: 'No', slug: aTitle('no').replace(' ', '-') })
    expect(error?.code).toBe('42501')
  }
})
