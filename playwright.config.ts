import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/get-chromium.ts'

/** Where the JSON report goes, when somebody wants one. */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // The production build on a backend of its own: seeded, in memory, on ports that are free.
  webServer: {
    command:
      'node supabase/local/start.ts --preview --memory --port 4310 --mail-port 4410 --directory-port 4510',
    wait: {
      stdout:
        /App\s+(?<E2E_APP_URL>http\S+)[\s\S]+Mail\s+(?<E2E_MAIL_URL>http\S+)[\s\S]+Directory\s+(?<E2E_DIRECTORY_URL>https\S+)[\s\S]+Stop with/,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  // Conditions, each of which a busy machine may take its time to meet.
  expect: { timeout: 20_000 },
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['list']],
  use: {
    // Known once the server above has said it, before the workers read this file.
    baseURL: process.env.E2E_APP_URL,
    // The directory that stands in has signed its certificate itself.
    ignoreHTTPSErrors: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    // What a worker answers cannot be held up or made to fail; the journeys without a network let it in.
    serviceWorkers: 'block',
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
