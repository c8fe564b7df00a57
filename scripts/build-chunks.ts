/*
 * What goes together into one file. Left alone, the bundler makes a small file of everything that two pages share, and
 * small files compress badly. `npm run size` shows what a change here does.
 */
const reactQueryContext = 'react-query/build/modern/(QueryClientProvider|queryOptions)'

export const chunkGroups = [
  {
    // All that every page needs, public ones too.
    name: 'base',
    tags: ['$initial' as const],
    test: new RegExp(
      [
        'node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/',
        reactQueryContext,
        '/src/config/',
        '/src/shared/(auth|supabase)/',
        '/src/shared/(device-storage|tab-notes|load-once|saves-data)\\.',
        '/src/shared/ui/(mark|button|button-style|cx|toast|toast-store|theme|palette-entries)\\.',
        'vite/preload',
        'rolldown/runtime',
      ].join('|'),
    ),
  },
  {
    // What pages that read from the backend share.
    name: 'data',
    test: new RegExp(
      `node_modules/@tanstack/(?!${reactQueryContext})|/src/app/data-provider|/src/shared/use-when-quiet\\.`,
    ),
  },
  {
    // What nearly every page of the dashboard is put together from.
    name: 'parts',
    test: /\/src\/shared\/ui\/(badge|empty-state|load-error|notice|page-header|skeleton)\./,
  },
  {
    name: 'controls',
    test: /\/src\/shared\/(ui\/(field|fieldset|field-label|field-error|input|textarea|select|checkbox|radio-group|control-style)|forms\/use-form-errors)\./,
  },
]
