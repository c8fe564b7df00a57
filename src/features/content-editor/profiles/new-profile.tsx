import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchBox } from '@/shared/list/search-box'
import { countryName } from '@/shared/format/countries'
import { refusal } from '@/shared/supabase/errors'
import { loadSupabase } from '@/shared/supabase/load-client'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/load-error'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { PageMeta } from '@/shared/ui/page-meta'
import { RelativeTime } from '@/shared/ui/relative-time'
import { Skeleton } from '@/shared/ui/skeleton'
import { contentAddress, editorAddress } from '../addresses'
import { refusalSentence } from '../edit/messages'
import { kindWords } from '../messages'
import { contentQueries } from '../queries'
import { newProfileMessages as words } from './messages'
import { profileCandidates } from './queries'

/** Whose profile is to be begun. */
export function NewProfile() {
  const [search, setSearch] = useState('')
  const list = useQuery(profileCandidates(search))
  const navigate = useNavigate()
  const begin = useMutation({
    networkMode: 'always',
    mutationFn: async (application_id: string) => {
      const supabase = await loadSupabase()
      const { data } = await supabase
        .rpc('create_portfolio_profile', { application_id })
        .throwOnError()
      return data
    },
    onSuccess: (id, _application, _shown, { client }) => {
      void client.invalidateQueries({ queryKey: contentQueries.all() })
      void navigate(editorAddress('organisations', id))
    },
  })
  const hint = refusal(begin.error)?.hint

  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <PageHeader
        title={words.title}
        lead={words.lead}
        breadcrumbs={[
          { to: contentAddress, label: words.content },
          { to: `${contentAddress}?kind=organisations`, label: kindWords.organisations.many },
        ]}
      />
      <div className="max-w-form">
        <SearchBox
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          value={search}
          onSearch={setSearch}
        />
      </div>
      <div className="grid gap-4 pt-4">
        {begin.isError && (
          <Notice tone="danger" live title={words.beginFailed}>
            {hint === 'not_accepted' ? words.notAccepted : refusalSentence(begin.error)}
          </Notice>
        )}
        {list.isPending && (
          <div role="status" aria-label={words.loading}>
            <Skeleton lines={6} />
          </div>
        )}
        {list.isError && (
          <LoadError
            title={words.failed}
            error={list.error}
            onRetry={list.refetch}
            busy={list.isFetching}
          />
        )}
        {list.data?.length === 0 && (
          <EmptyState title={search.trim() ? words.noMatch : words.emptyTitle}>
            {!search.trim() && words.emptyText}
          </EmptyState>
        )}
        {list.data && list.data.length > 0 && (
          <ul aria-label={words.list} className="border-t border-line">
            {list.data.map((one) => (
              <li
                key={one.application_id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
              >
                <div className="grid min-w-0 gap-0.5">
                  <p dir="auto" className="text-3 font-medium wrap-anywhere">
                    {one.title}
                  </p>
                  <p className="flex flex-wrap gap-x-3 text-1 text-muted">
                    <span>{one.reference}</span>
                    {one.country && <span>{countryName(one.country)}</span>}
                    <span>
                      {words.told} <RelativeTime date={one.released_at} />
                    </span>
                  </p>
                  {!one.has_owner && <p className="text-1 text-warning">{words.noOwner}</p>}
                </div>
                <Button
                  intent="secondary"
                  size="sm"
                  aria-label={words.beginFor(one.title)}
                  busy={begin.isPending}
                  onClick={() => begin.mutate(one.application_id)}
                >
                  {words.begin}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
