import { choicesOf, faqTopics, resourceKinds } from '../choices'
import type { FieldGroup } from './field-spec'
import { audience, picture, place, sectors, slug, summary, text, title } from './parts'

export const postGroups: readonly FieldGroup[] = [
  {
    title: 'The post',
    fields: [title, summary('Two or three sentences, for the list and for search engines.')],
  },
  text(60_000),
  picture,
  {
    title: 'Who wrote it',
    lead: 'As readers see it.',
    fields: [
      { key: 'author_name', type: 'line', label: 'Author', max: 120, need: 'publish' },
      { key: 'author_title', type: 'line', label: 'What they do', max: 160 },
    ],
  },
  {
    ...place,
    fields: [
      slug,
      {
        key: 'tags',
        type: 'tags',
        label: 'Tags',
        help: 'Short words that posts on the same subject share. Up to 8.',
        most: 8,
      },
    ],
  },
]

export const resourceGroups: readonly FieldGroup[] = [
  {
    title: 'The resource',
    fields: [
      {
        key: 'kind',
        type: 'choice',
        label: 'Kind',
        choices: choicesOf(resourceKinds),
        initial: 'guide',
        need: 'save',
      },
      title,
      summary('What somebody has from it, in one or two sentences.'),
      { key: 'provider', type: 'line', label: 'Who provides it', max: 120 },
    ],
  },
  {
    title: 'What is inside',
    wide: true,
    lead: 'A text, an address, or both. One of them is needed before it is published.',
    fields: [
      {
        key: 'body',
        type: 'markdown',
        label: 'Text',
        max: 60_000,
        pictures: true,
        inside: true,
      },
      {
        key: 'url',
        type: 'address',
        label: 'Address of the template, video, tool or offer',
        accepts: 'https',
        max: 500,
        inside: true,
      },
    ],
  },
  {
    title: 'Whom it is for',
    fields: [
      {
        key: 'members_only',
        type: 'switch',
        label: 'Members only',
        help: 'Visitors see that it exists, and what is inside once they have signed in.',
      },
      audience,
      sectors,
      {
        key: 'stages',
        type: 'choices',
        label: 'Stages',
        source: 'startup_stages',
        most: 12,
      },
    ],
  },
  picture,
  place,
]

export const faqGroups: readonly FieldGroup[] = [
  {
    title: 'The question',
    fields: [
      { key: 'question', type: 'line', label: 'Question', max: 200, need: 'save' },
      {
        key: 'topic',
        type: 'choice',
        label: 'Topic',
        choices: choicesOf(faqTopics),
        initial: 'applying',
        need: 'save',
      },
    ],
  },
  {
    title: 'Answer',
    wide: true,
    fields: [{ key: 'answer', type: 'markdown', label: 'Answer', max: 6_000, need: 'publish' }],
  },
  {
    title: 'Where it is found',
    fields: [
      slug,
      {
        key: 'position',
        type: 'number',
        label: 'Position within its topic',
        help: 'Smaller numbers come first.',
        least: 0,
        most: 10_000,
        optional: false,
      },
      audience,
    ],
  },
]
