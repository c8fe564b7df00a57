import { isObject, type Json } from '@contracts/forms/answers'
import { type Field, optionsOf } from '@contracts/forms/definition'
import { visibleFields } from '@contracts/forms/visibility'
import { expect, type Locator, type Page } from '@playwright/test'
import { vocabularies } from './forms'
import { controlOf } from './form-page'

/** Somebody who has a keyboard and nothing else. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses Tab until the focus is on the wanted element; a person would give up at some point, and so does this. */
  async tabTo(target: Locator, most = 80): Promise<void> {
    await expect(target).toBeVisible()
    for (let press = 0; press < most; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.#page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }

  /** The focus can be seen: an outline of its own, or of the label beside it. */
  async isFocusSeen(): Promise<boolean> {
    return this.#page.evaluate(() => {
      const element = document.activeElement
      if (!element) return false
      const own = getComputedStyle(element)
      const label = element.nextElementSibling ? getComputedStyle(element.nextElementSibling) : own
      return [own, label].some(({ outlineStyle, outlineWidth }) => {
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
    })
  }

  /** Types into a field. */
  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target)
    await this.#page.keyboard.type(text)
  }

  /** Presses a button or follows a link. */
  async press(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.#page.keyboard.press('Enter')
  }

  /** Answers one question with the keys that its control understands. */
  async answer(control: Locator, field: Field, answer: Json): Promise<void> {
    const { keyboard } = this.#page
    switch (field.type) {
      case 'select':
      case 'country':
        return this.#choose(control, String(answer))
      case 'consent':
        await this.tabTo(control)
        return keyboard.press('Space')
      case 'yes_no':
        await this.tabTo(control.getByRole('radio').first())
        return keyboard.press(answer ? 'Space' : 'ArrowDown')
      case 'multi_select':
      case 'countries':
        return this.#chooseSeveral(control, field, list(answer).map(String))
      case 'group':
        return this.#item(control.getByRole('list').first().locator('> li').first(), field, answer)
      default:
        await this.tabTo(control)
        return keyboard.type(String(answer))
    }
  }

  /** A list is jumped through by the letters of what is wanted. */
  async #choose(control: Locator, value: string): Promise<void> {
    await this.tabTo(control)
    const label = await control.locator(`option[value="${value}"]`).innerText()
    await this.#page.keyboard.type(label)
    await expect(control).toHaveValue(value)
  }

  async #chooseSeveral(control: Locator, field: Field, ids: string[]): Promise<void> {
    const { keyboard } = this.#page
    const isSearch = (await control.getAttribute('role')) === 'combobox'
    const offered = [
      ...optionsOf(field, vocabularies),
      ...(field.any_option ? [field.any_option] : []),
    ]
    for (const id of ids) {
      const label = offered.find((option) => option.id === id)?.label ?? id
      if (isSearch) {
        await this.tabTo(control)
        await keyboard.type(label)
        await keyboard.press('Enter')
      } else {
        await this.tabTo(control.getByRole('checkbox', { name: label, exact: true }))
        await keyboard.press('Space')
      }
    }
    if (isSearch) await keyboard.press('Escape')
  }

  async #item(entry: Locator, field: Field, answer: Json): Promise<void> {
    const [item] = list(answer)
    if (!isObject(item)) throw new Error(`The sample of ${field.key} has no item.`)
    for (const member of visibleFields(field.fields ?? [], item)) {
      const value = item[member.key]
      if (value !== undefined) await this.answer(controlOf(entry, member), member, value)
    }
  }
}

const list = (answer: Json): Json[] => (Array.isArray(answer) ? answer : [])
