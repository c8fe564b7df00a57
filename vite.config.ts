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
  build: { manifest: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          // Nothing here is about speed, and a machine may be busy with other things.
          testTimeout: 30_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'supabase/functions/_shared/contracts/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          setupFiles: ['tests/support/setup.ts'],
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
