import { type SiteData, type SiteQuery, useSiteData } from '@/shared/site-data'
import { type Detail, useDetail } from './use-detail'

export type Opened<Data> = Detail & {
  /** By which parameter the address names it. */
  param: string
  read: SiteData<Data | null>
  /** All of it, once it is there. */
  whole: Data | undefined
  /** It is there, or on its way: it stands in the place of the list. */
  isOpen: boolean
}

/** One of a list of the public pages, where the address names it. Null is what a name of nothing is answered. */
export function useOpened<Data>(
  param: string,
  queryOf: (slug: string | null) => SiteQuery<Data | null>,
): Opened<Data> {
  const detail = useDetail(param)
  const read = useSiteData(queryOf(detail.slug))
  // What another name was answered says nothing of this one.
  const answer = read.isPrevious ? undefined : read.data
  return {
    ...detail,
    param,
    read,
    whole: answer ?? undefined,
    isOpen: detail.slug !== null && answer !== null,
  }
}
