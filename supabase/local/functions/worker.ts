import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { localDir, rootDir } from '../paths.ts'

const deno = join(
  rootDir,
  'node_modules',
  'deno',
  process.platform === 'win32' ? 'deno.exe' : 'deno',
)

/** What comes from npm is resolved in node_modules, and nothing is ever fetched. */
const flags = [
  '--no-check',
  '--no-prompt',
  '--no-remote',
  '--cached-only',
  '--node-modules-dir=manual',
]
/** A hosted function may read its environment and use the network, and that is all. */
const permissions = ['--allow-env', '--allow-net']

const server = join(rootDir, 'supabase', 'local', 'functions', 'serve-in-deno.ts')

const listening = /Listening on (http:\/\/\S+?)\/?$/

/** One edge function in a Deno process of its own. */
export class Worker {
  readonly url: Promise<string>
  readonly #process: ChildProcess
  #stopped = false

  constructor(directory: string, name: string, environment: Record<string, string>) {
    const entry = join(directory, name, 'index.ts')
    const config = join(directory, 'deno.json')
    // Modules that are found at run time have to be readable: the functions, and what they use from npm.
    const readable = [directory, join(rootDir, 'node_modules')].join(',')
    const args = [...flags, '--config', config, ...permissions, `--allow-read=${readable}`]
    this.#process = spawn(deno, ['run', ...args, server, pathToFileURL(entry).href], {
      cwd: rootDir,
      env: {
        PATH: process.env['PATH'],
        NO_COLOR: '1',
        DENO_DIR: join(localDir, 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
        ...environment,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Ctrl+C goes to the whole group of processes. We end it ourselves, once nobody waits for its answer any more; and should
      // we end without a word, it notices that nobody holds the other end of its input. Windows would open a window for it.
      detached: process.platform !== 'win32',
    })
    this.url = this.#listening(name)
    // Whoever calls the function is told; nobody else has to be.
    this.url.catch(() => undefined)
  }

  /** False as soon as the process has ended, be it by a crash. */
  get alive(): boolean {
    return !this.#stopped && this.#process.exitCode === null && this.#process.signalCode === null
  }

  async stop(): Promise<void> {
    if (!this.alive) return
    this.#stopped = true
    const exit = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await exit
  }

  /** The address that the process says it listens on. What else it writes goes to our own log. */
  #listening(name: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const said: string[] = []
      for (const stream of [this.#process.stdout, this.#process.stderr]) {
        if (!stream) continue
        createInterface({ input: stream }).on('line', (line) => {
          const url = listening.exec(line)?.[1]
          if (url !== undefined) resolve(url)
          else {
            said.push(line)
            if (line !== '') console.error(`[${name}] ${line}`)
          }
        })
      }
      this.#process.once('error', reject)
      this.#process.once('exit', () => {
        reject(new Error(`The function ${name} did not start. ${said.join('\n')}`))
      })
    })
  }
}
