import type { ReactNode } from 'react'
import type { PageHead } from '@/shared/seo/head'
import { cx } from '@/shared/ui/cx'
import { Notice } from '@/shared/ui/notice'
import { PageMeta } from '@/shared/ui/page-meta'
import { ListHeader } from './list-header'

type ListPageProps = {
  path: string
  words: { meta: { title: string; description: string }; title: string; lead: string }
  jsonLd?: PageHead['jsonLd']
  /** What stands below the lead. */
  more?: ReactNode
  /** Said of what the address names and there is not. */
  missing?: string | false
  /** What follows the list, over the full width. */
  after?: ReactNode
  children: ReactNode
}

/** A list of the public pages: its heading, and then whatever finds and shows what is in it. */
export function ListPage({ path, words, jsonLd, more, missing, after, children }: ListPageProps) {
  return (
    <>
      <div
        className={cx(
          'mx-auto grid max-w-content grid-cols-1 gap-10 px-4 pt-12 sm:px-6 md:pt-18',
          after ? 'pb-18' : 'pb-26',
        )}
      >
        <PageMeta {...words.meta} canonical={path} {...(jsonLd && { jsonLd })} />
        <ListHeader title={words.title}>
          <p>{words.lead}</p>
          {more}
        </ListHeader>
        {missing && (
          <Notice tone="warning" live>
            {missing}
          </Notice>
        )}
        {children}
      </div>
      {after}
    </>
  )
}
