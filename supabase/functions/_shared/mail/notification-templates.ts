import { z } from 'zod'
import { Constants, type Enums } from '../contracts/database.types.ts'
import type { Block, Letter } from './layout.ts'
import { type Leaver, line, lineOrNone, type Surroundings, template, text } from './template.ts'

const kinds = Constants.public.Enums.notification_kind

/** A path of this app; whatever else it was would not become a link of ours. */
const path = z
  .string()
  .max(300)
  .regex(/^\/[^/\\]/)
  .nullish()

const item = z.object({ title: line, body: z.string().max(300), link: path })

/** In our own words, since a notification's title may hold those of whoever caused it. */
const subjects: Record<Enums<'notification_kind'>, (brand: string) => string> = {
  comment_for_applicant: () => 'A message about your application',
  portfolio_consent: () => 'May we show your startup?',
  signed_in: (brand) => `You have signed in to ${brand}`,
  application_submitted: () => 'A new application is waiting',
  application_resubmitted: () => 'More information for an application',
  comment_from_applicant: () => 'An applicant has written to you',
  contact_message: () => 'A message through the contact page',
}

const greeting = (firstName: string): Block => text(firstName ? `Dear ${firstName},` : 'Hello,')

/** Where the reader chooses which of these mails come, and when. */
export const choices = ({ link }: Surroundings): NonNullable<Letter['stops']> => [
  { label: 'Choose what comes by mail', href: link('/dashboard/settings#notifications') },
]

/** What is told by mail of notifications that have no letter of their own. */
export const notificationTemplates = {
  notification: template(
    item.extend({ kind: z.enum(kinds), first_name: lineOrNone }),
    ({ kind, title, body, link, first_name }, surroundings) => ({
      subject: subjects[kind](surroundings.brand),
      letter: {
        heading: subjects[kind](surroundings.brand),
        blocks: [
          greeting(first_name),
          { kind: 'list', items: [{ title, text: body }] },
          ...(link
            ? [{ kind: 'link', label: 'Open it', href: surroundings.link(link) } satisfies Block]
            : []),
        ],
        footer: `You receive this because your settings at ${surroundings.brand} say that it comes by mail at once.`,
        stops: choices(surroundings),
      },
    }),
  ),

  digest: template(
    z.object({
      first_name: lineOrNone,
      reader: z.uuid(),
      items: z.array(item).min(1).max(50),
      more: z.number().int().min(0),
    }),
    ({ first_name, reader, items, more }, surroundings) => {
      const { brand, link, leaveLink } = surroundings
      const leaver: Leaver = { list: 'digest', reader }
      const count = items.length + more
      return {
        subject: `${count === 1 ? 'One thing' : `${count} things`} you have not read at ${brand}`,
        leaver,
        letter: {
          heading: 'What you have not read yet',
          preheader: items
            .map(({ title }) => title)
            .join(' · ')
            .slice(0, 140),
          blocks: [
            greeting(first_name),
            {
              kind: 'list',
              items: items.map((each) => ({
                title: each.title,
                text: each.body,
                ...(each.link ? { href: link(each.link) } : {}),
              })),
            },
            ...(more > 0 ? [text(`And ${more} more.`)] : []),
            {
              kind: 'link',
              label: 'See what is unread',
              href: link('/dashboard/notifications?filter=unread'),
              isOnlyButton: true,
            },
          ],
          footer: `You receive this at most once a day, when there is something that you have not read at ${brand}.`,
          stops: [
            ...choices(surroundings),
            { label: 'Stop the daily mail', href: leaveLink(leaver) },
          ],
        },
      }
    },
  ),
}
