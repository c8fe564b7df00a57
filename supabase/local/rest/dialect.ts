import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

/** Values as PostgREST writes them into JSON: times in ISO 8601, numbers only where exact. */
const parsers: QueryOptions['parsers'] = {
  20: exactInteger, // bigint
  1700: exactNumber, // numeric
  114: parseJson,
  3802: parseJson,
  1082: asWritten, // date
  1083: asWritten, // time
  1114: isoTime, // timestamp
  1184: isoTime, // timestamptz
  1266: asWritten, // timetz
}

function exactInteger(value: string): number | bigint {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : BigInt(value)
}

function exactNumber(value: string): number | string {
  const number = Number(value)
  return Number.isFinite(number) && String(number) === value ? number : value
}

function parseJson(value: string): unknown {
  return JSON.parse(value)
}

/** `2026-11-20 09:30:00+00` as `2026-11-20T09:30:00+00:00`; `infinity` and years before Christ stay as they are. */
function isoTime(value: string): string {
  return value.replace(/^(\d{4,}-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00')
}

function asWritten(value: string): string {
  return value
}

/**
 * A parameter as PGlite can write it. What an address says may look like a number, a flag or JSON (`{}`) and be compared with an
 * array; PGlite then stops in the middle of a message, and no statement after that is understood. As text it is what it was.
 */
function asWritable(value: unknown): unknown {
  if (value === null || value === undefined || Array.isArray(value)) return value
  if (ArrayBuffer.isView(value)) return value
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const asText = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value))
/** Types for which PGlite refuses a value that is not of theirs, instead of leaving that to Postgres. */
const serializers: QueryOptions['serializers'] = Object.fromEntries(
  // bool, text, bpchar, varchar, date, timestamp, timestamptz
  [16, 25, 1042, 1043, 1082, 1114, 1184].map((type) => [type, asText]),
)

/** Tells PGlite to roll back without anything having gone wrong. */
class RolledBack extends Error {}

/** One statement at a time, or one transaction that others wait for: PGlite has a single session. */
class Session implements DatabaseConnection {
  #database: PGlite
  #transaction: Transaction | null = null
  #end: { commit: () => void; rollback: (reason: Error) => void } | null = null
  #ended: Promise<unknown> = Promise.resolve()

  constructor(database: PGlite) {
    this.#database = database
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const target = this.#transaction ?? this.#database
    const parameters = query.parameters.map(asWritable)
    const result = await target.query<Row>(query.sql, parameters, {
      parsers,
      serializers,
    })
    const affected = result.affectedRows
    return {
      rows: result.rows,
      ...(affected === undefined ? {} : { numAffectedRows: BigInt(affected) }),
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database does not stream.')
  }

  /** PGlite's own transactions also hold back what others ask of the database meanwhile. */
  async begin(settings: TransactionSettings): Promise<void> {
    await new Promise<void>((started, failed) => {
      this.#ended = this.#database.transaction((transaction) => {
        this.#transaction = transaction
        return new Promise<void>((commit, rollback) => {
          this.#end = { commit, rollback }
          started()
        })
      })
      this.#ended.catch(failed)
    })
    if (settings.isolationLevel) {
      await this.#transaction?.exec(`set transaction isolation level ${settings.isolationLevel}`)
    }
  }

  async commit(): Promise<void> {
    this.#end?.commit()
    await this.#settle()
  }

  async rollback(): Promise<void> {
    this.#end?.rollback(new RolledBack())
    await this.#settle().catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  }

  async #settle(): Promise<void> {
    const ended = this.#ended
    this.#ended = Promise.resolve()
    this.#end = null
    try {
      await ended
    } finally {
      this.#transaction = null
    }
  }
}

class EmbeddedDriver implements Driver {
  #database: PGlite

  constructor(database: PGlite) {
    this.#database = database
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this.#database)
  }

  async beginTransaction(session: Session, settings: TransactionSettings): Promise<void> {
    await session.begin(settings)
  }

  async commitTransaction(session: Session): Promise<void> {
    await session.commit()
  }

  async rollbackTransaction(session: Session): Promise<void> {
    await session.rollback()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/**
 * Kysely over PGlite. The one that comes with the REST server lets two requests share a transaction, and with it the role
 * and the claims of whoever came first.
 */
export function embeddedDialect(database: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(database),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
