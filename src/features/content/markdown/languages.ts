/** The languages whose code is coloured, by the names that people give them. */
const names = {
  javascript: 'javascript',
  js: 'javascript',
  jsx: 'javascript',
  typescript: 'typescript',
  ts: 'typescript',
  tsx: 'typescript',
  json: 'json',
  python: 'python',
  py: 'python',
  sql: 'sql',
  shell: 'shell',
  bash: 'shell',
  sh: 'shell',
  html: 'html',
  css: 'css',
  yaml: 'yaml',
  yml: 'yaml',
} as const

export type Language = (typeof names)[keyof typeof names]

export function languageOf(name: string): Language | null {
  const known: Readonly<Record<string, Language>> = names
  const key = name.toLowerCase()
  return Object.hasOwn(known, key) ? (known[key] ?? null) : null
}
