import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './given'
import { operatorMails } from './support/operator'
import { newAddress } from './support/people'
import { takenOver } from './support/prerendered'

const button = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Feedback' })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Feedback' })

/** Before its code is there, the button does nothing. */
async function open(page: Page): Promise<Locator> {
  await takenOver(page)
  await button(page).click()
  await expect(dialog(page)).toBeVisible()
  return dialog(page)
}

test('B-3.1 to B-3.8: a visitor says something, and the operator reads it', async ({
  page,
  given,
}) => {
  const manager = await given.staff('manager')
  const email = newAddress('visitor')
  const words = `The steps are hard to find. ${randomUUID()}`
  await page.goto('/how-it-works')
  const form = await open(page)

  await submit(page).click()
  const notice = page.getByText('Please provide feedback', { exact: true })
  await expect(notice).toBeVisible()
  // What is said in the corner can be sent away without closing what is being written.
  await page.getByRole('button', { name: 'Dismiss', includeHidden: true }).click()
  await expect(notice).toBeHidden()
  await expect(form).toBeVisible()
  await form.getByLabel('Message').fill(words)
  await submit(page).click()
  await expect(page.getByText('Please provide your email address.').first()).toBeVisible()
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Category').selectOption('Improvement Suggestion')
  await form.getByRole('radio', { name: '4' }).check()
  await submit(page).click()

  await expect(page.getByText('Thank you for your feedback!', { exact: true })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  const { data } = await manager.client
    .from('feedback')
    .select('user_id, email, name, category, rating, message')
    .eq('email', email)
    .throwOnError()
  expect(data).toEqual([
    { user_id: null, email, name: null, category: 'improvement', rating: 4, message: words },
  ])
  const [mail] = await operatorMails(words)
  expect(mail?.subject).toBe('Feedback: Improvement Suggestion')
  expect(mail?.text).toContain('Rating: 4/5')
  expect(mail?.text).toContain('Name: Anonymous')

  await open(page)
  await expect(form.getByLabel('Message')).toHaveValue('')
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('B-3.6: what a member says is theirs', async ({ given }) => {
  const manager = await given.staff('manager')
  const person = await given.person()
  const page = await given.browserOf(person)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const form = await open(page)
  await expect(form.getByLabel('Email')).toHaveValue(person.email)
  await form.getByLabel('Message').fill('All is well.')
  await submit(page).click()
  await expect(page.getByText('Thank you for your feedback!', { exact: true })).toBeVisible()
  const { data } = await manager.client
    .from('feedback')
    .select('user_id, name')
    .eq('email', person.email)
    .throwOnError()
  expect(data).toEqual([{ user_id: person.id, name: 'Noor Haddad' }])
})

test('B-3.9: nothing typed is lost with the network, by a slip or by a reload', async ({
  page,
  context,
}) => {
  await page.goto('/')
  let form = await open(page)
  await form.getByLabel('Message').fill('It is slow here.')
  await form.getByLabel('Email').fill('far@away.example')
  // Fetched with the first press, so that only the request itself finds no network.
  await page.route('**/rest/v1/feedback', (route) => route.abort('internetdisconnected'))
  await submit(page).click()
  await expect(page.getByText('Failed to submit feedback. Please try again.').first()).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('It is slow here.')

  // Beside the dialog.
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  form = await open(page)
  await expect(form.getByLabel('Message')).toHaveValue('It is slow here.')
  await expect(form.getByLabel('Email')).toHaveValue('far@away.example')

  await page.unrouteAll()
  await context.setOffline(false)
  await submit(page).click()
  await expect(page.getByText('Thank you for your feedback!', { exact: true })).toBeVisible()
})

test('the sixth in a row is told to wait', async ({ page }) => {
  await page.goto('/')
  for (let turn = 1; turn <= 6; turn += 1) {
    const form = await open(page)
    await form.getByLabel('Message').fill(`Turn ${turn}`)
    await form.getByLabel('Email').fill('often@visitor.example')
    await submit(page).click()
    if (turn < 6) await expect(dialog(page)).toBeHidden()
  }
  await expect(page.getByText('Wait a few minutes, then try again.').first()).toBeVisible()
  await expect(dialog(page).getByLabel('Message')).toHaveValue('Turn 6')
})

/** What can be pressed or typed in and lies under the button, with how much of its width. */
const covered = (page: Page) =>
  button(page).evaluate((own) => {
    const at = own.getBoundingClientRect()
    return [...document.querySelectorAll('a, button, input, select, textarea, [role="tab"]')]
      .filter((one) => one !== own && one.checkVisibility({ visibilityProperty: true }))
      .flatMap((one) => {
        const box = one.getBoundingClientRect()
        const across = Math.min(at.right, box.right) - Math.max(at.left, box.left)
        const down = Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top)
        const name = `${one.tagName} ${one.textContent.trim().slice(0, 40)}`
        return across > 0 && down > 0 ? [{ name, across: Math.round(across) }] : []
      })
  })

test('B-3.1: on every page, and on nothing that is pressed', async ({ given }) => {
  const applicant = await given.person()
  const { id } = await given.submitted(applicant)
  const manager = await given.staff('manager')
  for (const [width, atMost] of [
    [1280, 0],
    [1024, 0],
    [768, 0],
    [360, 12],
  ] as const) {
    const page = await given.browserOf(manager, { viewport: { width, height: 800 } })
    for (const path of [
      '/',
      '/join',
      '/privacy-policy',
      '/application-form/startup',
      '/dashboard',
      '/dashboard/applications',
      `/dashboard/applications/${id}`,
      '/dashboard/settings',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(button(page)).toBeInViewport({ ratio: 1 })
      for (const to of ['top', 'middle', 'foot'] as const) {
        await page.evaluate((where) => {
          const end = document.documentElement.scrollHeight
          scrollTo(0, where === 'top' ? 0 : where === 'middle' ? end / 2 : end)
        }, to)
        const over = (await covered(page)).filter(({ across }) => across > atMost)
        expect.soft(over, `${path} at ${width}, ${to}`).toEqual([])
      }
    }
    // On a phone rows are not chosen.
    if (width > 360) {
      await page.goto('/dashboard/applications')
      await page.getByRole('checkbox').nth(1).check()
      expect.soft(await covered(page), `with rows chosen, at ${width}`).toEqual([])
    }
    await page.context().close()
  }
})

test('it is not printed, is wide enough for a finger, and gives way on a touch screen while somebody types', async ({
  given,
}) => {
  const page = await given.browserOf(undefined, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto('/auth')
  await expect(button(page)).toBeVisible()
  const pressable = await button(page).evaluate((own) => {
    const { top, height } = own.getBoundingClientRect()
    const across = Array.from({ length: 60 }, (_, at) => innerWidth - 1 - at)
    return across.filter((x) => document.elementFromPoint(x, top + height / 2) === own).length
  })
  expect(pressable).toBeGreaterThanOrEqual(44)
  await page.getByRole('textbox').first().focus()
  await expect(button(page)).toBeHidden()
  await page.getByRole('textbox').first().blur()
  await expect(button(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(button(page)).toBeHidden()
})

test.describe('before anything was answered', () => {
  test.use({ hasAnswered: false })

  for (const width of [360, 1280]) {
    test(`it stands above what asks for consent, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/')
      const banner = page.getByRole('region', { name: 'We Value Your Privacy' })
      await expect(banner).toBeVisible()
      await expect
        .poll(async () => {
          const [own, other] = [await button(page).boundingBox(), await banner.boundingBox()]
          return own && other ? own.y + own.height <= other.y : null
        })
        .toBe(true)
      await open(page)
    })
  }
})
