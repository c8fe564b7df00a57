import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './given'
import { appUrl, mailUrl } from './support/backend'
import { linkIn, mailsTo, mailTo } from './support/mail'
import { operatorMails } from './support/operator'
import { newAddress } from './support/people'
import { takenOver } from './support/prerendered'

const form = (page: Page) => page.getByRole('form', { name: 'Your message' })
const newsletter = (page: Page) => page.getByRole('form', { name: 'The newsletter' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send the message' })

async function write(page: Page, { name = 'Ada Obi', email = newAddress('ada'), words = 'Hello' }) {
  await form(page).getByLabel('Your name').fill(name)
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Message', { exact: true }).fill(words)
  return email
}

async function open(page: Page) {
  await page.goto('/contact')
  await takenOver(page)
}

const arrived = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thank you, Ada Obi' })).toBeVisible()

test('B-9.1: a message arrives at the operator’s, and its writer is told what happens next', async ({
  page,
  given,
}) => {
  const manager = await given.staff('manager')
  const words = `May I visit you on Monday? ${randomUUID()}`
  await open(page)
  await form(page).getByLabel('Topic').selectOption('Press')
  await form(page).getByLabel('Organisation').fill('Daily Paper')
  const email = await write(page, { name: 'Ada <b>Obi</b>', words })
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ada <b>Obi</b>' })).toBeFocused()
  await expect(page.getByText(`The answer goes to ${email}.`)).toBeVisible()

  const [mail] = await operatorMails(words)
  expect(mail?.subject).toBe('Contact page: Press')
  expect(mail?.html).not.toContain('<b>Obi')
  const source = await fetch(`${mailUrl()}/api/email/${mail?.id}/source`)
  expect(await source.text()).toMatch(new RegExp(`^Reply-To: ${email}\r?$`, 'm'))

  const { data } = await manager.client
    .from('contact_messages')
    .select('topic, name, organisation, message, user_id')
    .eq('email', email)
    .throwOnError()
  expect(data).toEqual([
    {
      topic: 'press',
      name: 'Ada <b>Obi</b>',
      organisation: 'Daily Paper',
      message: words,
      user_id: null,
    },
  ])
})

test('what is missing is named, by keyboard alone', async ({ page }) => {
  await open(page)
  await send(page).focus()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Your name')).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newAddress('ada'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeFocused()
})

test('what was typed outlives a lost network, a reload and a visit elsewhere', async ({ page }) => {
  await open(page)
  const email = await write(page, { words: 'A long letter.' })
  await page.route('**/functions/v1/**', (route) => route.abort('internetdisconnected'))
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Your message was not sent')

  await page.reload()
  await takenOver(page)
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue('A long letter.')
  await page.getByRole('link', { name: 'Privacy policy' }).first().click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expect(form(page).getByLabel('Email')).toHaveValue(email)

  await page.unrouteAll()
  await send(page).click()
  await arrived(page)
  await page.reload()
  await takenOver(page)
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue('')
})

test('whoever is signed in is known, and signing out takes along what they typed', async ({
  given,
}) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  await open(page)
  await expect(form(page).getByLabel('Email')).toHaveValue(person.email)
  await expect(form(page).getByLabel('Your name')).toHaveValue('Noor Haddad')
  await form(page).getByLabel('Message', { exact: true }).fill('Between us')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/dashboard/)
  await open(page)
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue('')
  await expect(form(page).getByLabel('Email')).toHaveValue('')
})

test('typed and pressed before the code is there, it is sent once the code is', async ({
  page,
}) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await write(page, { words: 'Early bird' })
  await form(page).getByLabel('Email').press('Enter')
  await send(page).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await arrived(page)
  await expect(page.getByRole('blockquote')).toHaveText('Early bird')
})

test('without scripts the page says so, and to whom to write', async ({ request }) => {
  const html = await (await request.get('/contact', { headers: { accept: 'text/html' } })).text()
  const [note = ''] = /<noscript><p[\s\S]+?<\/noscript>/.exec(html) ?? []
  expect(note).toContain('Sending needs a script')
  expect(note).toContain('hello@fourfold.example')
})

test('the newsletter: asked for below a post, as soon as it can be read', async ({ page }) => {
  const email = newAddress('reader')
  await page.goto('/blog')
  await page.locator('main article h2 a').first().click()
  await page.waitForURL(/\/blog\/./)
  // As html, before any of its code has come: what is typed and pressed goes on once it has.
  await page.reload()
  await newsletter(page).getByLabel('Email').fill(email)
  await newsletter(page).getByRole('button', { name: 'Subscribe' }).click()
  expect(await mailTo(email, /newsletter\?/)).toBeDefined()
  await expect(page.getByText(email)).toBeVisible()
})

test('the newsletter: asked for, confirmed by one press, left by another', async ({ page }) => {
  const email = newAddress('reader')
  await open(page)
  await newsletter(page).getByLabel('Email').fill(email)
  await newsletter(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible()

  const confirm = linkIn(await mailTo(email, /newsletter\?/))
  expect(new URL(confirm).origin).toBe(new URL(appUrl()).origin)
  // What scanners do changes nothing.
  await fetch(confirm)
  await page.goto(confirm)
  await expect(page.getByRole('heading', { name: 'Do you want the newsletter?' })).toBeInViewport()
  await expect(page).toHaveURL('/contact?newsletter=confirm')
  expect((await mailsTo(email)).length).toBe(1)
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeFocused()

  await page.goto('about:blank')
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { name: 'You are on the list already' })).toBeVisible()

  const leave = linkIn(await mailTo(email, /You are on the list/), /http\S+newsletter=leave\S+/)
  await page.goto('about:blank')
  await page.goto(leave)
  await page.getByRole('button', { name: 'Leave the newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'You have left the newsletter' })).toBeVisible()
})

for (const [what, link] of [
  ['a made-up token', '/contact?newsletter=confirm#nothing'],
  ['markup', '/contact?newsletter=leave#<script>alert(1)</script>'],
  ['a token of 100 kB', `/contact?newsletter=confirm#${'x'.repeat(100_000)}`],
] as const) {
  test(`a link with ${what} says that it does not work`, async ({ page }) => {
    await page.goto(link)
    await page.getByRole('button', { name: /Yes, send it|Leave the/ }).click()
    await expect(page.getByText(/This link does not work|Nothing has changed yet/)).toBeVisible()
  })
}

test('the page does not move while it comes alive, a link of a mail or not', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, {
          moved: (window as unknown as { moved: number }).moved + entry.value,
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/contact', '/contact?newsletter=confirm#token']) {
    await page.goto('about:blank')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    if (path.includes('?'))
      await expect(page.getByRole('button', { name: 'Yes, send it to me' })).toBeInViewport()
    else await form(page).getByLabel('Your name').focus()
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved)
    expect(moved, path).toBeLessThan(0.005)
  }
})
