import type { PGlite } from '@electric-sql/pglite'
import { App, setExperimental, SmtpEmailDriver } from '@supabase/lite'
import type { Tokens } from '../auth/keys.ts'
import { type CaptchaCheck, captchaLayer } from '../auth/captcha-layer.ts'
import { codeLayer } from '../auth/code-layer.ts'
import { emailChangeLayer } from '../auth/email-change-layer.ts'
import { googleLayer, type StandInGoogle } from '../auth/google-layer.ts'
import { idTokenLayer } from '../auth/id-token-layer.ts'
import { limitsLayer } from '../auth/limits-layer.ts'
import { AuthMailer } from '../auth/mailer.ts'
import { phoneLayer } from '../auth/phone-layer.ts'
import { secondFactorLayer } from '../auth/second-factor-layer.ts'
import { signUpLayer } from '../auth/sign-up-layer.ts'
import { hookFunction, tokenLayer } from '../auth/token-layer.ts'
import type { TrustedDirectory } from '../auth/trusted-directory.ts'
import { userLayer } from '../auth/user-layer.ts'
import type { Config } from '../config.ts'
import { type Handler, stack } from '../http/layers.ts'
import { oneSpellingLayer } from '../http/one-spelling-layer.ts'
import { FileAdapter } from '../storage/adapter.ts'
import { storageLayer } from '../storage/layer.ts'
import { EmbeddedConnection, requestHeaders } from './connection.ts'
import { rpcLayer } from './rpc-layer.ts'

export interface ApiOptions {
  database: PGlite
  config: Config
  tokens: Tokens
  jwtSecret: string
  /** Where uploaded files are kept. */
  filesDir: string
  smtpPort: number
  /** The origin of the app, known once something listens. */
  siteUrl: () => string
  /** Whose ID tokens are taken for a session; nobody's where there is none. */
  directory?: TrustedDirectory | null
  /** Asks whether a token stands for a person; null where nobody has to show that. */
  captcha?: CaptchaCheck | null
  /** What stands in for Google on this machine, where something does. */
  google?: StandInGoogle | null
}

const sender = { name: 'Fourfold', address: 'no-reply@fourfold.example' }

/** REST, auth and storage: the light implementation that Supabase keeps, with what it lacks around it. */
export async function createApi(options: ApiOptions): Promise<Handler> {
  const { database, config, tokens, siteUrl } = options

  const connection = new EmbeddedConnection(database)
  const email = new SmtpEmailDriver({
    host: '127.0.0.1',
    port: options.smtpPort,
    from: sender,
  })
  const mailer = new AuthMailer(email, config, siteUrl)
  const app = new App({
    connection: connection as never,
    api: { enabled: true, schemas: config.api.schemas, max_rows: config.api.max_rows },
    auth: { ...authSettings(config), jwt_secret: options.jwtSecret, site_url: siteUrl() },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    studio: { enabled: false },
    options: {
      drivers: { email },
      server: {
        disableStudio: true,
        apiKeys: { resolver: (key: string) => tokens.resolveKey(key) },
      },
    },
  })
  app._storageAdapter = new FileAdapter(options.filesDir)
  app._mailer = mailer
  await app.init()
  // After `init`, which would warn of it on every start.
  setExperimental('storage', true)
  await connection.introspect()
  await database.listen('pgrst', () => {
    connection.clearSchemaCache().catch((error: unknown) => console.error(error))
  })

  const hook = config.auth.hook?.custom_access_token
  const tokenSettings = {
    database,
    tokens,
    siteUrl,
    hook: hook?.enabled ? hookFunction(hook.uri) : null,
  }
  return stack(
    [
      oneSpellingLayer,
      storageLayer(tokens),
      rpcLayer(database),
      limitsLayer(config),
      captchaLayer(options.captcha ?? null, tokens),
      tokenLayer(tokenSettings),
      userLayer({ database, tokens, config, mailer }),
      secondFactorLayer({
        database,
        tokens,
        config,
        siteUrl,
        onChange: (address, change) =>
          mailer.notify(`mfa_factor_${change}`, address, { Email: address, FactorType: 'totp' }),
      }),
      codeLayer,
      googleLayer(options.google ?? null),
      emailChangeLayer({ database, config, mailer }),
      idTokenLayer({ database, tokens, config, mailer, directory: options.directory ?? null }),
      phoneLayer({ database, tokens, config }),
      signUpLayer({ database, mailer, config }),
    ],
    async (request) => {
      if (app.config.auth) app.config.auth.site_url = siteUrl()
      // Where Google leads back to.
      if (app.config.api) app.config.api.external_url = siteUrl()
      return requestHeaders.run(request.headers, () => app.fetch(request, { peerAddress: null }))
    },
  )
}

/** Only what the auth server knows: it refuses settings that are meant for others. */
function authSettings({ auth }: Config) {
  const { email } = auth
  return {
    enabled: true,
    enable_signup: auth.enable_signup,
    jwt_expiry: auth.jwt_expiry,
    minimum_password_length: auth.minimum_password_length,
    additional_redirect_urls: auth.additional_redirect_urls,
    external: { google: auth.external?.google ?? { enabled: false } },
    enable_refresh_token_rotation: auth.enable_refresh_token_rotation,
    refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
    email: {
      enable_signup: true,
      enable_confirmations: email.enable_confirmations,
      double_confirm_changes: email.double_confirm_changes,
      otp_expiry: email.otp_expiry,
      otp_length: email.otp_length,
    },
  }
}
