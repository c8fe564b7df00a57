import type { ApplicantType } from '@contracts/forms/definition'
import type { QueryClient } from '@tanstack/react-query'

type Start = { search: URLSearchParams; queryClient: QueryClient }

/** Begins to fetch what a form page will ask for, and the code of drafts, side by side with the page's own code. */
export const startForm =
  (type: ApplicantType) =>
  ({ search, queryClient }: Start): void => {
    void import('../drafts/form-session')
    void import('./controls/choices-combobox')
    void import('./controls/file-control')
    if (search.has('received') || search.has('application')) return
    const slug = search.get('call')
    void import('./form-queries').then(({ formQueries }) =>
      queryClient.prefetchQuery(formQueries.calls(type, slug ? { slug } : 'open')),
    )
  }
