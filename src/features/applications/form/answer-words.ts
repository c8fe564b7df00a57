import type { Answers, Json } from '@contracts/forms/answers'
import type { Field, FormDefinition, Vocabularies } from '@contracts/forms/definition'
import {
  type ReadingAnswer,
  type ReadingSection,
  type ReadingValue,
  toReading,
} from '../reading/reading-model'

type FileName = (id: string) => string

const valueLines = (value: ReadingValue, fileName: FileName): string[] => {
  switch (value.kind) {
    case 'nothing':
      return []
    case 'text':
    case 'prose':
      return value.text.split('\n')
    case 'link':
      return [value.href.replace(/^(mailto|tel):/, '')]
    case 'choices':
      return [value.choices.join(', ')]
    case 'file':
      return [fileName(value.fileId)]
    case 'items':
      return value.items.flatMap(({ title, answers }) => [
        title,
        ...answers.flatMap((answer) => answerLines(answer, fileName).map((line) => `  ${line}`)),
      ])
  }
}

function answerLines({ label, value }: ReadingAnswer, fileName: FileName): string[] {
  const lines = valueLines(value, fileName)
  if (lines.length === 0) return []
  return lines.length === 1 && value.kind !== 'prose' && value.kind !== 'items'
    ? [`${label}: ${lines.join('')}`]
    : [label, ...lines.map((line) => `  ${line}`)]
}

/** All answers as plain text, to be kept by whoever wrote them. */
export function answersAsText(
  title: string,
  sections: readonly ReadingSection[],
  fileName: FileName = (id) => id,
): string {
  const parts = sections
    .map(({ title: heading, answers }) => ({
      heading,
      lines: answers.flatMap((answer) => answerLines(answer, fileName)),
    }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [heading.toUpperCase(), ...lines].join('\n'))
  return [title, ...parts].join('\n\n')
}

/** One answer in a few words, for where two of them stand side by side or one is offered. */
export function answerInWords(
  field: Field,
  answer: Json | undefined,
  vocabularies: Vocabularies,
  fileName?: FileName,
): string {
  const alone: FormDefinition = {
    applicant_type: 'startup',
    title: '',
    // Shown by itself it depends on nothing.
    sections: [{ key: '', title: '', fields: [{ ...field, visible_when: undefined }] }],
  }
  const answers: Answers = { [field.key]: answer }
  const value = toReading(alone, answers, vocabularies)[0]?.answers[0]?.value
  return value ? valueLines(value, fileName ?? ((id) => id)).join('\n') : ''
}
