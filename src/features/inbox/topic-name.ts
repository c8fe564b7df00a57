import { contactTopicNames, feedbackCategoryNames } from '@contracts/letter-topics'
import type { Kind, Topic } from './letters'

/** What a letter is about, in the words by which it was chosen. */
export function topicName(kind: Kind, topic: Topic): string {
  const names: Partial<Record<Topic, string>> =
    kind === 'contact' ? contactTopicNames : feedbackCategoryNames
  return names[topic] ?? topic
}
