import { readPublic } from '@/shared/supabase/read-public'

export type ShownCountry = { list: 'portfolio' | 'openings'; country: string }

export const fetchCountries = (signal: AbortSignal) =>
  readPublic<ShownCountry>('rpc/shown_countries', {}, signal)
