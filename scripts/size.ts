import { brotliSize, chunksWith, closure, entryKey, readManifest } from './manifest.ts'
import { loadSite, moduleOf } from './site-bundle.ts'

/*
 * `npm run size`, after a build: the JavaScript that each route needs before it is drawn, compressed, and the part that
 * is the route's own. Fails over budget. Behind a session that includes the backend's client; what opens over a page, and
 * the connection for live messages, comes after it.
 */
const kB = 1000
type Budget = { whole: number; own: number }
const aims: Record<string, Budget> = {
  public: { whole: 90 * kB, own: 10 * kB },
  bare: { whole: 140 * kB, own: 30 * kB },
  form: { whole: 125 * kB, own: 30 * kB },
  dashboard: { whole: 140 * kB, own: 30 * kB },
}
/** Pages that do not keep to their aim yet, and what they must not grow beyond. */
const ceilings: Partial<Record<string, number>> = {
  // A form, which pages with a layout of forms may take 125 for; and that of the newsletter, which the blog has as well.
  '/contact': 93 * kB,
  // Each asks for the terms and the second step before it shows anything.
  '/dashboard/applications staff': 150 * kB,
  '/dashboard/applications/:id staff': 153.5 * kB,
  '/dashboard/applications/:id member': 149 * kB,
  '/dashboard/content': 142.5 * kB,
  '/dashboard/content/:kind/new': 141 * kB,
  '/dashboard/content/:kind/:id': 141 * kB,
  '/dashboard/messages': 145 * kB,
}

const manifest = readManifest()
const entry = closure(manifest, entryKey(manifest))
const client = closure(manifest, 'src/shared/supabase/client.ts')

/** Pages that are one thing to staff and another to members: what each of them draws. */
const sides: Partial<Record<string, Record<string, string>>> = {
  '/dashboard': {
    staff: 'src/features/review/home/staff-home.tsx',
    member: 'src/features/applications/list/own-home.tsx',
  },
  '/dashboard/applications': {
    staff: 'src/features/review/list/staff-list.tsx',
    member: 'src/features/applications/list/own-list-page.tsx',
  },
  '/dashboard/applications/:id': {
    staff: 'src/features/review/detail/staff-detail-page.tsx',
    member: 'src/features/applications/detail/own-detail-page.tsx',
  },
}

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

/**
 * The library that talks to an organisation's directory, known by what it says of itself there, and who fetches it on demand:
 * only the pages of signing in, and not even they before somebody wants it.
 */
const msal = chunksWith(manifest, 'msal.js.browser')
const msalPages = ['/auth', '/login', '/auth-redirect']
const has = (keys: Iterable<string>, wanted: Set<string>) =>
  [...keys].some((key) => wanted.has(key))
const fetchesMsal = new Set(
  Object.keys(manifest).filter((key) =>
    (manifest[key]?.dynamicImports ?? []).some((each) => has(closure(manifest, each), msal)),
  ),
)

const inKB = (bytes: number) => (bytes / kB).toFixed(1).padStart(6)

const { siteRoutes } = await loadSite()
let failed = false
console.log('kB brotli   whole    own   route')
for (const { path, layout, load } of siteRoutes()) {
  const aim = aims[layout]
  if (!aim) throw new Error(`No aim for the layout ${layout}`)
  const shared = new Set(entry)
  if (layout !== 'public') {
    for (const key of closure(manifest, `src/app/layouts/${layout}-layout.tsx`)) shared.add(key)
  }
  // An application can be begun, and a page of signing in be read, without the client.
  if (layout === 'dashboard') for (const key of client) shared.add(key)

  const page = closure(manifest, await moduleOf(load))
  for (const [side, module] of Object.entries(sides[path] ?? { '': '' })) {
    const drawn = module ? closure(manifest, module) : []
    const all = new Set([...shared, ...page, ...drawn])
    const whole = sizeOf(all)
    const own = sizeOf([...all].filter((key) => !shared.has(key)))
    const name = side ? `${path} ${side}` : path
    const over = whole > (ceilings[name] ?? aim.whole) || own > aim.own
    failed ||= over
    const note = over ? 'OVER BUDGET' : whole > aim.whole ? `over its aim of ${aim.whole / kB}` : ''
    const isWithMsal = has(all, msal) || (!msalPages.includes(path) && has(all, fetchesMsal))
    if (isWithMsal) console.log(`The directory's library must not come with ${path}`)
    failed ||= isWithMsal
    console.log(`         ${inKB(whole)} ${inKB(own)}   ${name.padEnd(36)} ${note}`.trimEnd())
  }
}
if (msal.size === 0)
  throw new Error('The library of the directory has another name: look for it here.')
const engine = closure(manifest, 'src/features/auth/directory/directory-engine.tsx')
const signIn = closure(manifest, 'src/features/auth/auth-page.tsx', new Set(entry))
console.log(
  `         ${inKB(sizeOf([...engine].filter((key) => !signIn.has(key))))}          on /auth and /login, on demand: the directory`,
)
if (failed) process.exitCode = 1
