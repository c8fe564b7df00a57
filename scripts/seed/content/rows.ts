import { stableId } from '../../forms/sql.ts'
import type { Application } from '../applications.ts'
import { callId } from '../calls.ts'
import { chance } from '../chance.ts'
import { type CallKey, startups } from '../data.ts'
import { type Person, personBy, staffMember } from '../people.ts'
import { imageOf } from '../pictures/pictures.ts'
import { type Piece, readPieces, readQuestions } from './read-pieces.ts'

const states = ['draft', 'scheduled', 'published', 'archived']

/** Its state, and the days since it was published; what is scheduled lies as many before now. */
function published(piece: Piece) {
  const state = piece.text('state') || 'published'
  if (!states.includes(state)) throw new Error(`${piece.slug} is ${state}.`)
  const days = piece.number('days')
  if ((state === 'draft') !== (days === null)) throw new Error(`${piece.slug} has no day.`)
  return { state, days, minute: 8 * 60 + chance(`published:${piece.slug}`, 9 * 60) }
}

const shared = (kind: string, piece: Piece) => ({
  id: stableId(`${kind}:${piece.slug}`),
  slug: piece.slug,
  ...published(piece),
})

const posts = () =>
  readPieces('posts').map((piece) => {
    const member = staffMember(piece.need('author'))
    return {
      ...shared('post', piece),
      title: piece.need('title'),
      summary: piece.need('summary'),
      body: piece.body,
      tags: piece.words('tags'),
      author_name: member ? `${member.first_name} ${member.last_name}` : piece.need('author'),
      author_title: member ? `${member.headline}, Fourfold` : piece.need('author_title'),
      image: imageOf(piece),
    }
  })

const resources = () =>
  readPieces('resources').map((piece) => ({
    ...shared('resource', piece),
    kind: piece.need('kind'),
    title: piece.need('title'),
    summary: piece.need('summary'),
    provider: piece.need('provider'),
    audience: piece.words('audience'),
    sectors: piece.words('sectors'),
    stages: piece.words('stages'),
    members_only: piece.is('members_only'),
    image: imageOf(piece),
    body: piece.body,
    url: piece.orNull('url'),
  }))

const faqs = () =>
  readQuestions().map(({ topic, position, question, piece }) => ({
    id: stableId(`faq:${piece.slug}`),
    slug: piece.slug,
    question,
    answer: piece.body,
    topic,
    audience: piece.words('audience'),
    position,
    state: 'published',
    days: 200 + chance(`published:${piece.slug}`, 80),
    minute: 9 * 60,
  }))

/** A startup is what its application says, or, of earlier cohorts, what its own text says. */
function organisation(piece: Piece, applications: readonly Application[]) {
  const applied = piece.orNull('application')
  const application = applications.find(
    ({ type, answers }) => type === 'startup' && answers.company_name === applied,
  )
  const answers = startups.find(({ company_name }) => company_name === applied)
  if (applied && (!application || !answers)) throw new Error(`${applied} has not applied.`)
  const owner: Person = application?.person ?? personBy(piece.need('founder').split(', ')[1] ?? '')
  return {
    ...shared('organisation', piece),
    name: answers?.company_name ?? piece.need('name'),
    tagline: piece.need('tagline'),
    description: piece.body,
    website: answers?.website ?? piece.orNull('website'),
    country: answers?.country ?? piece.need('country'),
    city: answers?.city ?? piece.need('city'),
    sectors: answers?.sectors ?? piece.words('sectors'),
    stage: answers?.stage ?? piece.need('stage'),
    founded_year: answers ? Number(answers.founded?.slice(0, 4)) : piece.number('founded'),
    cohort: piece.need('cohort'),
    featured: piece.is('featured'),
    image: imageOf(piece),
    application_id: application?.id ?? null,
    owner: owner.id,
    consented: piece.text('consent') !== 'no',
  }
}

const openings = () =>
  readPieces('openings').map((piece) => {
    const startup = piece.orNull('startup')
    return {
      ...shared('opening', piece),
      title: piece.need('title'),
      organisation_id: startup && stableId(`organisation:${startup}`),
      summary: piece.need('summary'),
      body: piece.body,
      city: piece.text('city'),
      country: piece.orNull('country'),
      workplace: piece.need('workplace'),
      contract: piece.need('contract'),
      pay: piece.text('pay'),
      apply_to: piece.need('apply_to'),
      closes: piece.number('closes'),
    }
  })

const challenges = () =>
  readPieces('challenges').map((piece) => {
    const call = piece.orNull('call')
    return {
      ...shared('challenge', piece),
      title: piece.need('title'),
      partner_name: piece.need('partner'),
      partner_kind: piece.need('partner_kind'),
      summary: piece.need('summary'),
      body: piece.body,
      sectors: piece.words('sectors'),
      countries: piece.words('countries'),
      reward: piece.need('reward'),
      call_id: call && callId(call as CallKey),
      opens: piece.number('opens'),
      closes: piece.number('closes'),
      time_zone: piece.need('zone'),
      image: imageOf(piece),
    }
  })

/** Everything that the demo programme publishes, as rows. */
export const contentRows = (applications: readonly Application[]) => ({
  posts: posts(),
  resources: resources(),
  faqs: faqs(),
  organisations: readPieces('startups').map((piece) => organisation(piece, applications)),
  openings: openings(),
  challenges: challenges(),
})
export type ContentRows = ReturnType<typeof contentRows>
