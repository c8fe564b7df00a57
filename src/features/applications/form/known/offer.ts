import { answerOf, type Answers, isBlank, isObject, type Json } from '@contracts/forms/answers'
import type { FormDefinition, Vocabularies } from '@contracts/forms/definition'
import { prefilledAnswers } from '@contracts/forms/prefill'
import { pathOf } from '../paths'

export type Offer = { path: string; value: Json }

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value))

/** What the person has said before and has not answered here. Nothing that is answered is ever offered anew. */
export function offers(
  definition: FormDefinition,
  answers: Answers,
  remembered: Answers,
  vocabularies: Vocabularies,
): Offer[] {
  const known = prefilledAnswers(definition, remembered, vocabularies)
  return Object.entries(known).flatMap(([key, value]): Offer[] => {
    const current = answerOf(answers, key)
    if (Array.isArray(value) && isObject(value[0])) {
      const first = Array.isArray(current) ? current[0] : undefined
      return offersOfItem(pathOf(key, 0), value[0], isObject(first) ? first : {})
    }
    return value !== undefined && isEmpty(current) ? [{ path: key, value }] : []
  })
}

const offersOfItem = (place: string, item: Answers, current: Answers): Offer[] =>
  Object.entries(item).flatMap(([member, value]) =>
    value !== undefined && isEmpty(answerOf(current, member))
      ? [{ path: pathOf(place, member), value }]
      : [],
  )
