import { brotliSize, closure, entryKey, readManifest } from './manifest.ts'
import { loadSite, moduleOf } from './site-bundle.ts'

/*
 * `npm run size`, after a build: the JavaScript that each route loads before it is drawn, compressed, and the part that
 * is the route's own. Fails over budget. Pages behind a session also load the backend's client, side by side with that.
 */
const kB = 1000
type Budget = { whole: number; own: number }
const budgets: Record<string, Budget> = {
  public: { whole: 90 * kB, own: 10 * kB },
  bare: { whole: 140 * kB, own: 30 * kB },
  form: { whole: 125 * kB, own: 30 * kB },
  dashboard: { whole: 140 * kB, own: 30 * kB },
}

const manifest = readManifest()
const entry = closure(manifest, entryKey(manifest))
const client = closure(manifest, 'src/shared/supabase/client.ts')

const sizes = new Map<string, number>()
function sizeOf(keys: Iterable<string>): number {
  let total = 0
  for (const key of keys) {
    const file = manifest[key]?.file ?? ''
    if (!file.endsWith('.js')) continue
    const size = sizes.get(file) ?? brotliSize(file)
    sizes.set(file, size)
    total += size
  }
  return total
}

const inKB = (bytes: number) => (bytes / kB).toFixed(1).padStart(6)

const { siteRoutes } = await loadSite()
let failed = false
console.log('kB brotli   whole    own   with client   route')
for (const { path, layout, load } of siteRoutes()) {
  const budget = budgets[layout]
  if (!budget) throw new Error(`No budget for the layout ${layout}`)
  const shared = new Set(entry)
  if (layout !== 'public') {
    for (const key of closure(manifest, `src/app/layouts/${layout}-layout.tsx`)) shared.add(key)
  }
  const all = new Set([...shared, ...closure(manifest, await moduleOf(load))])
  const own = [...all].filter((key) => !shared.has(key))

  const whole = sizeOf(all)
  const withClient = sizeOf(new Set([...all, ...client]))
  const over = whole > budget.whole || sizeOf(own) > budget.own
  failed ||= over
  console.log(
    `         ${inKB(whole)} ${inKB(sizeOf(own))}        ${inKB(withClient)}   ${path}${over ? '   OVER BUDGET' : ''}`,
  )
}
if (failed) process.exitCode = 1
