/** The password of everybody in the demo programme. */
export const demoPassword = 'fourfold-demo-2026'

export interface DemoPerson {
  email: string
  /** What there is to see when signed in as them. */
  what: string
}

/** The people of `supabase/seed.sql` that are worth signing in as. */
export const demoPeople: DemoPerson[] = [
  { email: 'amina.odhiambo@fourfold.example', what: 'administrator' },
  { email: 'tomas.herrera@fourfold.example', what: 'programme manager' },
  { email: 'lea.fontaine@fourfold.example', what: 'reviewer' },
  { email: 'wanjiru.kamau@mavuno.example', what: 'founder with applications' },
  { email: 'jonas.lindqvist@hemlock.example', what: 'founder who has not applied yet' },
  { email: 'priya.raman@northquay.example', what: 'investor' },
  { email: 'oluwaseun.adeyemi@mentors.example', what: 'advisor-mentor' },
  { email: 'camille.roussel@atelier-cloud.example', what: 'support partner' },
]
