/** What public pages read from the database, without the query client. */
export { islandElement, readIsland } from './island'
export { listKey } from './list-key'
export { siteQuery, type SiteQuery } from './site-query'
export { createSiteStore, SiteStoreContext } from './site-store'
export { type SiteData, useSiteData } from './use-site-data'
