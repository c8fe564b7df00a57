/** Public pages, whose html is made when the site is built; it carries their content. */
export const prerenderedPaths = [
  '/',
  '/home',
  '/how-it-works',
  '/join',
  '/apply',
  '/terms-of-service',
  '/privacy-policy',
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
  '/reset-password': 'app',
  '/dashboard': 'app-dashboard',
  '/dashboard/:path*': 'app-dashboard',
} as const

/** A hosted backend: its data, files and live connection. */
const backend = ['https://*.supabase.co', 'wss://*.supabase.co']
const backendFiles = 'https://*.supabase.co'

/**
 * What a page may load and from where, no wider than what is used today. Styles may be inline, because the critical
 * ones are and because dialogs lock scrolling by one; scripts may not, save the one in `index.html`, by its hash.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', backendFiles],
    'media-src': ["'self'", 'blob:', backendFiles],
    'frame-src': ["'self'", 'blob:', backendFiles],
    'connect-src': ["'self'", ...backend],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

type Header = { key: string; value: string }

function securityHeaders(scriptHashes: readonly string[]): Header[] {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(scriptHashes) },
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  ]
}

/** The host's whole configuration. `npm run hosting` writes it to `vercel.json`; a test holds the file to it. */
export function hosting(scriptHashes: readonly string[]) {
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
      { source: '/(.*)', headers: securityHeaders(scriptHashes) },
      {
        source: '/assets/(.*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      ...['/(.*\\.svg)', '/manifest.webmanifest'].map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      })),
    ],
  }
}
