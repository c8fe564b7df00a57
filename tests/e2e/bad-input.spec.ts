import { expect, test } from './given'
import { FormPage } from './support/form-page'
import { disguisedPage } from './support/sample-files'

test('what is missing is named with the way to it, and nothing is submitted', async ({ given }) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  const form = new FormPage(page, 'support-partner')
  await form.open()
  await form.control('organisation_name').fill('Atelier Cloud')
  await form.saved()
  for (const section of form.definition.sections) {
    await expect(form.heading(section.title)).toBeVisible()
    await form.next()
  }
  await page.getByRole('button', { name: 'Submit application' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('answers need a look before you submit')
  await expect(summary.getByRole('heading')).toBeFocused()

  await summary.getByRole('link', { name: 'Public email' }).click()
  await expect(form.control('public_email')).toBeFocused()
  await expect(page.getByText('Enter an email address.').first()).toBeVisible()
  const { data } = await person.client
    .from('applications')
    .select('reference')
    .single()
    .throwOnError()
  expect(data.reference).toBeNull()
})

test('a wrong answer is said at its field, and goes once it is mended', async ({ page }) => {
  const form = new FormPage(page, 'startup')
  await form.open()
  const website = form.control('website')
  await website.fill('not a web address')
  await website.blur()
  await expect(website).toHaveAttribute('aria-invalid', 'true')
  await expect(website).toHaveAccessibleDescription(/Enter a web address such as/)
  await website.fill('mavuno.example')
  await website.blur()
  await expect(website).toHaveValue('https://mavuno.example')
  await expect(website).not.toHaveAttribute('aria-invalid', 'true')
})

test('a file that is not what its name says is refused and taken away', async ({ given }) => {
  const person = await given.person()
  const page = await given.browserOf(person)
  const form = new FormPage(page, 'startup')
  await form.open('product')
  await form.upload('deck', disguisedPage)
  await expect(page.getByText('What is inside this file is not what its name says.')).toBeVisible()
  const files = await person.client
    .from('application_files')
    .select('id')
    .eq('state', 'stored')
    .throwOnError()
  expect(files.data).toEqual([])
  const draft = await person.client.from('applications').select('id').single().throwOnError()
  const objects = await person.client.storage.from('application-files').list(draft.data.id)
  expect(objects.data ?? []).toEqual([])
})

test('a kind or size that is not taken is said before anything is sent', async ({ page }) => {
  const form = new FormPage(page, 'startup')
  await form.open('product')
  const sent: string[] = []
  page.on('request', (request) => {
    if (/storage|begin_upload/.test(request.url())) sent.push(request.url())
  })
  await form.upload('deck', {
    ...disguisedPage,
    name: 'deck.exe',
    mimeType: 'application/x-msdownload',
  })
  await expect(page.getByText('Choose a file of another kind: PDF.')).toBeVisible()
  await form.upload('deck', {
    name: 'deck.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(21 * 1024 * 1024)]),
  })
  await expect(page.getByText(/This file is too large\. Choose one of at most/)).toBeVisible()
  expect(sent).toEqual([])
})

const strange = {
  'HTML and scripts': '<img src=x onerror="document.title=1"><script>document.title=1</script>',
  'right-to-left text': 'شركة التبريد في ناكورو',
  'emoji and joined letters': 'Cold 🧊 rooms 👩🏾‍🌾 naïve ﬁ',
}
for (const [what, text] of Object.entries(strange)) {
  test(`${what} in a text is text, for the applicant and for staff`, async ({ given }) => {
    const person = await given.person()
    const { id } = await given.submitted(person, 'support-partner', {
      given: { organisation_name: text },
    })
    const manager = await given.staff('manager')
    for (const page of [await given.browserOf(person), await given.browserOf(manager)]) {
      await page.goto(`/dashboard/applications/${id}`)
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.locator('img[onerror]')).toHaveCount(0)
      expect(await page.title()).not.toBe('1')
    }
  })
}

test('an application that is in already cannot be begun again', async ({ given }) => {
  const person = await given.person()
  const { reference } = await given.submitted(person, 'investor')
  const page = await given.browserOf(person)
  await page.goto('/application-form/investor')
  await expect(page.getByText(`Your application is ${reference}.`)).toBeVisible()
})

test.describe('a browser that keeps nothing of what it is told', () => {
  test.use({ hasAnswered: false })

  const storages = {
    blocked: () => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    },
    full: () => {
      for (const storage of [localStorage, sessionStorage]) {
        // Smaller and smaller, until nothing more goes in.
        for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
          try {
            for (let at = 0; ; at += 1) storage.setItem(`${size}-${at}`, 'x'.repeat(size))
          } catch {
            continue
          }
        }
      }
    },
  }
  for (const [what, make] of Object.entries(storages)) {
    test(`its storage is ${what}: lists are narrowed, messages sent, and an answer holds`, async ({
      page,
    }) => {
      await page.addInitScript(make)
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))

      await page.goto('/portfolio?country=KE&sector=nothing')
      await expect(page.getByText(/asks for a sector that does not exist/)).toBeVisible()
      await page.getByRole('combobox', { name: 'Country' }).selectOption('')
      await expect(page).not.toHaveURL(/country/)

      await page.goto('/contact')
      const banner = page.getByRole('region', { name: 'We Value Your Privacy' })
      await banner.getByRole('button', { name: 'Reject All' }).click()
      await expect(banner).toHaveCount(0)
      const form = page.getByRole('form', { name: 'Your message' })
      await form.getByLabel('Your name').fill('Ada')
      await form.getByLabel('Email').fill('ada@people.example')
      await form.getByLabel('Message', { exact: true }).fill(`With a storage that is ${what}`)
      await form.getByRole('button').click()
      await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible()
      await expect(banner).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }
})
