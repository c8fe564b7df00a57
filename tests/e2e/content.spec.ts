import { expect, test } from './given'
import { Keyboard } from './support/keyboard'

const main = 'main'

test('B-1.1: the blog is searched, narrowed, turned and gone back through, with its state in the address', async ({
  page,
}) => {
  await page.goto('/blog')
  const box = page.getByRole('searchbox', { name: 'Search' })
  const newest = await page.locator(`${main} article h2`).innerText()

  await box.fill('unit economics')
  await expect(page).toHaveURL(/\?q=unit\+economics/)
  await expect(page.getByRole('link', { name: 'Unit economics in twenty lines' })).toBeVisible()
  await expect(page.getByText(newest)).toHaveCount(0)
  await expect(box).toBeFocused()

  await box.fill('')
  await expect(page).toHaveURL('/blog')
  await page
    .getByRole('navigation', { name: 'Posts by tag' })
    .getByRole('link', { name: /^lessons/ })
    .click()
  await expect(page).toHaveURL('/blog?tag=lessons')
  await expect(page.getByRole('link', { name: 'Unit economics in twenty lines' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /^lessons/ })).toHaveAttribute('aria-current')
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText(newest)).toBeVisible()

  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL(/\?after=/)
  await expect(page.getByText(newest)).toHaveCount(0)
  await page.getByRole('link', { name: 'Newer posts' }).click()
  await expect(page).toHaveURL(/\?before=/)
  await expect(page.getByText(newest)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(newest)).toHaveCount(0)
})

test('a post is read, its link copied, and others reached from it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/twenty-lines-of-unit-economics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit economics in twenty lines')
  await page.getByRole('navigation', { name: 'In this post' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/#part-/)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('The link is copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/blog\/twenty-lines-of-unit-economics$/,
  )
  await page.getByRole('complementary').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/twenty-lines/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('what an address names that there is not is said, and the rest stays', async ({ page }) => {
  await page.goto('/blog/never-written')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no post here')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Go to the blog' }).click()
  await expect(page).toHaveURL('/blog')

  await page.goto('/blog?after=WyJ4IiwieSJd&tag=%3Cscript%3E')
  await expect(page.getByText(/You see the first page/)).toBeVisible()
  await expect(page.getByText(/asks for a tag that does not exist/)).toBeVisible()

  for (const [path, words] of [
    ['/portfolio?startup=nowhere', 'There is no startup called “nowhere”'],
    ['/resources?resource=nowhere', 'There is no resource called “nowhere”'],
    ['/careers?opening=nowhere', 'There is no position called “nowhere”'],
    ['/innovation?challenge=nowhere', 'There is no challenge called “nowhere”'],
    ['/support?question=nowhere', 'There is no question called “nowhere”'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words), path).toBeVisible()
    expect(await page.locator(main).getByRole('link').count(), path).toBeGreaterThan(1)
  }
})

test('a hundred kilobytes of search find nothing, and break nothing', async ({ page }) => {
  await page.goto('/portfolio')
  await page.getByRole('searchbox').fill('x'.repeat(100_000))
  await expect(page.getByText('No startup matches')).toBeVisible()
  expect(page.url().length).toBeLessThan(300)
  await page.getByRole('link', { name: 'Clear search and filters' }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('a startup opens in the place of the list, by the keyboard alone, and leads back to where the list was', async ({
  page,
}) => {
  const keyboard = new Keyboard(page)
  await page.goto('/portfolio')
  const country = page.getByRole('combobox', { name: 'Country' })
  await keyboard.tabTo(country)
  await page.keyboard.type('Kenya')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL('/portfolio?country=KE')
  await expect(page.getByRole('link', { name: 'Casa Palafita' })).toHaveCount(0)
  const link = page.locator(`${main} li h2 a`).first()
  const name = await link.innerText()
  await keyboard.press(link)
  await expect(page).toHaveURL(/country=KE&startup=/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(name))

  await page.goBack()
  await expect(page).toHaveURL('/portfolio?country=KE')
  await expect(country).toHaveValue('KE')
  await expect(page.getByRole('link', { name })).toBeFocused()
})

test('an entry of a list that was not touched before opens at its heading', async ({ page }) => {
  for (const path of ['/portfolio', '/careers', '/innovation']) {
    await page.goto(path)
    const link = page.locator(`${main} a[data-opens]`).first()
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  }
})

test('what only members may open leads to signing in, and back to itself', async ({
  page,
  given,
}) => {
  const person = await given.person()
  await page.goto('/resources?kind=template')
  await page.getByRole('link', { name: 'A data room that is empty and ready' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email or phone').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/resources?kind=template&resource=data-room-structure')
  await expect(page.locator(`${main} .prose`)).toBeVisible()
  await page.getByRole('link', { name: 'All resources' }).click()
  await expect(page).toHaveURL('/resources?kind=template')
})

test('answers are found while somebody types, and unfold without scripts', async ({
  page,
  given,
}) => {
  await page.goto('/support')
  await page.getByRole('searchbox').fill('password')
  await expect(page.locator('summary mark').first()).toHaveText(/password/i)
  await page.goto('/support?question=who-decides')
  await expect(page.locator('#question-who-decides')).toHaveAttribute('open')

  const plain = await given.browserOf(undefined, { javaScriptEnabled: false })
  await plain.goto('/support')
  const first = plain.locator(main).locator('details').first()
  await first.locator('summary').click()
  await expect(first.getByRole('link', { name: 'Link to this answer' })).toBeVisible()
})

test('a challenge and a position say where to answer, and until when', async ({ page }) => {
  await page.goto('/innovation')
  await page.getByRole('link', { name: 'Leaks in a city of hills' }).click()
  await expect(page.getByRole('link', { name: 'Answer this challenge' })).toHaveAttribute(
    'href',
    '/application-form/startup?call=startups',
  )
  await page.goto('/careers?opening=intern-legal-research')
  await expect(page.getByText('This position is closed')).toBeVisible()
})
