import { type TrustedDirectory, trustedDirectory } from '../auth/trusted-directory.ts'
import type { Config } from '../config.ts'
import { type StandInDirectory, startDirectory } from './server.ts'

/** The one that stands in on this machine, on this port or any free one; or a tenant of Microsoft Entra. */
export type DirectoryOptions = { port?: number } | { tenantId: string; clientId: string }

export interface Directory {
  /** Whose tokens are taken; null where `config.toml` has the provider switched off. */
  trusted: TrustedDirectory | null
  /** Null where there is a real one. */
  standIn: StandInDirectory | null
}

export async function openDirectory(
  options: DirectoryOptions | undefined,
  { auth }: Config,
  dataDir: string | undefined,
): Promise<Directory> {
  const azure = auth.external?.azure
  if (!options || !azure?.enabled) return { trusted: null, standIn: null }
  const clientIds = azure.client_id.split(',').map((id) => id.trim())
  if ('tenantId' in options) {
    const authority = `https://login.microsoftonline.com/${options.tenantId}`
    const trusted = trustedDirectory({
      issuer: `${authority}/v2.0`,
      keysUrl: `${authority}/discovery/v2.0/keys`,
      clientIds: [...clientIds, options.clientId],
    })
    return { trusted, standIn: null }
  }
  const standIn = await startDirectory({ dataDir, port: options.port })
  return { trusted: trustedDirectory({ ...standIn, clientIds }), standIn }
}
