import type { Answers, Json, JsonObject } from '@contracts/forms/answers'
import type { ValidationMode } from '@contracts/forms/context'
import {
  type Field,
  fieldsOf,
  type FormDefinition,
  optionsOf,
  type Vocabularies,
} from '@contracts/forms/definition'

type Random = {
  /** 0 up to, not including, 1. */
  next: () => number
  below: (limit: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** Always the same numbers from the same seed (mulberry32), so that a failure can be looked at again. */
function randomFrom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  return { next, below, pick }
}

const texts = [
  ...[
    '',
    ' ',
    '\u200b',
    '\u00a0\t',
    'x',
    'Wanjiru',
    'شركة الحصاد',
    '🌾🌾🌾',
    'a\u0301',
    '<b>x</b>',
    "';--",
  ],
  ...[
    'https://mavuno.example',
    'https://müller.example/ä?b#c',
    'http://localhost',
    'https://a@b.example',
  ],
  ...['w@mavuno.example', 'w@mavuno', 'ü@mavuno.example', '+254712345678', '0712', '+1'],
  ...[
    '2026-11',
    '2026-13',
    '2026-02-28',
    '2026-02-29',
    '1899-01',
    'any',
    'anywhere',
    'other',
    'energy',
  ],
  ...['KE', 'ke', 'constructor', '__proto__', 'a1b2c3d4-e5f6-4a1b-8c2d-1234567890ab', 'A1B2C3D4'],
]
const numbers = [0, 1, -1, 2.5, 0.1 + 0.2, 33.33, 1.005, 99, 100, 101, 1900, 1987, 2100, 2101, 1e12]
const oddNumbers = [
  1e-7,
  5e-324,
  1e21,
  1e308,
  1.7976931348623157e308,
  -1e15,
  1e12 + 0.01,
  123456789.12,
]
const currencies = ['EUR', 'KES', 'USD', 'kes', 'XXX', '', 'toolong', null, 5]
const keys = ['__proto__', 'constructor', 'status', 'é', '🌾', '\uff5e', 'a.b', '', 'Name']

function anything(random: Random, depth = 0): Json {
  const kind = random.below(depth > 2 ? 5 : 8)
  if (kind === 0) return null
  if (kind === 1) return random.next() < 0.5
  if (kind === 2) return random.pick([...numbers, ...oddNumbers])
  if (kind <= 4) return random.pick(texts)
  const length = random.below(4)
  if (kind === 5) return Array.from({ length }, () => anything(random, depth + 1))
  const entries = Array.from({ length }, (): [string, Json] => [
    random.pick([...keys, 'amount', 'currency', 'first_name']),
    anything(random, depth + 1),
  ])
  return Object.fromEntries(entries)
}

function text(random: Random, field: Field): string {
  const max = field.max_length ?? 120
  const long = random.pick(['a', 'é', '🌾', ' ', '\u200b']).repeat(max + random.below(3) - 1)
  return random.pick([...texts, ...texts, long])
}

function money(random: Random): Json {
  const entries: [string, Json][] = [
    ['amount', random.pick<Json>([...numbers, ...oddNumbers, null, '5'])],
    ['currency', random.pick<Json>(['EUR', 'EUR', 'KES', ...currencies])],
    ['extra', 1],
  ]
  return Object.fromEntries(
    entries.filter(([key]) => random.next() < (key === 'extra' ? 0.05 : 0.9)),
  )
}

function choice(random: Random, field: Field, vocabularies: Vocabularies): string {
  const ids = optionsOf(field, vocabularies).map((option) => option.id)
  const any = field.any_option ? [field.any_option.id] : []
  return random.pick([...ids.slice(0, 12), ...any, ...(random.next() < 0.2 ? texts : [])])
}

/** Something that could be meant as an answer: often right, sometimes just beside it, now and then nonsense. */
function answer(random: Random, field: Field, vocabularies: Vocabularies): Json {
  if (random.next() < 0.12) return anything(random)
  const many = <Item>(make: () => Item, most: number) =>
    Array.from({ length: random.below(most) }, make)
  switch (field.type) {
    case 'number':
    case 'percent':
    case 'year':
      return random.pick([...numbers, ...oddNumbers])
    case 'money':
      return money(random)
    case 'yes_no':
    case 'consent':
      return random.next() < 0.7
    case 'country':
      return random.pick(['KE', 'FR', 'BR', 'ZZ', 'ke'])
    case 'select':
      return choice(random, field, vocabularies)
    case 'multi_select':
    case 'countries':
      return many(() => choice(random, field, vocabularies), (field.max_items ?? 4) + 3)
    case 'group':
      return many(() => answers(random, field.fields ?? [], vocabularies), 5)
    default:
      return text(random, field)
  }
}

function answers(random: Random, fields: readonly Field[], vocabularies: Vocabularies): JsonObject {
  const asked = fields.filter(() => random.next() < 0.75)
  const entries = asked.map((field): [string, Json] => [
    field.key,
    answer(random, field, vocabularies),
  ])
  if (random.next() < 0.15) entries.push([random.pick(keys), anything(random)])
  return Object.fromEntries(entries)
}

/** Many answers to a form, half drafts, half submissions; the same ones for the same seed. */
export function randomCases(
  definition: FormDefinition,
  vocabularies: Vocabularies,
  { seed, count }: { seed: number; count: number },
): { answers: Answers; mode: ValidationMode }[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => ({
    answers: answers(random, fieldsOf(definition), vocabularies),
    mode: index % 2 === 0 ? 'submit' : 'draft',
  }))
}
