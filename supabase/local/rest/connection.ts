import type { PGlite } from '@electric-sql/pglite'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, sql } from 'kysely'
import { PgliteConnection } from '@supabase/lite/pglite'
import { embeddedDialect } from './dialect.ts'
import { errorResponse, isPostgresError, unwritable } from './errors.ts'

type Queries = PgliteConnection['kysely']
type Run = Parameters<PgliteConnection['withContext']>
type Caller = NonNullable<Run[0]>
type Options = NonNullable<Run[2]>

/** What is used or replaced of the class below. */
interface Base {
  introspect(options?: { useCache?: boolean }): Promise<Introspection>
  clearSchemaCache(): Promise<void>
  exec<Result>(query: string): Promise<Result>
  close(): Promise<void>
  withContext<Result>(
    caller: Caller | undefined,
    run: (database: Queries) => Promise<Result>,
    options?: Options,
  ): Promise<Result>
}

interface Introspection {
  indexes: { schema: string; name: string }[]
}

/** The class below `PgliteConnection`, which the package does not export: it knows Postgres but opens no database. */
const PostgresConnection = Object.getPrototypeOf(PgliteConnection) as new (config: object) => Base

/** The roles that a token may name; a hosted project's `authenticator` can become no other. */
const roles = new Set(['anon', 'authenticated', 'service_role'])

/** What the request that is being answered came with. The REST server tells it to commands only, PostgREST to every statement. */
export const requestHeaders = new AsyncLocalStorage<Headers>()

/** Carries the answer of a request that must leave no trace. */
class Undo<Result> extends Error {
  readonly result: Result
  constructor(result: Result) {
    super('Rolled back')
    this.result = result
  }
}

/**
 * The database as the REST, auth and storage servers see it. Differs from the one that comes with them: requests do not
 * share transactions, nothing is granted that the migrations do not grant, a refusal is passed on with its SQLSTATE, and
 * a request that is answered with an error changes nothing.
 */
export class EmbeddedConnection extends PostgresConnection {
  readonly driver: PGlite
  readonly kysely: Queries
  readonly #known = new WeakSet<Introspection>()

  constructor(database: PGlite) {
    super({})
    this.driver = database
    this.kysely = new Kysely({ dialect: embeddedDialect(database) })
  }

  /** An index over some rows or over an expression makes no column unique, and no relationship one-to-one. */
  override async introspect(options?: { useCache?: boolean }): Promise<Introspection> {
    const schema = await super.introspect(options)
    if (this.#known.has(schema)) return schema
    const { rows } = await this.driver.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
       where i.indpred is not null or i.indexprs is not null`,
    )
    const partial = new Set(rows.map(({ name }) => name))
    schema.indexes = schema.indexes.filter(({ schema: of, name }) => !partial.has(`${of}.${name}`))
    this.#known.add(schema)
    return schema
  }

  override async exec<Result>(query: string): Promise<Result> {
    const results = await this.driver.exec(query)
    return { rows: results.at(-1)?.rows ?? [] } as Result
  }

  override async close(): Promise<void> {
    await this.clearSchemaCache()
  }

  override async withContext<Result>(
    caller: Caller | undefined,
    run: (database: Queries) => Promise<Result>,
    options: Options = {},
  ): Promise<Result> {
    if (options.transaction) {
      if (caller) await enter(options.transaction, caller, options)
      return run(options.transaction)
    }
    if (!caller && !options.forceRollback) return run(this.kysely)
    try {
      return await this.kysely.transaction().execute(async (transaction) => {
        if (caller) await enter(transaction, caller, options)
        const result = await run(transaction)
        const refused = result instanceof Response && result.status >= 400
        if (options.forceRollback || refused) throw new Undo(result)
        return result
      })
    } catch (error) {
      if (error instanceof Undo) return error.result as Result
      // Only REST requests name `rpc`, be it undefined; what they return is a response.
      if ('rpc' in options && isPostgresError(error) && !error.code.startsWith('PT')) {
        return errorResponse(error, roleOf(caller)) as Result
      }
      const refusal = 'rpc' in options && unwritable(error)
      if (refusal) return errorResponse(refusal, roleOf(caller)) as Result
      throw error
    }
  }
}

function roleOf(caller: Caller | undefined): string {
  const { role } = (caller?.['auth'] ?? {}) as { role?: unknown }
  return typeof role === 'string' ? role : 'anon'
}

/** Turns the transaction into the caller's: their role, their claims, and what a function may know about the request. */
async function enter(database: Queries, caller: Caller, options: Options): Promise<void> {
  const role = roleOf(caller)
  if (!roles.has(role)) throw insufficientPrivilege(role)
  const { jwt } = (caller['auth'] ?? {}) as { jwt?: unknown }
  const { operation } = (caller['storage'] ?? {}) as { operation?: unknown }
  const { rpc } = options
  const headers = rpc?.requestHeaders ?? Object.fromEntries(requestHeaders.getStore() ?? [])
  await sql`select
    set_config('role', ${role}, true),
    set_config('request.jwt.claims', ${JSON.stringify(jwt ?? { role })}, true),
    set_config('storage.operation', ${typeof operation === 'string' ? operation : ''}, true),
    set_config('request.method', ${rpc?.method ?? ''}, true),
    set_config('request.path', ${rpc?.path ?? ''}, true),
    set_config('request.headers', ${JSON.stringify(headers)}, true),
    set_config('response.status', '', true),
    set_config('response.headers', '', true),
    set_config('transaction_read_only', ${rpc?.readOnly ? 'on' : 'off'}, true)
  `.execute(database)
}

function insufficientPrivilege(role: string): Error {
  return Object.assign(new Error(`permission denied to set role "${role}"`), { code: '42501' })
}
