import 'fake-indexeddb/auto'
import type { FormDefinition } from '@contracts/forms/definition'
import type { Call } from '@/features/applications/form/calls'
import { openDeviceDb } from '@/features/applications/drafts/device-db'
import { rpcReturns, server, tableReturns } from './server'

/** A short form with a question of most kinds. */
const shortForm: FormDefinition = {
  applicant_type: 'startup',
  title: 'Startup application',
  intro: 'Two short parts.',
  sections: [
    {
      key: 'company',
      title: 'Company',
      intro: 'The basics.',
      fields: [
        { key: 'company_name', type: 'short_text', label: 'Company name', required: true },
        { key: 'website', type: 'url', label: 'Website' },
        {
          key: 'stage',
          type: 'select',
          label: 'Stage',
          required: true,
          vocabulary: 'startup_stages',
        },
        { key: 'has_revenue', type: 'yes_no', label: 'Do you have revenue?', required: true },
        {
          key: 'revenue',
          type: 'money',
          label: 'Revenue of the last year',
          required: true,
          visible_when: { field: 'has_revenue', equals: true },
        },
        { key: 'problem', type: 'long_text', label: 'Problem', max_length: 40 },
      ],
    },
    {
      key: 'team',
      title: 'Team',
      fields: [
        {
          key: 'founders',
          type: 'group',
          label: 'Founders',
          item_label: 'Founder',
          required: true,
          min_items: 1,
          max_items: 3,
          fields: [
            { key: 'first_name', type: 'short_text', label: 'First name', required: true },
            { key: 'email', type: 'email', label: 'Email' },
          ],
        },
        { key: 'consent_terms', type: 'consent', label: 'I accept the terms.', required: true },
      ],
    },
  ],
}

export const callId = '0190f7c0-0000-7000-8000-0000000000c1'
const formVersionId = '0190f7c0-0000-7000-8000-0000000000f1'

export const aCall = (more: Partial<Call> = {}): Call => ({
  id: callId,
  slug: 'food-and-climate-2026',
  applicant_type: 'startup',
  title: 'Food and climate 2026',
  summary: 'Six months with mentors.',
  opens_at: '2026-01-01T00:00:00Z',
  closes_at: null,
  time_zone: 'Africa/Nairobi',
  evergreen: true,
  form_version_id: formVersionId,
  ...more,
})

const terms = [
  { vocabulary_id: 'startup_stages', id: 'idea', label: 'Idea', retired_at: null },
  { vocabulary_id: 'startup_stages', id: 'growth', label: 'Growth', retired_at: null },
  { vocabulary_id: 'currencies', id: 'USD', label: 'US Dollar', retired_at: null },
  { vocabulary_id: 'currencies', id: 'KES', label: 'Kenyan Shilling', retired_at: null },
]

/** Publishes a form for these calls. */
export function publish(calls: Call[] = [aCall()], definition = shortForm): void {
  server.use(
    tableReturns(
      'calls',
      calls.map((call) => ({ ...call, form_version: { definition } })),
    ),
    tableReturns('terms', terms),
  )
}

/** As a browser that has never been here. */
export async function forgetDevice(): Promise<void> {
  const db = await openDeviceDb()
  await Promise.all([db.clear('drafts'), db.clear('files'), db.clear('forms')])
}

export const ownApplicationId = '0190f7c0-0000-7000-8000-0000000000a1'

/** An account that keeps what is saved, as the database does. */
export function account(answers: Record<string, unknown> = {}, label = 'draft') {
  const row = {
    id: ownApplicationId,
    form_version_id: formVersionId,
    version: 1,
    answers,
    saved_at: new Date().toISOString(),
    public_label: label,
    reference: label === 'draft' ? null : 'APP-2026-000123',
    reopened_sections: ['team'],
  }
  const saved: unknown[] = []
  server.use(
    tableReturns('applications', Object.keys(answers).length > 0 ? [row] : []),
    tableReturns('application_files', []),
    tableReturns('application_events', [{ data: { message: 'Tell us who builds it.' } }]),
    rpcReturns('remembered_answers', {}),
    rpcReturns('begin_application', ({ answers: given }) => {
      saved.push(given)
      return {
        id: ownApplicationId,
        version: 1,
        call_id: callId,
        form_version_id: formVersionId,
        answers: given,
        created: true,
      } as never
    }),
    rpcReturns('save_answers', ({ changes, version }) => {
      saved.push(changes)
      return { version: Number(version) + 1, saved_at: new Date().toISOString() }
    }),
  )
  return saved
}
