export type DirectorySettings = {
  tenantId: string
  clientId: string
  /** Where the tenant is, unless it is at Microsoft; a path of our own says where it is when asked. */
  authority: string
}

/** The directory of the organisation, or null where nobody signs in that way. */
export function directorySettings(): DirectorySettings | null {
  const { VITE_MSAL_TENANT_ID, VITE_MSAL_CLIENT_ID, VITE_MSAL_AUTHORITY } = import.meta.env
  if (!VITE_MSAL_TENANT_ID || !VITE_MSAL_CLIENT_ID) return null
  return {
    tenantId: VITE_MSAL_TENANT_ID,
    clientId: VITE_MSAL_CLIENT_ID,
    authority: VITE_MSAL_AUTHORITY || `https://login.microsoftonline.com/${VITE_MSAL_TENANT_ID}`,
  }
}
