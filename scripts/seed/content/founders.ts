import { readPieces } from './read-pieces.ts'

/** The founders of startups that came in before applications were kept here. */
export const alumni = readPieces('startups').flatMap((piece) => {
  const founder = piece.orNull('founder')
  if (!founder) return []
  const [name = '', email = ''] = founder.split(', ')
  const [first_name = '', ...rest] = name.split(' ')
  return {
    email,
    first_name,
    last_name: rest.join(' '),
    role: 'entrepreneur' as const,
    company_name: piece.need('name'),
    headline: 'Founder',
    country: piece.need('country'),
    city: piece.need('city'),
  }
})
