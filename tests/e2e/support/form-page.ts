import { type Answers, isObject, type Json } from '@contracts/forms/answers'
import {
  type ApplicantType,
  type Field,
  type FormDefinition,
  optionsOf,
  type Section,
} from '@contracts/forms/definition'
import { visibleFields } from '@contracts/forms/visibility'
import { expect, type Locator, type Page } from '@playwright/test'
import { definitionOf, vocabularies } from './forms'
import { fileFor, type SampleFile } from './sample-files'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The accessible name of a question, marked as optional or not. */
const named = ({ label }: Field) => new RegExp(`^${escaped(label)}( \\(optional\\))?$`)

type Part = Page | Locator

/** The form of one kind of applicant, as somebody uses it: by labels and buttons. */
export class FormPage {
  readonly page: Page
  readonly definition: FormDefinition

  constructor(page: Page, type: ApplicantType) {
    this.page = page
    this.definition = definitionOf(type)
  }

  /** At its beginning, or at one of its sections. */
  async open(section = this.definition.sections[0]?.key ?? ''): Promise<void> {
    await this.page.goto(`/application-form/${this.definition.applicant_type}?section=${section}`)
    await expect(this.heading(this.section(section).title)).toBeVisible()
  }

  heading(title: string): Locator {
    return this.page.getByRole('heading', { name: title, exact: true })
  }

  section(key: string): Section {
    const section = this.definition.sections.find((one) => one.key === key)
    if (!section) throw new Error(`There is no section ${key}.`)
    return section
  }

  field(key: string): Field {
    const field = this.definition.sections
      .flatMap(({ fields }) => fields)
      .find((f) => f.key === key)
    if (!field) throw new Error(`There is no field ${key}.`)
    return field
  }

  /** The box, list or group of boxes that answers a question. */
  control(key: string): Locator {
    return controlOf(this.page, this.field(key))
  }

  /** Fills one section; questions that show only because of an answer come with it. */
  async fill({ fields }: Section, answers: Answers): Promise<void> {
    for (const field of visibleFields(fields, answers)) {
      const answer = answers[field.key]
      if (field.type === 'file') {
        if (field.required) await this.upload(field.key, fileFor(field))
      } else if (answer !== undefined) {
        await fillField(this.page, field, answer)
      }
    }
  }

  /** Fills the whole form, section after section, up to the review. */
  async fillAll(answers: Answers): Promise<void> {
    for (const section of this.definition.sections) {
      await expect(this.heading(section.title)).toBeVisible()
      await this.fill(section, answers)
      await this.next()
    }
  }

  /** The link to the next part; the list of all parts names the review too. */
  onward(): Locator {
    const part = this.page.getByRole('main').getByRole('region').last()
    return part.getByRole('link', { name: /^(Continue|Review and submit)$/ })
  }

  async next(): Promise<void> {
    await this.onward().click()
  }

  /** From the review to the receipt; gives the reference. */
  async submit(): Promise<string> {
    await this.page.getByRole('button', { name: 'Submit application' }).click()
    return this.reference()
  }

  /** What the receipt says. */
  async reference(): Promise<string> {
    await expect(this.page.getByRole('heading', { name: 'Received' })).toBeVisible()
    const reference = this.page.getByText(/^APP-\d{4}-\d{6}$/).first()
    return (await reference.innerText()).trim()
  }

  async upload(key: string, file: SampleFile): Promise<void> {
    await this.page.getByLabel(named(this.field(key))).setInputFiles(file)
  }

  /** Waits until everything typed so far is on the account. */
  async saved(): Promise<void> {
    await this.status('saved')
  }

  async status(state: string): Promise<void> {
    await expect(this.page.getByTestId('save-status')).toHaveAttribute('data-state', state)
  }
}

/** What answers a question, within the page or an item of a group. */
export function controlOf(part: Part, field: Field): Locator {
  const name = named(field)
  switch (field.type) {
    case 'yes_no':
    case 'money':
    case 'phone':
    case 'group':
      return part.getByRole('group', { name })
    case 'consent':
      return part.getByRole('checkbox', { name })
    case 'multi_select':
    case 'countries':
      return part.getByRole('group', { name }).or(part.getByRole('combobox', { name }))
    default:
      return part.getByLabel(name)
  }
}

/** Answers one question with the control that it has. */
async function fillField(part: Part, field: Field, answer: Json): Promise<void> {
  const control = controlOf(part, field)
  switch (field.type) {
    case 'select':
    case 'country':
      return void (await control.selectOption(String(answer)))
    case 'yes_no':
      return control.getByRole('radio', { name: answer ? 'Yes' : 'No', exact: true }).check()
    case 'consent':
      return control.setChecked(answer === true)
    case 'phone':
      return control.getByRole('textbox').fill(String(answer))
    case 'money': {
      const { amount, currency } = isObject(answer) ? answer : {}
      await control.getByRole('textbox').fill(String(amount))
      return void (await control.getByRole('combobox').selectOption(String(currency)))
    }
    case 'multi_select':
    case 'countries':
      return choose(control, field, list(answer).map(String))
    case 'group':
      return fillItems(control, field, list(answer))
    default:
      return control.fill(String(answer))
  }
}

const list = (answer: Json): Json[] => (Array.isArray(answer) ? answer : [])

/** Boxes to tick, or a search with a list. */
async function choose(control: Locator, field: Field, ids: string[]): Promise<void> {
  const offered = [
    ...optionsOf(field, vocabularies),
    ...(field.any_option ? [field.any_option] : []),
  ]
  const isSearch = (await control.getAttribute('role')) === 'combobox'
  for (const id of ids) {
    const label = offered.find((option) => option.id === id)?.label ?? id
    if (isSearch) {
      await control.fill(label)
      await control.page().getByRole('option', { name: label, exact: true }).click()
    } else {
      await control.getByRole('checkbox', { name: label, exact: true }).check()
    }
  }
  if (isSearch) await control.press('Escape')
}

async function fillItems(group: Locator, field: Field, items: Json[]): Promise<void> {
  const entries = group.getByRole('list').first().locator('> li')
  // How many there are to begin with is known once the group is on the screen.
  await expect(group).toBeVisible()
  for (const [index, item] of items.entries()) {
    if ((await entries.count()) <= index) await group.getByRole('button', { name: /^Add / }).click()
    const entry = entries.nth(index)
    const answers = isObject(item) ? item : {}
    for (const member of visibleFields(field.fields ?? [], answers)) {
      const answer = answers[member.key]
      if (answer !== undefined) await fillField(entry, member, answer)
    }
  }
}
