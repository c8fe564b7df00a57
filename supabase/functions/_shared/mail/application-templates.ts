import { z } from 'zod'
import type { Block } from './layout.ts'
import { choices } from './notification-templates.ts'
import { line, lineOrNone, type Surroundings, template, text, words } from './template.ts'

const application = z.object({
  application_id: z.uuid(),
  reference: z.string().regex(/^[A-Z0-9-]{1,30}$/),
  first_name: lineOrNone,
  call_title: lineOrNone,
  title: lineOrNone,
})
type Application = z.infer<typeof application>

const greeting = ({ first_name }: Application): Block => ({
  kind: 'text',
  text: first_name ? `Dear ${first_name},` : 'Hello,',
})

const ownPage = ({ application_id }: Application, { link }: Surroundings): string =>
  link(`/dashboard/applications/${application_id}`)

const facts = ({ reference, call_title, title }: Application): Block => ({
  kind: 'facts',
  facts: [
    ['Reference', reference],
    ...(call_title ? [['Call', call_title] satisfies [string, string]] : []),
    ...(title ? [['Application of', title] satisfies [string, string]] : []),
  ],
})

const applicantFooter = ({ brand }: Surroundings): string =>
  `You receive this because you applied through ${brand}. Please do not answer this mail: write to us on the page of your application instead.`

/** What applicants, and those who look after them, are told. */
export const applicationTemplates = {
  application_received: template(application, (data, surroundings) => ({
    subject: `We have received your application ${data.reference}`,
    letter: {
      heading: 'Your application has arrived',
      blocks: [
        greeting(data),
        text(
          'Thank you for applying. Everything you sent has reached us, and nothing more is needed from you for now.',
        ),
        facts(data),
        text(
          'We read every application in full. Each step shows on the page of your application, and we write to you whenever one concerns you.',
        ),
        { kind: 'link', label: 'See your application', href: ownPage(data, surroundings) },
      ],
      footer: applicantFooter(surroundings),
    },
  })),

  application_submitted: template(application, (data, surroundings) => ({
    subject: `New application ${data.reference}`,
    letter: {
      heading: 'A new application is waiting',
      blocks: [
        text('An application has been submitted and is ready for a first look.'),
        facts(data),
        { kind: 'link', label: 'Open the application', href: ownPage(data, surroundings) },
      ],
      footer: `You receive this because you look after applications at ${surroundings.brand}.`,
      stops: choices(surroundings),
    },
  })),

  information_requested: template(
    application.extend({ message: words, sections: z.array(line).nullish() }),
    (data, surroundings) => ({
      subject: `A question about your application ${data.reference}`,
      letter: {
        heading: 'We need a little more from you',
        blocks: [
          greeting(data),
          text('Before we can go on with your application, we would like to ask:'),
          { kind: 'quote', text: data.message },
          ...(data.sections?.length
            ? [
                text(
                  `These parts of your application are open for changes again: ${data.sections.join(', ')}.`,
                ),
              ]
            : []),
          text(
            'Change what is asked for, then submit once more. Your other answers stay as they are.',
          ),
          { kind: 'link', label: 'Answer on your application', href: ownPage(data, surroundings) },
        ],
        footer: applicantFooter(surroundings),
      },
    }),
  ),

  comment_for_applicant: template(application.extend({ message: words }), (data, surroundings) => ({
    subject: `A message about your application ${data.reference}`,
    letter: {
      heading: 'There is a message for you',
      blocks: [
        greeting(data),
        text('We have written to you about your application:'),
        { kind: 'quote', text: data.message },
        { kind: 'link', label: 'Read and answer it', href: ownPage(data, surroundings) },
      ],
      footer: applicantFooter(surroundings),
      stops: choices(surroundings),
    },
  })),

  // The letter itself is kept for the page: a mail may be read over a shoulder, or forwarded by accident.
  decision_released: template(application, (data, surroundings) => ({
    subject: `The decision on your application ${data.reference}`,
    letter: {
      heading: 'We have decided on your application',
      blocks: [
        greeting(data),
        text(
          'The decision on your application is ready, together with what we would like to tell you about it. You can read both on the page of your application.',
        ),
        facts(data),
        { kind: 'link', label: 'Read the decision', href: ownPage(data, surroundings) },
        text('Thank you for the time and thought you put into applying.'),
      ],
      footer: applicantFooter(surroundings),
    },
  })),
}
