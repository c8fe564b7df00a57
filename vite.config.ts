import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './scripts/build-chunks.ts'
import { checkProviders } from './scripts/check-providers.ts'
import { preconnect } from './scripts/hosting/preconnect.ts'
import { previewAsHosted } from './scripts/hosting/preview.ts'
import { leanRouter } from './scripts/lean-router.ts'
import { embeddedBackend } from './supabase/local/vite-plugin.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const resolve = {
  alias: {
    '@contracts': at('./supabase/functions/_shared/contracts'),
    '@tests': at('./tests'),
    '@': at('./src'),
  },
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    leanRouter(),
    checkProviders(),
    embeddedBackend(),
    previewAsHosted(),
    preconnect(),
    chunkGroups({ root: at('.'), resolve, plugins: [leanRouter()] }),
  ],
  resolve,
  // Browsers that know no such preloads ask for the same files a moment later.
  build: { manifest: true, modulePreload: { polyfill: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Few processes for many files: loading jsdom, React and msw anew takes longer than most files' tests.
          isolate: false,
          environment: at('./vitest.environment.ts'),
          setupFiles: ['tests/support/own-page.ts', 'tests/support/setup.ts'],
          sequence: { setupFiles: 'list' },
          // Of these, which hold on to a page or keep a state of their own, each file has its own as well.
          server: {
            deps: { inline: [/@testing-library/, /@tanstack/, /fake-indexeddb/, /\/idb\//] },
          },
          alias: {
            '@testing-library/react': at(
              './node_modules/@testing-library/react/dist/@testing-library/react.esm.js',
            ),
            '@testing-library/dom': at(
              './node_modules/@testing-library/dom/dist/@testing-library/dom.esm.js',
            ),
          },
          // Nothing here is about speed, and a machine may be busy with other things.
          testTimeout: 30_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'supabase/functions/_shared/contracts/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          environment: 'node',
          include: ['tests/db/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          globalSetup: ['tests/backend/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
