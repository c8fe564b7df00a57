import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const production = 'node_modules/react-router/dist/production/index.mjs'

/** What keeps parts of the router in the build that we do not use, and what says the same without them. */
const cuts: [what: RegExp, by: string][] = [
  // A name for developers' tools makes forms, scroll restoration and a second router count as used.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (\w+)\.forwardRef\(/g, '= /* @__PURE__ */ $1.forwardRef('],
  // Links can fetch what a framework's manifest lists; there is none, and pages are fetched by `prefetch.ts`.
  [
    /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/,
    'let prefetchRef, prefetchHandlers;',
  ],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  // A router that reads data itself navigates, marks transitions and shows failures in ways of its own; ours does not.
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
  [/useViewTransitionState\(path\) && viewTransition === true/, 'false'],
  [/match\.route\.errorElement \|\| defaultErrorElement/, 'match.route.errorElement'],
  [
    /return dataRouterState && \(match\.route\.ErrorBoundary [^?]*\? [\s\S]*?\n {6}\) : getChildren\(\);/,
    'return getChildren();',
  ],
]

/**
 * The router as it is meant for production, which its package names nowhere, without what nobody uses: 4 kB of the 90
 * that a public page may have. Fails when a new version of it looks different.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    config: ({ root = '.' }) => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: resolve(root, production) }] },
    }),
    transform(code, id) {
      if (!id.includes('react-router/dist/production/') || !code.includes('var Link = '))
        return undefined
      return cuts.reduce((left, [what, by]) => {
        if (left.search(what) < 0) throw new Error(`The router has nothing like ${what}`)
        return left.replace(what, by)
      }, code)
    },
  }
}
