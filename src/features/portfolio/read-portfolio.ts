/** What the public pages of this feature ask of the database; fetched with the first question. */
export { fetchOpening, fetchOpenings } from './careers/read-openings'
export { fetchChallenge, fetchChallenges } from './innovation/read-challenges'
export { fetchCountries } from './read-countries'
export { fetchStartup, fetchStartups } from './startups/read-startups'
