import type { PGlite } from '@electric-sql/pglite'
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { type CaptchaCheck, captchaCheck } from './auth/captcha-layer.ts'
import { Tokens } from './auth/keys.ts'
import { publishableKey } from './auth/public-key.ts'
import { readSecrets } from './auth/secrets.ts'
import { fetchTrusting } from './auth/trusted-directory.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { type DirectoryOptions, openDirectory } from './directory/open.ts'
import { directoryPath } from './directory/registration.ts'
import type { StandInDirectory } from './directory/server.ts'
import { startSchedule } from './functions/schedule.ts'
import { FunctionServer } from './functions/server.ts'
import type { Handler } from './http/layers.ts'
import { lock } from './lock.ts'
import { startMailServer } from './mail/server.ts'
import { startRealtime } from './realtime/server.ts'
import { createApi } from './rest/api.ts'
import { storeSeedFiles } from './storage/seed-files.ts'

export interface BackendOptions {
  /** Where everything is kept. Without it nothing outlives the process. */
  dataDir?: string
  /** With the demo programme, when the data is new. */
  seed?: boolean
  /** Without the migrations of the project; for tests that bring their own tables. */
  migrations?: boolean
  /** Start edge functions anew when their files change. */
  watch?: boolean
  /** Empty the outbox and tidy up, as is usual; a test that is not about mail is quicker without. */
  schedule?: boolean
  smtpPort?: number
  mailPort?: number
  /** Other limits on signing in than those of `config.toml`, which leave room for a whole run of tests from one address. */
  rateLimits?: Config['auth']['rate_limit']
  /** What stands in for the check that `config.toml` may switch on, so that a test can say who passes. */
  captcha?: CaptchaCheck | null
  /** The directory of the organisation; without it nobody signs in that way. */
  directory?: DirectoryOptions
}

/** The parts of a Supabase project, in this process and not yet listening. */
export interface Backend {
  /** Answers everything below `prefixes`. */
  handle: Handler
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** To be called with the origin of the app as soon as something listens there; again, when that changes. */
  listening: (origin: string) => Promise<void>
  mailUrl: string
  smtpPort: number
  /** As when a mail provider fails; another server may take its port afterwards. */
  stopMail: () => Promise<void>
  anonKey: string
  serviceRoleKey: string
  /** What the schedule proves itself with when it calls a function. */
  functionSecret: string
  database: PGlite
  /** What stands in for the organisation's directory, where something does. */
  directory: StandInDirectory | null
  /** Ends what the backend does by itself; it still answers, so that nothing ends half done. */
  stopWork: () => Promise<void>
  close: () => Promise<void>
}

export const prefixes = ['/rest/v1', '/auth/v1', '/storage/v1', '/functions/v1', '/realtime/v1']

/** Starts everything but the listening: whoever serves it says where. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { dataDir } = options
  const workDir = dataDir ?? join(tmpdir(), `fourfold-${randomUUID()}`)
  await mkdir(workDir, { recursive: true })
  const unlock = await lock(workDir)
  const mailStart = startMailServer({
    directory: join(workDir, 'mail'),
    ...(options.smtpPort === undefined ? {} : { smtpPort: options.smtpPort }),
    ...(options.mailPort === undefined ? {} : { webPort: options.mailPort }),
  })
  // Heard further down; until then it is nobody's surprise.
  mailStart.catch(() => undefined)
  const config = await readConfig()
  if (options.rateLimits) config.auth.rate_limit = options.rateLimits
  const directoryStart = openDirectory(options.directory, config, dataDir)
  directoryStart.catch(() => undefined)
  const database = await openDatabase({
    seed: options.seed ?? false,
    ...(options.migrations === undefined ? {} : { migrations: options.migrations }),
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, 'database') }),
  }).catch(async (error: unknown) => {
    await (await mailStart).close()
    await (await directoryStart).standIn?.close()
    await unlock()
    throw error
  })
  const [secrets, mail, { trusted, standIn }] = await Promise.all([
    readSecrets(dataDir),
    mailStart,
    directoryStart,
  ])
  const tokens = new Tokens(secrets.jwt)
  const serviceRoleKey = await tokens.classicKey('service_role')
  let origin = 'http://localhost'

  const api = await createApi({
    database,
    config,
    tokens,
    jwtSecret: secrets.jwt,
    filesDir: join(workDir, 'files'),
    smtpPort: mail.smtpPort,
    siteUrl: () => origin,
    directory: trusted,
    captcha: options.captcha ?? captchaCheck(config),
    google: standIn && { addresses: standIn.google, ask: fetchTrusting(standIn.certificate) },
  })
  if (options.seed) await storeSeedFiles({ database, api, config, serviceRoleKey })
  const functions = new FunctionServer({
    config,
    tokens,
    watch: options.watch ?? false,
    environment: () => ({
      // Named by number, since not everything that resolves `localhost` tries both of its addresses.
      SUPABASE_URL: origin.replace('//localhost', '//127.0.0.1'),
      SUPABASE_ANON_KEY: publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
      FUNCTION_SECRET: secrets.functions,
      APP_ORIGINS: [origin, origin.replace('//localhost', '//127.0.0.1')].join(','),
      MAIL_FROM: 'no-reply@fourfold.example',
      CONTACT_TO: 'hello@fourfold.example',
      SEND_EMAIL_HOOK_SECRET: `v1,whsec_${Buffer.from(secrets.functions).toString('base64')}`,
      DEPLOY_HOOK_URL: process.env['DEPLOY_HOOK_URL'] ?? '',
      TURNSTILE_SECRET_KEY: process.env['TURNSTILE_SECRET_KEY'] ?? '',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mail.smtpPort),
    }),
  })
  const realtime = await startRealtime(database, tokens)
  let schedule: ReturnType<typeof startSchedule> | null = null

  return {
    handle: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/functions/v1/')) return functions.handle(request)
      if (standIn && pathname === directoryPath) {
        return Response.json({ authority: standIn.authority, metadata: standIn.metadata })
      }
      return api(request)
    },
    upgrade: realtime.upgrade,
    listening: async (at) => {
      origin = at
      if (options.schedule === false) return
      await (schedule ??= startSchedule(database, functions, secrets.functions))
    },
    mailUrl: mail.url,
    smtpPort: mail.smtpPort,
    stopMail: mail.close,
    anonKey: publishableKey,
    serviceRoleKey,
    functionSecret: secrets.functions,
    database,
    directory: standIn,
    stopWork: async () => {
      // It may still be starting.
      await (await schedule)?.close()
      await functions.close()
    },
    close: async () => {
      await standIn?.close()
      await realtime.close()
      await mail.close()
      await database.close()
      await unlock()
      if (dataDir === undefined) await rm(workDir, { recursive: true, force: true })
    },
  }
}
