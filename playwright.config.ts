import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/get-chromium.ts'

/** Where the JSON report goes, when somebody wants one. */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // The production build on a backend of its own: seeded, in memory, on ports that are free.
  webServer: {
    command: 'node supabase/local/start.ts --preview --memory --port 4310 --mail-port 4410',
    wait: {
      stdout: /App\s+(?<E2E_APP_URL>http\S+)[\s\S]+Mail\s+(?<E2E_MAIL_URL>http\S+)[\s\S]+Stop with/,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['list']],
  use: {
    // Known once the server above has said it, before the workers read this file.
    baseURL: process.env.E2E_APP_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
