/** What the stand-in directory knows the app by: as a tenant and an app registration of Microsoft Entra would. */
export const standIn = {
  tenantId: 'f0f0f0f0-0000-4000-8000-0000000000d1',
  /** The same stands in `config.toml`, as the audience whose tokens the backend takes. */
  clientId: 'f0f0f0f0-0000-4000-8000-0000000000a1',
} as const

/** The client that the embedded backend is to what stands in for Google; `config.toml` says the same. */
export const googleClient = {
  id: 'fourfold-embedded.apps.example',
  secret: 'known-to-the-stand-in-alone',
} as const

/** Where the app asks the embedded backend which directory there is: its port is known only once it listens. */
export const directoryPath = '/auth/v1/directory'
