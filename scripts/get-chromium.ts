/**
 * Finds a Chromium for the journeys, and gets one where there is none: one that is there, else Playwright's own
 * download, else the package of the distribution. Run by itself it says which it is.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The first Chromium of this machine, or `undefined`. `CHROME_PATH` wins. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [
    ...(process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []),
    ...usualPlaces,
    ...onPath,
    chromium.executablePath(),
  ].find((path) => existsSync(path))
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Starts it once: a file that is there may still lack a library. */
const works = (path: string): boolean =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

/** A working Chromium, fetched when there is none. Ends the process with advice when none can be had. */
export function getChromium(): string {
  const ways = [
    { says: '', get: () => true },
    {
      says: 'No Chromium on this machine: downloading the one that Playwright keeps.',
      get: () => run('playwright', 'install', 'chromium'),
    },
    {
      says: 'That did not work: installing the package "chromium" of the distribution.',
      get: () =>
        process.getuid?.() === 0 &&
        existsSync('/usr/bin/apt-get') &&
        run('apt-get', 'update') &&
        run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium'),
    },
  ]
  for (const { says, get } of ways) {
    if (says) console.log(says)
    const path = get() ? findChromium() : undefined
    if (path && works(path)) return path
  }
  console.error('No Chromium could be had. Install one, or name it in CHROME_PATH.')
  process.exit(1)
}

if (import.meta.main) console.log(`Chromium: ${getChromium()}`)
