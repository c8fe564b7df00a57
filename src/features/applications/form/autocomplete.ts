import type { Field, FillKey } from '@contracts/forms/definition'

const tokens: Record<FillKey, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel',
  title: 'organization-title',
  pronouns: 'off',
  company_name: 'organization',
  website: 'url',
  country: 'country',
  city: 'address-level2',
  linkedin: 'url',
  bio: 'off',
  time_zone: 'off',
}

/**
 * What a browser may fill in by itself. In a group only the first item can be about whoever fills in the form; the
 * others would get the same name and address again.
 */
export function autocompleteOf(field: Field, path: string): string {
  if (!field.fills) return 'off'
  const index = /\.(\d+)\./.exec(path)?.[1]
  return index === undefined || index === '0' ? tokens[field.fills] : 'off'
}
