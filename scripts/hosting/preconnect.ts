import type { Plugin } from 'vite'

/**
 * Has the document open a connection to the backend before anything is asked of it, where that is on another host than the
 * site. Fonts are the site's own.
 */
export function preconnect(): Plugin {
  let backend: string | undefined
  return {
    name: 'preconnect',
    configResolved({ env }) {
      const url = String(env['VITE_SUPABASE_URL'] ?? '')
      backend = URL.canParse(url) ? new URL(url).origin : undefined
    },
    transformIndexHtml: () =>
      backend
        ? [{ tag: 'link', attrs: { rel: 'preconnect', href: backend, crossorigin: true } }]
        : [],
  }
}
