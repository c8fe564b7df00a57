import { expect, type Locator, type Page } from '@playwright/test'

/** The page of one application as staff use it. */
export class StaffPage {
  readonly page: Page
  /** The applicant's full name, as buttons call them. */
  readonly person: string

  constructor(page: Page, person: string) {
    this.page = page
    this.person = person
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/dashboard/applications/${id}`)
    await expect(this.tab('Decide')).toBeVisible()
  }

  tab(name: 'Decide' | 'Conversation' | 'Timeline'): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) })
  }

  /** Takes a step that is taken at once. */
  async move(step: string): Promise<void> {
    await this.tab('Decide').click()
    await this.page.getByRole('button', { name: step, exact: true }).click()
    await expect(this.page.getByRole('button', { name: step, exact: true })).toBeHidden()
  }

  async note(text: string): Promise<void> {
    await this.tab('Conversation').click()
    await this.page.getByRole('button', { name: /^Team notes/ }).click()
    await this.page.getByRole('textbox', { name: 'Note for the team' }).fill(text)
    await this.page.getByRole('button', { name: 'Add the note' }).click()
    await expect(this.page.getByText(text)).toBeVisible()
  }

  async message(text: string): Promise<void> {
    await this.tab('Conversation').click()
    await this.page.getByRole('button', { name: /^With the applicant/ }).click()
    await this.page.getByRole('textbox', { name: `Message to ${this.person}` }).fill(text)
    await this.page.getByRole('button', { name: `Send to ${this.person}` }).click()
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  async ask(message: string, section: string): Promise<void> {
    await this.tab('Decide').click()
    await this.page.getByRole('button', { name: 'Ask for more information' }).click()
    const drawer = this.page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Message' }).fill(message)
    await drawer.getByRole('checkbox', { name: section, exact: true }).check()
    await drawer.getByRole('button', { name: `Ask ${this.person}` }).click()
    await expect(drawer).toBeHidden()
  }

  /** Writes the decision and approves it; nobody but staff knows. */
  async decide(
    outcome: 'Accepted' | 'Waiting list' | 'Not selected',
    letter: string,
  ): Promise<void> {
    await this.tab('Decide').click()
    await this.page.getByRole('button', { name: 'Write a decision' }).click()
    const editor = this.page.getByRole('dialog')
    await editor.getByRole('radio', { name: outcome }).check()
    await editor.getByRole('textbox', { name: 'Letter to the applicant' }).fill(letter)
    await editor.getByRole('button', { name: 'Save the draft' }).click()
    await this.page.getByRole('button', { name: /^Approve/ }).click()
    await expect(this.releaseButton()).toBeVisible()
  }

  async release(): Promise<void> {
    await this.releaseButton().click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /I have read the letter/ }).check()
    await dialog.getByRole('button', { name: `Release to ${this.person}` }).click()
    await expect(dialog).toBeHidden()
  }

  releaseButton(): Locator {
    return this.page.getByRole('button', { name: `Release to ${this.person}` })
  }
}
