import { choicesOf, contracts, partnerKinds, workplaces } from '../choices'
import type { FieldGroup } from './field-spec'
import { picture, place, sectors, summary, text, title } from './parts'

export const profileGroups: readonly FieldGroup[] = [
  {
    title: 'The startup',
    fields: [
      { key: 'name', type: 'line', label: 'Name', max: 120, need: 'save' },
      {
        key: 'tagline',
        type: 'line',
        label: 'In one line',
        help: 'What it does and for whom.',
        max: 200,
        need: 'publish',
      },
    ],
  },
  {
    title: 'Description',
    wide: true,
    fields: [
      {
        key: 'description',
        type: 'markdown',
        label: 'Description',
        max: 10_000,
        pictures: true,
        need: 'publish',
      },
    ],
  },
  picture,
  {
    title: 'Facts',
    fields: [
      { key: 'country', type: 'country', label: 'Country', need: 'publish' },
      { key: 'city', type: 'line', label: 'City', max: 120 },
      { key: 'website', type: 'address', label: 'Website', accepts: 'web', max: 300 },
      sectors,
      { key: 'stage', type: 'term', label: 'Stage', source: 'startup_stages' },
      {
        key: 'founded_year',
        type: 'number',
        label: 'Founded in',
        least: 1900,
        most: 2200,
        optional: true,
      },
      {
        key: 'cohort',
        type: 'line',
        label: 'Cohort',
        help: 'As you call it, for instance Spring 2026.',
        max: 80,
      },
      {
        key: 'featured',
        type: 'switch',
        label: 'Show it among the first',
        help: 'On the home page and on top of the portfolio.',
      },
    ],
  },
  place,
]

export const openingGroups: readonly FieldGroup[] = [
  {
    title: 'The opening',
    fields: [
      title,
      {
        key: 'organisation_id',
        type: 'organisation',
        label: 'Whose it is',
        help: 'An opening of a startup shows only while the startup itself is shown.',
      },
      summary('What somebody would do, in one or two sentences.'),
    ],
  },
  text(20_000, 'Description'),
  {
    title: 'Conditions',
    fields: [
      {
        key: 'contract',
        type: 'choice',
        label: 'Contract',
        choices: choicesOf(contracts),
        initial: 'full_time',
        need: 'save',
      },
      {
        key: 'workplace',
        type: 'choice',
        label: 'Workplace',
        choices: choicesOf(workplaces),
        initial: 'onsite',
        need: 'save',
      },
      { key: 'city', type: 'line', label: 'City', max: 120 },
      { key: 'country', type: 'country', label: 'Country' },
      {
        key: 'pay',
        type: 'line',
        label: 'Pay',
        help: 'With the currency and the period, for instance KES 120,000 a month.',
        max: 120,
      },
    ],
  },
  {
    title: 'How to apply',
    fields: [
      {
        key: 'apply_to',
        type: 'address',
        label: 'Where people apply',
        help: 'A mail address, or the address of a page.',
        accepts: 'https or mail',
        max: 300,
        need: 'publish',
      },
      { key: 'closes_at', type: 'moment', label: 'Closes', optional: true },
    ],
  },
  place,
]

export const challengeGroups: readonly FieldGroup[] = [
  {
    title: 'The challenge',
    fields: [
      title,
      { key: 'partner_name', type: 'line', label: 'Partner', max: 120, need: 'save' },
      {
        key: 'partner_kind',
        type: 'choice',
        label: 'What the partner is',
        choices: choicesOf(partnerKinds),
        initial: 'corporate',
        need: 'save',
      },
      summary('What is to be solved, in one or two sentences.'),
    ],
  },
  text(20_000, 'Description'),
  picture,
  {
    title: 'Who may take part, and when',
    fields: [
      sectors,
      {
        key: 'countries',
        type: 'choices',
        label: 'Countries',
        help: 'Chosen none, it is open to all.',
        source: 'countries',
        most: 60,
      },
      {
        key: 'reward',
        type: 'line',
        label: 'What there is to win',
        max: 200,
      },
      {
        key: 'time_zone',
        type: 'zone',
        label: 'Time zone',
        help: 'The two times below are said in it.',
        need: 'save',
      },
      { key: 'opens_at', type: 'moment', label: 'Opens', optional: false },
      {
        key: 'closes_at',
        type: 'moment',
        label: 'Closes',
        optional: true,
        after: 'opens_at',
      },
      {
        key: 'call_id',
        type: 'call',
        label: 'Call by which solutions come in',
        help: 'Without one, startups apply by the call that is always open.',
      },
    ],
  },
  place,
]
