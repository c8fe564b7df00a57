import type { Answers, Json } from '@contracts/forms/answers'
import {
  type Field,
  fieldsOf,
  type FormDefinition,
  type Section,
  type Vocabularies,
} from '@contracts/forms/definition'
import type { AnswerError } from '@contracts/forms/errors'
import { progress } from '@contracts/forms/progress'
import type * as Checks from './checks'
import { answerAt, answerWith, isWithin, topKeyOf } from './paths'

/** Where the answers are, and where changes go. */
export type AnswerSource = {
  read: () => {
    answers: Answers
    refused: readonly AnswerError[]
    editableKeys: readonly string[] | null
  }
  subscribe: (listener: () => void) => () => void
  /** Files that are on their way, by the path of their field; the same object until that changes. */
  uploads: () => Readonly<Record<string, unknown>>
  change: (key: string, value: Json | undefined) => void
}

export type SectionState = {
  key: string
  title: string
  /** Required questions without an answer, and answers that are not right. */
  missing: number
  wrong: number
  begun: boolean
  complete: boolean
  /** With information asked for, other sections can only be read. */
  isEditable: boolean
}

type FormModelOptions = {
  source: AnswerSource
  definition: FormDefinition
  vocabularies: Vocabularies
  loadChecks: () => Promise<typeof Checks>
}

/**
 * The form as somebody fills it in: its answers, and which of its errors are due to be shown. Errors stay quiet until
 * their field, their section or the whole form is left.
 */
export class FormModel {
  readonly definition: FormDefinition
  readonly vocabularies: Vocabularies
  readonly #source: AnswerSource
  readonly #loadChecks: FormModelOptions['loadChecks']
  #loading: Promise<void> | null = null
  /** Null until there is something to check. */
  checks: typeof Checks | null = null
  readonly #listeners = new Set<() => void>()
  readonly #shown = new Set<string>()
  readonly #changed = new Set<string>()
  /** What only the database found, as long as the answer is still the one that it looked at. */
  #fromServer: { error: AnswerError; answer: Json | undefined }[] = []
  #checked: { answers: Answers; uploads: unknown; errors: AnswerError[] } | null = null
  #sections: SectionState[] = []

  constructor({ source, definition, vocabularies, loadChecks }: FormModelOptions) {
    this.#source = source
    this.definition = definition
    this.vocabularies = vocabularies
    this.#loadChecks = loadChecks
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const stop = this.#source.subscribe(listener)
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }

  /**
   * Resolves when answers can be checked. Where the code for it does not arrive the database, which checks in any case,
   * has the only word.
   */
  ready(): Promise<void> {
    this.#loading ??= this.#loadChecks().then(
      (checks) => {
        this.checks = checks
        this.#checked = null
        this.#notify()
      },
      () => {
        this.#loading = null
      },
    )
    return this.#loading
  }

  answers = (): Answers => this.#source.read().answers

  answer(path: string): Json | undefined {
    return answerAt(this.answers(), path)
  }

  set(path: string, value: Json | undefined): void {
    this.#changed.add(path)
    void this.ready()
    this.#source.change(topKeyOf(path), answerWith(this.answers(), path, value))
    this.#forgetFixed()
  }

  /** Items moved or went: what was shown for one of them would now stand at another. */
  setItems(path: string, items: Json[]): void {
    for (const shown of [...this.#shown]) {
      if (shown !== path && isWithin(shown, path)) this.#shown.delete(shown)
    }
    this.set(path, items.length > 0 ? items : undefined)
  }

  /** A field was left: what is wrong with it may be said, unless it was only passed through. */
  leave(path: string): void {
    if (!this.checks) return this.#onceChecked(() => this.leave(path))
    const error = this.errorAt(path)
    if (!error || (error.code === 'required' && !this.#changed.has(path))) return
    this.#show([error])
  }

  leaveSection(key: string): void {
    if (!this.checks) return this.#onceChecked(() => this.leaveSection(key))
    const section = this.section(key)
    if (section) this.#show(this.errors().filter((error) => this.#isIn(section, error)))
  }

  /** Somebody may be faster than the code for checking, which is on its way once something was answered. */
  #onceChecked(run: () => void): void {
    void this.#loading?.then(() => this.checks && run())
  }

  /** Everything wrong, in the order of the form, from now on shown beside the fields. */
  showAll(): readonly AnswerError[] {
    this.#show(this.errors())
    return this.errors()
  }

  showFromServer(errors: readonly AnswerError[]): void {
    this.#fromServer = errors.map((error) => ({ error, answer: this.answer(error.path) }))
    this.#checked = null
    this.#show(errors)
  }

  shownError(path: string): AnswerError | undefined {
    const refused = this.#source.read().refused.find((error) => error.path === path)
    return refused ?? (this.#shown.has(path) ? this.errorAt(path) : undefined)
  }

  hasShownWithin(path: string): boolean {
    for (const shown of this.#shown) if (isWithin(shown, path) && this.errorAt(shown)) return true
    return false
  }

  errorAt(path: string): AnswerError | undefined {
    return this.errors().find((error) => error.path === path)
  }

  errors = (): readonly AnswerError[] => {
    const answers = this.answers()
    const uploads = this.#source.uploads()
    if (this.#checked?.answers !== answers || this.#checked.uploads !== uploads) {
      // A file that was chosen is an answer, though it may take until after signing in to arrive.
      const errors = this.#check(answers).filter(
        ({ code, path }) => code !== 'required' || !(path in uploads),
      )
      this.#checked = { answers, uploads, errors }
    }
    return this.#checked.errors
  }

  section(key: string): Section | undefined {
    return this.definition.sections.find((section) => section.key === key)
  }

  /** The section that asks for a path. */
  sectionOf(path: string): Section | undefined {
    const key = topKeyOf(path)
    return this.definition.sections.find(({ fields }) => fields.some((field) => field.key === key))
  }

  /** The field at a path, a member of a group included. */
  fieldAt(path: string): Field | undefined {
    const [key, , member] = path.split('.')
    const field = fieldsOf(this.definition).find((one) => one.key === key)
    return member === undefined ? field : field?.fields?.find((one) => one.key === member)
  }

  /** How far each section is. The same object as long as nothing of it changes. */
  sections = (): SectionState[] => {
    const errors = this.errors()
    const open = this.#source.read().editableKeys
    const states = progress(this.definition, this.answers()).sections.map((done, index) => {
      const section = this.definition.sections[index]
      const own = section ? errors.filter((error) => this.#isIn(section, error)) : []
      const wrong = own.filter(({ code }) => code !== 'required').length
      return {
        key: done.key,
        title: done.title,
        missing: own.length - wrong,
        wrong,
        begun: done.begun,
        complete: done.complete && own.length === 0,
        isEditable: !open || (section?.fields.some(({ key }) => open.includes(key)) ?? false),
      }
    })
    if (JSON.stringify(states) !== JSON.stringify(this.#sections)) this.#sections = states
    return this.#sections
  }

  /** Whether files are really there is known to the database alone. */
  #check(answers: Answers): AnswerError[] {
    const { definition, vocabularies } = this
    const errors =
      this.checks?.validateAnswers(definition, answers, { mode: 'submit', vocabularies }) ?? []
    const found = new Set(errors.map(({ path }) => path))
    this.#fromServer = this.#fromServer.filter(
      ({ error, answer }) => answerAt(answers, error.path) === answer,
    )
    return [
      ...errors,
      ...this.#fromServer.map(({ error }) => error).filter(({ path }) => !found.has(path)),
    ]
  }

  #isIn({ fields }: Section, { path }: AnswerError): boolean {
    const key = topKeyOf(path)
    return fields.some((field) => field.key === key)
  }

  #show(errors: readonly AnswerError[]): void {
    for (const { path } of errors) this.#shown.add(path)
    this.#notify()
  }

  /** Once mended, a field is quiet again until it is left the next time. */
  #forgetFixed(): void {
    if (this.#shown.size === 0) return
    const wrong = new Set(this.errors().map(({ path }) => path))
    for (const path of [...this.#shown]) if (!wrong.has(path)) this.#shown.delete(path)
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
