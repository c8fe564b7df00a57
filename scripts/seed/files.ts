import { Buffer } from 'node:buffer'
import type { Answers, Json } from '../../supabase/functions/_shared/contracts/forms/answers.ts'
import { stableId } from '../forms/sql.ts'
import type { Application } from './applications.ts'
import { chance } from './chance.ts'
import { pdf, type Slide } from './pdf.ts'

export type SeedFile = {
  id: string
  application: Application
  field_key: string
  /** Inside the bucket `application-files`. */
  path: string
  name: string
  mime: string
  bytes: Buffer
}

type Made = { field_key: string; extension: string; mime: string; bytes: Buffer }

const colours = [
  [0.12, 0.35, 0.3],
  [0.55, 0.24, 0.16],
  [0.16, 0.26, 0.5],
  [0.45, 0.34, 0.08],
  [0.36, 0.18, 0.42],
  [0.1, 0.4, 0.48],
] as const

const text = (value: Json | undefined) => (typeof value === 'string' ? value : '')

const colourOf = (name: string) => colours[chance(`colour:${name}`, colours.length)] ?? colours[0]

function deckSlides(answers: Answers, name: string): Slide[] {
  const say = (key: string) => text(answers[key])
  return [
    { title: name, lines: [say('one_liner'), `${say('city')}, ${say('country')}`] },
    { title: 'The problem', lines: [say('problem')] },
    { title: 'What we do', lines: [say('solution')] },
    { title: 'What we have learned', lines: [say('insight'), say('customers')] },
    { title: 'Where we are', lines: [say('how_long'), say('growth_note'), say('business_model')] },
    { title: 'What we look for', lines: [say('introductions_wanted'), say('why_us')] },
  ]
}

function logo(name: string): Buffer {
  const [red, green, blue] = colourOf(name).map((part) => Math.round(part * 255))
  const turn = String(chance(`turn:${name}`, 4) * 90)
  const fill = `rgb(${[red, green, blue].join(' ')})`
  const shape =
    chance(`shape:${name}`, 2) === 0
      ? '<path d="M12 76V20h28a28 28 0 0 1 0 56z"/><circle cx="66" cy="34" r="14"/>'
      : '<path d="M12 76 48 12l36 64H60L48 54 36 76z"/>'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><g fill="${fill}" transform="rotate(${turn} 48 48)">${shape}</g></svg>\n`,
  )
}

function cvSlides({ first_name, last_name, ...answers }: Answers): Slide[] {
  const years = String(answers.years_of_experience)
  return [
    { title: `${text(first_name)} ${text(last_name)}`, lines: [text(answers.short_bio)] },
    { title: 'In short', lines: [text(answers.bio), `${years} years of experience.`] },
  ]
}

function made({ type, answers, journey }: Application): Made[] {
  const document = (field_key: string, slides: Slide[]): Made => {
    const bytes = pdf(slides, colourOf(slides[0]?.title ?? ''))
    return { field_key, extension: 'pdf', mime: 'application/pdf', bytes }
  }
  if (journey.status === 'draft') return []
  if (type === 'startup') {
    const name = text(answers.company_name)
    const mark = { field_key: 'logo', extension: 'svg', mime: 'image/svg+xml', bytes: logo(name) }
    const deck = document('deck', deckSlides(answers, name))
    return journey.earlier || chance(`logo:${name}`, 3) > 0 ? [deck] : [mark, deck]
  }
  if (type === 'advisor-mentor' && chance(`cv:${journey.who}`, 4) === 0) {
    return [document('cv', cvSlides(answers))]
  }
  return []
}

/** The files that belong to an application; the answer to their field is their id. */
export function filesOf(application: Application): SeedFile[] {
  return made(application).map(({ field_key, extension, mime, bytes }) => {
    const id = stableId(`file:${application.id}:${field_key}`)
    const name = slug(application.journey.who)
    return {
      id,
      application,
      field_key,
      path: `${application.id}/${id}.${extension}`,
      name: `${name}-${field_key}.${extension}`,
      mime,
      bytes,
    }
  })
}

function slug(name: string): string {
  const plain =
    name
      .split('@')[0]
      ?.normalize('NFKD')
      .replaceAll(/[^A-Za-z0-9 ]/g, '') ?? ''
  return plain.toLowerCase().trim().replaceAll(/\s+/g, '-')
}
