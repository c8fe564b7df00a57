import { z } from 'zod'
import {
  contactTopicNames,
  contactTopics,
  feedbackCategories,
  feedbackCategoryNames,
} from '../contracts/letter-topics.ts'
import type { Block } from './layout.ts'
import {
  type Leaver,
  line,
  lineOrNone,
  type Surroundings,
  template,
  text,
  words,
} from './template.ts'

/** What somebody wrote to the operator. The address is theirs, so it is checked again before it goes into a header. */
const letter = z.object({ name: line, email: z.email(), message: words })

/** To the operator it is somebody else's application. */
const topicLabels = { ...contactTopicNames, application: 'An application' }

const operatorFooter = ({ brand }: Surroundings): string =>
  `You receive this because messages to ${brand} go to this address. An answer to this mail goes to whoever wrote it.`

const leave = (leaver: Leaver, { leaveLink }: Surroundings): Block => ({
  kind: 'link',
  label: 'Leave the newsletter',
  href: leaveLink(leaver),
})

/** What the operator is told, and what those who asked for the newsletter are. */
export const contactTemplates = {
  contact_message: template(
    letter.extend({
      topic: z.enum(contactTopics),
      organisation: lineOrNone,
      subject: lineOrNone,
    }),
    ({ name, email, topic, organisation, subject, message }, surroundings) => ({
      subject: `Contact page: ${topicLabels[topic]}`,
      replyTo: email,
      letter: {
        heading: 'A message through the contact page',
        blocks: [
          {
            kind: 'facts',
            facts: [
              ['Topic', topicLabels[topic]],
              ['Name', name],
              ['Email', email],
              ...(organisation ? [['Organisation', organisation] satisfies [string, string]] : []),
              ...(subject ? [['Subject', subject] satisfies [string, string]] : []),
            ],
          },
          { kind: 'quote', text: message },
        ],
        footer: operatorFooter(surroundings),
      },
    }),
  ),

  feedback_received: template(
    letter.extend({ category: z.enum(feedbackCategories) }),
    ({ name, email, category, message }, surroundings) => ({
      subject: `Feedback: ${feedbackCategoryNames[category]}`,
      replyTo: email,
      letter: {
        heading: feedbackCategoryNames[category],
        blocks: [
          {
            kind: 'facts',
            facts: [
              ['Name', name],
              ['Email', email],
            ],
          },
          { kind: 'quote', text: message },
        ],
        footer: operatorFooter(surroundings),
      },
    }),
  ),

  newsletter_confirm: template(
    z.object({ nonce: z.string().min(16).max(100) }),
    ({ nonce }, { brand, confirmLink }) => ({
      subject: `Do you want the ${brand} newsletter?`,
      letter: {
        heading: 'One press and you are on the list',
        blocks: [
          text(
            `Somebody, most likely you, asked ${brand} to send its newsletter to this address. Confirm it on the page below.`,
          ),
          { kind: 'link', label: 'Confirm the address', href: confirmLink(nonce) },
          text('The link holds for seven days. If you do nothing, nothing is sent to you.'),
        ],
        footer: `You receive this because this address was entered on ${brand}.`,
      },
    }),
  ),

  newsletter_welcome: template(
    z.object({ subscriber: z.uuid() }),
    ({ subscriber }, surroundings) => {
      const leaver: Leaver = { list: 'newsletter', reader: subscriber }
      return {
        subject: `You are on the list of the ${surroundings.brand} newsletter`,
        leaver,
        letter: {
          heading: 'You are on the list',
          blocks: [
            text(
              'From now on our newsletter comes to this address: new calls, deadlines, and what startups in the programme have learned.',
            ),
            text('You can leave at any time, by this link or by the one at the end of each issue.'),
            leave(leaver, surroundings),
          ],
          footer: `You receive this because you confirmed this address for the ${surroundings.brand} newsletter.`,
        },
      }
    },
  ),
}
