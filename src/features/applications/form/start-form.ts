import type { ApplicantType } from '@contracts/forms/definition'
import type { QueryClient } from '@tanstack/react-query'
import type { CallWithForm } from './form-queries'

type Start = { search: URLSearchParams; queryClient: QueryClient }

/** What does not arrive is asked for again where it is used, and said there. */
const ahead = (loading: Promise<unknown>): void => void loading.catch(() => undefined)

/** Begins to fetch what a form page will ask for, and the code of drafts, side by side with the page's own code. */
export const startForm =
  (type: ApplicantType) =>
  ({ search, queryClient }: Start): void => {
    ahead(import('../drafts/form-session'))
    if (search.has('received') || search.has('application')) return
    ahead(readCalls(type, search.get('call'), queryClient))
  }

async function readCalls(type: ApplicantType, slug: string | null, queryClient: QueryClient) {
  const { formQueries } = await import('./form-queries')
  const calls = formQueries.calls(type, slug ? { slug } : 'open')
  await queryClient.prefetchQuery(calls)
  for (const { form } of queryClient.getQueryData(calls.queryKey) ?? []) await fetchControls(form)
}

/** The larger controls, where the first section has them. */
async function fetchControls({ definition }: CallWithForm['form']): Promise<void> {
  const types = new Set(definition.sections[0]?.fields.map(({ type }) => type))
  await Promise.all([
    (types.has('multi_select') || types.has('countries')) && import('./controls/choices-combobox'),
    types.has('file') && import('./controls/file-control'),
  ])
}
