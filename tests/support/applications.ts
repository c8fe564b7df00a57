import type { FormDefinition } from '@contracts/forms/definition'
import type { ApplicationDetail, ApplicationRow, Decision } from '@/features/review/types'
import type { OwnApplication, OwnApplicationDetail } from '@/features/applications/queries'

export const applicationId = '0b0b0b0b-0000-4000-8000-0000000000a1'

const definition: FormDefinition = {
  applicant_type: 'startup',
  title: 'Startup application',
  sections: [
    {
      key: 'company',
      title: 'Company',
      fields: [
        { key: 'company_name', type: 'short_text', label: 'Company name' },
        { key: 'website', type: 'url', label: 'Website' },
      ],
    },
    {
      key: 'team',
      title: 'Team',
      fields: [
        { key: 'why_together', type: 'long_text', label: 'Why you together?' },
        { key: 'equity', type: 'percent', label: 'Equity', private_to: 'staff' },
        { key: 'deck', type: 'file', label: 'Deck' },
      ],
    },
  ],
}

const answers = {
  company_name: 'Mavuno Cold Chain',
  why_together: 'We ran a packhouse in Limuru for six years.',
  equity: 60,
  deck: 'file-1',
}

const deck = {
  id: 'file-1',
  field_key: 'deck',
  path: `${applicationId}/file-1.pdf`,
  name: 'Mavuno deck.pdf',
  mime: 'application/pdf',
  size: 2_400_000,
  state: 'stored' as const,
}

/** A row of the staff list. */
export const aRow = (more: Partial<ApplicationRow> = {}): ApplicationRow => ({
  id: applicationId,
  reference: 'APP-2026-000123',
  title: 'Mavuno Cold Chain',
  applicant_type: 'startup',
  call_id: '0b0b0b0b-0000-4000-8000-0000000000c1',
  call_title: 'Food and climate 2026',
  applicant_name: 'Wanjiru Kamau',
  status: 'submitted',
  public_label: 'received',
  country: 'KE',
  sectors: ['agriculture'],
  submitted_at: '2026-11-03T09:00:00Z',
  saved_at: '2026-11-03T09:00:00Z',
  decision_state: null,
  sort_value: '2026-11-03 09:00:00+00',
  ...more,
})

/** Several rows, told apart by their titles. */
export const someRows = (titles: readonly string[]): ApplicationRow[] =>
  titles.map((title, index) =>
    aRow({
      id: `0b0b0b0b-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      reference: `APP-2026-${String(index + 1).padStart(6, '0')}`,
      title,
    }),
  )

/** A decision letter, drafted unless said otherwise. */
export const aLetter = (more: Partial<Decision> = {}): Decision => ({
  id: 'decision-1',
  outcome: 'accepted',
  message: 'We are glad to have you.',
  state: 'drafted',
  version: 1,
  released_at: null,
  author_name: 'Tomás Herrera',
  approved_by_name: null,
  ...more,
})

type DetailChanges = Partial<Omit<ApplicationDetail, 'application'>> & {
  application?: Partial<ApplicationDetail['application']>
}

/** What staff see of one application. */
export const aDetail = ({ application, ...more }: DetailChanges = {}): ApplicationDetail => ({
  application: {
    id: applicationId,
    call_id: '0b0b0b0b-0000-4000-8000-0000000000c1',
    applicant_type: 'startup',
    applicant_id: '0b0b0b0b-0000-4000-8000-0000000000f1',
    form_version_id: '0b0b0b0b-0000-4000-8000-0000000000e1',
    answers,
    status: 'in_review',
    public_label: 'being_reviewed',
    reference: 'APP-2026-000123',
    title: 'Mavuno Cold Chain',
    country: 'KE',
    sectors: ['agriculture'],
    search_text: '',
    version: 4,
    saved_at: '2026-11-03T09:00:00Z',
    reopened_sections: [],
    submitted_at: '2026-11-03T09:00:00Z',
    decided_at: null,
    released_at: null,
    created_at: '2026-10-28T09:00:00Z',
    updated_at: '2026-11-03T09:00:00Z',
    ...application,
  },
  definition,
  call: {
    id: '0b0b0b0b-0000-4000-8000-0000000000c1',
    title: 'Food and climate 2026',
    slug: 'food-climate-2026',
    closes_at: null,
  },
  applicant: {
    id: '0b0b0b0b-0000-4000-8000-0000000000f1',
    first_name: 'Wanjiru',
    last_name: 'Kamau',
    email: 'wanjiru.kamau@mavuno.example',
  },
  files: [deck],
  events: [
    {
      id: 'event-1',
      kind: 'submitted',
      data: {},
      shown_to_applicant: true,
      created_at: '2026-11-03T09:00:00Z',
      actor_name: 'Wanjiru Kamau',
    },
  ],
  comments: [],
  decision: null,
  moves: ['interview', 'more_info'],
  outcomes: ['accepted', 'waitlisted', 'rejected'],
  ...more,
})

/** An own application as the applicant's list has it. */
export const anOwn = (more: Partial<OwnApplication> = {}): OwnApplication => ({
  id: applicationId,
  call_id: '0190f7c0-0000-7000-8000-0000000000c1',
  reference: 'APP-2026-000123',
  title: 'Mavuno Cold Chain',
  applicant_type: 'startup',
  public_label: 'being_reviewed',
  saved_at: '2026-11-03T09:00:00Z',
  submitted_at: '2026-11-03T09:00:00Z',
  released_at: null,
  created_at: '2026-10-28T09:00:00Z',
  call: { title: 'Food and climate 2026', closes_at: null },
  ...more,
})

/** An own application as its own page has it. */
export const anOwnDetail = (more: Partial<OwnApplicationDetail> = {}): OwnApplicationDetail => ({
  ...anOwn(),
  answers,
  reopened_sections: [],
  form: { definition: JSON.parse(JSON.stringify(definition)) },
  unsent: null,
  files: [deck],
  events: [
    { id: 'event-1', kind: 'submitted', data: {}, created_at: '2026-11-03T09:00:00Z' },
    {
      id: 'event-2',
      kind: 'moved',
      data: { public_label: 'being_reviewed' },
      created_at: '2026-11-05T09:00:00Z',
    },
  ],
  comments: [],
  decisions: [],
  ...more,
})
