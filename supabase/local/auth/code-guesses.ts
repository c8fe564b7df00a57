import type { PGlite } from '@electric-sql/pglite'
import { Attempts } from './attempts.ts'
import type { Caller } from './caller.ts'

/** Wrong codes for one account from one network: ten, then one in five minutes. */
const fromOneNetwork = { burst: 10, perMinute: 1 / 5 }
/** From all networks together from which no right one has come: twenty, then one in a quarter of an hour. */
const fromStrangers = { burst: 20, perMinute: 1 / 15 }
/** Challenges, of which a code needs one: as hosted projects allow them, for each account and network. */
const challenges = { burst: 30, perMinute: 15 }
/** How long a network is known from which a right code has come. */
const knownDays = 90

/**
 * How often codes of the second step may be tried. Whoever tries has the password, so that tries are few: three codes in a million are
 * good at a time, and a year of tries from elsewhere hits one of them with a chance of one in ten. They are counted for each network, and together for those that are strange to the account: somebody who has many
 * networks gets no further with them, and does not shut out the owner, who comes from where they have come from before.
 */
export class CodeGuesses {
  readonly #database: PGlite
  readonly #near = new Attempts(fromOneNetwork.burst, fromOneNetwork.perMinute)
  readonly #strange = new Attempts(fromStrangers.burst, fromStrangers.perMinute)
  readonly #challenges = new Attempts(challenges.burst, challenges.perMinute)

  constructor(database: PGlite) {
    this.#database = database
  }

  /** Takes a try of the caller; null where none is left for now, else what to call once the code was right. */
  async take({ userId }: Caller, address: string): Promise<(() => void) | null> {
    const { network, is_known } = await this.#from(userId, address)
    const pair = `${userId} ${network}`
    if (!this.#near.take(pair)) return null
    if (!is_known && !this.#strange.take(userId)) return null
    return () => {
      this.#near.forget(pair)
      if (!is_known) this.#strange.giveBack(userId)
    }
  }

  /** Takes a challenge; false where there is none left for now. */
  async takeChallenge({ userId }: Caller, address: string): Promise<boolean> {
    const { network } = await this.#from(userId, address)
    return this.#challenges.take(`${userId} ${network}`)
  }

  /** The network of an address, and whether a right code of this person has come from there. */
  async #from(userId: string, address: string): Promise<{ network: string; is_known: boolean }> {
    const { rows } = await this.#database.query<{ network: string; is_known: boolean }>(
      `with asked as (
         select network(set_masklen($2::inet, case family($2::inet) when 6 then 64 else 32 end)) as network
       )
       select asked.network::text as network, exists (
         select from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
         where f.user_id = $1 and c.ip_address <<= asked.network
           and c.verified_at > now() - make_interval(days => $3)
       ) as is_known
       from asked`,
      [userId, address, knownDays],
    )
    return rows[0] ?? { network: address, is_known: false }
  }
}
