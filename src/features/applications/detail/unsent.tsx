import { isObject } from '@contracts/forms/answers'
import type { FormDefinition, Vocabularies } from '@contracts/forms/definition'
import type { OwnApplicationDetail } from '../queries'
import { workingAnswers } from '../drafts/working-answers'
import { AnswersView } from '../reading/answers-view'
import { toReading } from '../reading/reading-model'
import { detailMessages } from './messages'
import { Part } from './part'

type UnsentProps = {
  application: OwnApplicationDetail
  definition: FormDefinition
  vocabularies: Vocabularies
}

/** What was written into reopened parts and never sent back: not part of the application, and not lost. */
export function Unsent({ application, definition, vocabularies }: UnsentProps) {
  const changes = application.unsent?.changes
  if (!isObject(changes)) return null
  const sections = toReading(definition, workingAnswers(application), vocabularies)
    .map(({ answers, ...section }) => ({
      ...section,
      answers: answers.filter(({ key }) => Object.hasOwn(changes, key)),
    }))
    .filter(({ answers }) => answers.length > 0)
  if (sections.length === 0) return null
  return (
    <Part title={detailMessages.unsent}>
      <p>
        {application.public_label === 'information_needed'
          ? detailMessages.unsentOpen
          : detailMessages.unsentClosed}
      </p>
      <AnswersView sections={sections} files={application.files} headingLevel={3} compact />
    </Part>
  )
}
