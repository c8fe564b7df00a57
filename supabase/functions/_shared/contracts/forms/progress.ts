import { answerOf, type Answers, isObject, type Json } from './answers.ts'
import type { Field, FormDefinition } from './definition.ts'
import { isAnswered } from './emptiness.ts'
import { isVisible, keptAnswers, visibleFields } from './visibility.ts'

export type SectionProgress = {
  key: string
  title: string
  /** Required questions that are asked, and how many of them have an answer. */
  required: number
  answered: number
  /** Whether anything at all has been answered, optional questions included. */
  begun: boolean
  complete: boolean
}

export type Progress = {
  sections: SectionProgress[]
  required: number
  answered: number
  /** 0 to 1. */
  share: number
}

/** How far the form is, by section. Counts presence only; the validator judges correctness. */
export function progress(definition: FormDefinition, answers: Answers): Progress {
  const kept = keptAnswers(definition, answers)
  const sections = definition.sections.map(({ key, title, fields }): SectionProgress => {
    const asked = fields.filter((field) => isVisible(field, kept))
    const required = asked.filter((field) => field.required)
    const answered = required.filter((field) => isComplete(field, kept[field.key])).length
    const gaps = asked.some((field) => !field.required && hasGaps(field, kept[field.key]))
    return {
      key,
      title,
      required: required.length,
      answered,
      begun: asked.some((field) => isAnswered(field, kept[field.key])),
      complete: answered === required.length && !gaps,
    }
  })
  const required = sum(sections.map((section) => section.required))
  const answered = sum(sections.map((section) => section.answered))
  return { sections, required, answered, share: required === 0 ? 1 : answered / required }
}

function isComplete(field: Field, value: Json | undefined): boolean {
  if (!isAnswered(field, value) || hasGaps(field, value)) return false
  return !Array.isArray(value) || value.length >= (field.min_items ?? 0)
}

/** A group's item that lacks a required answer, also where the group itself is optional. */
function hasGaps(field: Field, value: Json | undefined): boolean {
  const members = field.fields
  if (!members || !Array.isArray(value)) return false
  return value.some((item) => {
    const answers = isObject(item) ? item : {}
    return visibleFields(members, answers).some(
      (member) => member.required && !isAnswered(member, answerOf(answers, member.key)),
    )
  })
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
