/** What a public page reads: a name under which it is kept, and how it is fetched. Everything that changes the answer belongs into the key. */
export type SiteQuery<Data> = { key: string; fetch: (signal: AbortSignal) => Promise<Data> }

export const siteQuery = <Data>(
  key: string,
  fetch: (signal: AbortSignal) => Promise<Data>,
): SiteQuery<Data> => ({ key, fetch })
