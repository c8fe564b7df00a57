import type { Plugin, UserConfig } from 'vite'
import { initialModules } from './initial-modules.ts'

/*
 * What goes together into one file. Left alone, the bundler makes a small file of everything that two pages share, and
 * small files compress badly. `npm run size` shows what a change here does.
 */
const others = [
  {
    // By itself, since pages need it that need nothing else of what it would be put with.
    name: 'errors',
    test: /\/src\/shared\/supabase\/errors\./,
  },
  {
    // What nearly every public page is put together from.
    name: 'page',
    test: /\/src\/shared\/ui\/(button-link|page-meta)\./,
  },
  {
    // What pages that read from the backend share.
    name: 'data',
    test: /node_modules\/@tanstack\/|\/src\/app\/(data-provider|query-client)\.|\/src\/shared\/use-when-quiet\./,
  },
  {
    // What nearly every page of the dashboard is put together from.
    name: 'parts',
    test: /\/src\/shared\/ui\/(badge|empty-state|load-error|notice|page-header|skeleton)\./,
  },
  {
    // What a short form is made of.
    name: 'fields',
    test: /\/src\/shared\/(ui\/(field|field-label|field-error|input|textarea|select|control-style)|forms\/use-kept-form|kept-text)\./,
  },
  {
    // What signing in through an organisation shows, before and after the library that does it.
    name: 'directory',
    test: /\/src\/features\/auth\/directory\/(settings|messages|directory-status|request-note|failures|redirect-frame|return-failed|leave-failed|returned)\./,
  },
  {
    // And what a longer one has besides.
    name: 'controls',
    test: /\/src\/shared\/(ui\/(fieldset|checkbox|radio-group)|forms\/use-form-errors)\./,
  },
]

/** Puts all that every page begins with into one file, and what kinds of pages share into others. */
export function chunkGroups(config: UserConfig): Plugin {
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: async () => {
      const initial = await initialModules(config)
      const groups = [{ name: 'base', test: (id: string) => initial.has(id) }, ...others]
      return {
        build: {
          rolldownOptions: {
            // Or a door that only names a page would bring along what else the feature shows.
            output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
          },
        },
      }
    },
  }
}
