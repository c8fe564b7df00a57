import type { Kind, Topic } from './letters'
import { inboxMessages } from './messages'

/** What a letter is about, in the words by which it was chosen. */
export function topicName(kind: Kind, topic: Topic): string {
  const names: Partial<Record<Topic, string>> = inboxMessages.topics[kind]
  return names[topic] ?? topic
}
