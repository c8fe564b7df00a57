/** Public pages, whose html is made when the site is built; it carries their content. */
export const prerenderedPaths = [
  '/',
  '/home',
  '/about',
  '/how-it-works',
  '/for-startups',
  '/for-investors',
  '/join',
  '/apply',
  '/blog',
  '/resources',
  '/support',
  '/portfolio',
  '/innovation',
  '/careers',
  '/contact',
  '/terms-of-service',
  '/terms-of-use',
  '/privacy-policy',
  '/code-of-conduct',
  '/terms-consent',
  '/application-form',
  '/application-form/startup',
  '/application-form/investor',
  '/application-form/advisor-mentor',
  '/application-form/support-partner',
] as const

/**
 * Paths that an empty shell answers, and which; the app draws the rest. The shell of the dashboard also names the code
 * that each of its pages needs, so that it comes with the app's and not after it. Any other path is answered 404.
 */
export const shellPaths = {
  '/auth': 'app',
  '/login': 'app',
  '/auth-callback': 'app',
  '/auth-redirect': 'app',
  '/reset-password': 'app',
  // What was published after the build; the rest has html of its own.
  '/blog/:id': 'app',
  '/dashboard': 'app-dashboard',
  '/dashboard/:path*': 'app-dashboard',
} as const

const signInPaths = ['/auth', '/login', '/auth-callback', '/auth-redirect', '/reset-password']

/** Any project at Supabase: its data, files and live connection. Who says which one is theirs gets that one. */
const anyBackend = 'https://*.supabase.co'
/** Where visitors show that they are people, once an operator has set that up: a script, and the frame that it opens. */
const personCheck = 'https://challenges.cloudflare.com'
/** Where an organisation signs its people in: its answers, and the hidden frame that asks whether it still knows somebody. */
const directory = 'https://login.microsoftonline.com'
/**
 * Where people sign in with Google. The way there is a navigation of the whole page, through the backend and back, so nothing of
 * Google's is loaded, framed or asked; what is left is a form that begins it, whose redirects browsers hold to this list.
 */
const google = 'https://accounts.google.com'

/** What an operator has said of whom pages talk to, in the environment in which this is written. */
export type HostingSettings = {
  /** Their backend: `VITE_SUPABASE_URL`. */
  backendUrl?: string | undefined
  /** Where pages ask which country a visitor is in: `VITE_GEOIP_URL`. A path of the app's own needs no leave. */
  geoipUrl?: string | undefined
}

const originOf = (url: string | undefined): string | undefined =>
  url && /^https?:/.test(url) ? new URL(url).origin : undefined

/**
 * What a page may load and from where, no wider than what is used today. Styles may be inline, because the critical
 * ones are and because dialogs lock scrolling by one; scripts may not, save the one in `index.html`, by its hash.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  settings: HostingSettings = {},
  frameAncestors: "'none'" | "'self'" = "'none'",
): string {
  const backend = originOf(settings.backendUrl) ?? anyBackend
  const geoip = originOf(settings.geoipUrl)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), personCheck],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', backend],
    'media-src': ["'self'", 'blob:', backend],
    'frame-src': ["'self'", 'blob:', backend, personCheck, directory],
    'connect-src': [
      "'self'",
      backend,
      backend.replace('http', 'ws'),
      directory,
      ...(geoip ? [geoip] : []),
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", google],
    'frame-ancestors': [frameAncestors],
    'base-uri': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

type Header = { key: string; value: string }

/** What browsers could do and neither the app nor what it shows in a frame has a use for. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const

function securityHeaders(policy: string): Header[] {
  return [
    { key: 'Content-Security-Policy', value: policy },
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    // Not narrower: whether somebody has closed the window of their organisation has to be seen.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'Permissions-Policy', value: unused.map((feature) => `${feature}=()`).join(', ') },
  ]
}

/**
 * The page that the directory leads back to, also in the window that the sign-in page has opened, which may not be cut off from
 * it, and in its hidden frame.
 */
function wayBackHeaders(policy: string): Header[] {
  return [
    { key: 'Content-Security-Policy', value: policy },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' },
  ]
}

/** The host's whole configuration. `npm run hosting` writes it to `vercel.json`; a test holds the file to it. */
export function hosting(scriptHashes: readonly string[], settings: HostingSettings = {}) {
  const policyFor = (frameAncestors: "'none'" | "'self'") =>
    contentSecurityPolicy(scriptHashes, settings, frameAncestors)
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'vite',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    rewrites: Object.entries(shellPaths).map(([source, shell]) => ({
      source,
      destination: `/${shell}`,
    })),
    headers: [
      { source: '/(.*)', headers: securityHeaders(policyFor("'none'")) },
      { source: '/auth-redirect', headers: wayBackHeaders(policyFor("'self'")) },
      // Nobody is told from which of these somebody came, nor with what in the address.
      ...signInPaths.map((source) => ({
        source,
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      })),
      {
        source: '/assets/(.*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        source: '/blog/feed.xml',
        headers: [
          { key: 'Content-Type', value: 'application/rss+xml; charset=utf-8' },
          { key: 'Cache-Control', value: 'public, max-age=3600' },
        ],
      },
      // A worker is looked for anew each time, and by that every new version of the app.
      { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      ...['/(.*\\.svg)', '/icons/(.*)', '/apple-touch-icon.png', '/manifest.webmanifest'].map(
        (source) => ({
          source,
          headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
        }),
      ),
    ],
  }
}
